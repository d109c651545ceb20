import { LANGUAGES, type Language } from '../languages.ts'
import { readCodeMeta } from '../rules/code-meta.ts'
import type { CodeNode } from '../syntax.ts'
import { javascriptOf } from './javascript-of.ts'

/** The JavaScript of a block of TypeScript, for those who do not write types. */
export interface DerivedCode {
  code: string
  language: Language
  /** The same of the hidden code before it. */
  setUp: string | null
}

const TARGETS: Record<string, string> = { ts: 'js', tsx: 'jsx' }

/**
 * JavaScript by block, where it differs from the TypeScript. None for fragments no parser reads, for blocks of nothing but
 * types, and for blocks about a type error. The parser is loaded when the first block needs it.
 */
export async function deriveBlocks(
  nodes: CodeNode[],
  setUps: Map<CodeNode, string>,
): Promise<Map<CodeNode, DerivedCode>> {
  const derived = new Map<CodeNode, DerivedCode>()
  const scripts = nodes.filter(isScript)
  if (scripts.length === 0) return derived
  const { parseSync } = await import('rolldown/utils')
  for (const node of scripts) {
    const lang = languageOf(node)
    const setUp = setUps.get(node)
    const whole = setUp === undefined ? node.value : `${setUp}\n${node.value}`
    const parsed = parseSync(`block.${lang}`, whole, { lang, sourceType: 'module' })
    if (parsed.errors.length > 0) continue
    // Lines keep their places, so what was joined can be parted again.
    const lines = javascriptOf(whole, parsed)?.split('\n')
    const code = lines?.slice(-node.value.split('\n').length).join('\n')
    if (!lines || code === undefined || !hasCode(code) || bare(code) === bare(node.value)) continue
    derived.set(node, {
      code,
      language: LANGUAGES[TARGETS[lang] ?? ''] as Language,
      setUp: setUp === undefined ? null : lines.slice(0, setUp.split('\n').length).join('\n').trimStart(),
    })
  }
  return derived
}

const languageOf = (node: CodeNode) => LANGUAGES[node.lang ?? '']?.id as 'ts' | 'tsx'

function isScript(node: CodeNode): boolean {
  if (!Object.hasOwn(TARGETS, languageOf(node) ?? '')) return false
  return readCodeMeta(node.meta ?? '', Infinity, () => {}).sample.errors.length === 0
}

const bare = (code: string) => code.replace(/\s+/g, '')
/** Imports alone, or remarks alone, are nothing to offer. */
const hasCode = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replace(/^import [^;]*?from .*$/gm, '')
    .trim() !== ''
