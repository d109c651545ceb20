import { languageOf } from '../languages.ts'
import { readCodeMeta } from '../rules/code-meta.ts'
import type { CodeNode } from '../syntax.ts'
import type { DeriveCode, DerivedCode, ScriptLanguage } from './derive-code.ts'

/** The JavaScript of a block, with hidden code before it; null where there is none. None for blocks about a type error. */
export function deriveBlock(node: CodeNode, setUp: string | undefined, derive: DeriveCode): DerivedCode | null {
  const lang = scriptLanguage(node.lang ?? '')
  return lang && !isAboutErrors(node) ? derive(lang, node.value, setUp) : null
}

/** The name of a language, or the ending of a file, that JavaScript can be made of. */
export function scriptLanguage(name: string): ScriptLanguage | null {
  const id = languageOf(name)?.id
  return id === 'ts' || id === 'tsx' ? id : null
}

const isAboutErrors = ({ meta }: CodeNode) => readCodeMeta(meta ?? '', Infinity, () => {}).sample.errors.length > 0
