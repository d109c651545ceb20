import { LANGUAGES } from '../languages.ts'
import { readCodeMeta } from '../rules/code-meta.ts'
import type { CodeNode } from '../syntax.ts'
import type { DeriveCode, DerivedCode, ScriptLanguage } from './derive-code.ts'

/** JavaScript by block, where there is any. None for blocks about a type error. */
export function deriveBlocks(
  nodes: CodeNode[],
  setUps: Map<CodeNode, string>,
  derive: DeriveCode,
): Map<CodeNode, DerivedCode> {
  const derived = new Map<CodeNode, DerivedCode>()
  for (const node of nodes) {
    const lang = scriptLanguage(node.lang ?? '')
    const javascript = lang && !isAboutErrors(node) ? derive(lang, node.value, setUps.get(node)) : null
    if (javascript) derived.set(node, javascript)
  }
  return derived
}

/** The name of a language, or the ending of a file, that JavaScript can be made of. */
export function scriptLanguage(name: string): ScriptLanguage | null {
  const id = LANGUAGES[name]?.id
  return id === 'ts' || id === 'tsx' ? id : null
}

const isAboutErrors = ({ meta }: CodeNode) => readCodeMeta(meta ?? '', Infinity, () => {}).sample.errors.length > 0
