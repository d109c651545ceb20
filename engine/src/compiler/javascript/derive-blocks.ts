import { LANGUAGES, type Language } from '../languages.ts'
import { readCodeMeta } from '../rules/code-meta.ts'
import type { CodeNode } from '../syntax.ts'
import { type DerivedScript, javascriptOf } from './javascript-of.ts'

/** The JavaScript of a block of TypeScript, for those who do not write types. */
export interface DerivedCode {
  code: string
  language: Language
  /** For each line the lines of the block that it was made of, from 1 on. */
  lines: number[][]
  /** The same of the hidden code before it. */
  setUp: string | null
}

const TARGETS = { ts: LANGUAGES.js, tsx: LANGUAGES.jsx }

/**
 * JavaScript by block, where it differs from the TypeScript. None for fragments no parser reads, for blocks of nothing but
 * types, and for blocks about a type error. The parser is loaded when the first block needs it.
 */
export async function deriveBlocks(
  nodes: CodeNode[],
  setUps: Map<CodeNode, string>,
): Promise<Map<CodeNode, DerivedCode>> {
  const derived = new Map<CodeNode, DerivedCode>()
  const scripts = nodes.flatMap(scriptOf)
  if (scripts.length === 0) return derived
  const { parseSync } = await import('rolldown/utils')
  for (const { node, lang } of scripts) {
    const setUp = setUps.get(node)
    const whole = setUp === undefined ? node.value : `${setUp}\n${node.value}`
    const parsed = parseSync(`block.${lang}`, whole, { lang, sourceType: 'module' })
    if (parsed.errors.length > 0) continue
    const script = javascriptOf(whole, parsed)
    if (!script) continue
    const setUpLines = setUp === undefined ? 0 : setUp.split('\n').length
    const shown = partOf(script, (line) => line > setUpLines)
    if (!hasCode(shown.code) || bare(shown.code) === bare(node.value)) continue
    derived.set(node, {
      code: shown.code,
      language: TARGETS[lang],
      lines: shown.lines.map((from) => from.map((line) => line - setUpLines)),
      setUp: setUp === undefined ? null : partOf(script, (line) => line <= setUpLines).code,
    })
  }
  return derived
}

/** The lines that come from a part of what was joined, without blank ones at their ends. */
function partOf({ code, lines }: DerivedScript, isOf: (line: number) => boolean): DerivedScript {
  const texts = code.split('\n')
  const own = lines.flatMap((from, index) => (isOf(from[0] ?? 0) ? [index] : []))
  const hasText = (index: number) => texts[index]?.trim() !== ''
  const kept = own.slice(own.findIndex(hasText), own.findLastIndex(hasText) + 1)
  return { code: kept.map((index) => texts[index]).join('\n'), lines: kept.map((index) => lines[index] ?? []) }
}

/** A block that JavaScript can be made of. */
function scriptOf(node: CodeNode): Array<{ node: CodeNode; lang: keyof typeof TARGETS }> {
  const lang = LANGUAGES[node.lang ?? '']?.id
  if (lang !== 'ts' && lang !== 'tsx') return []
  return readCodeMeta(node.meta ?? '', Infinity, () => {}).sample.errors.length === 0 ? [{ node, lang }] : []
}

const bare = (code: string) => code.replace(/\s+/g, '')
/** Imports alone, or remarks alone, are nothing to offer. */
const hasCode = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replace(/^import [^;]*?from .*$/gm, '')
    .trim() !== ''
