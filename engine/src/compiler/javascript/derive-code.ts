import { onceEach } from '#model/once-each.ts'
import { loadScriptParser } from '../parse-script.ts'
import { type DerivedScript, javascriptOf } from './javascript-of.ts'

/** A stretch of text: offsets of its beginning and its end. */
export type Stretch = [start: number, end: number]

/** The JavaScript of some TypeScript, for those who do not write types: what is left of it without some stretches. */
export interface DerivedCode {
  code: string
  /** What JavaScript does not have, in order. */
  cuts: Stretch[]
  /** For each line the lines of the TypeScript that it was made of, from 1 on. */
  lines: number[][]
  /** The same of the hidden code before it. */
  setUp: { code: string; cuts: Stretch[] } | null
}

/** Languages that JavaScript can be made of. */
export type ScriptLanguage = 'ts' | 'tsx'

/**
 * Makes JavaScript of code, and of hidden code before it. Null where it does not differ from the TypeScript, for nothing but types, and
 * for fragments that no parser reads.
 */
export type DeriveCode = (lang: ScriptLanguage, code: string, setUp?: string) => DerivedCode | null

/** Loads the parser. */
export const loadDeriveCode = onceEach(async (): Promise<DeriveCode> => {
  const parse = await loadScriptParser()
  return rememberDerived((lang, code, setUp) => {
    const whole = setUp === undefined ? code : `${setUp}\n${code}`
    const parsed = parse(whole, lang)
    const script = parsed && javascriptOf(whole, parsed)
    if (!script) return null
    const setUpLines = setUp === undefined ? 0 : setUp.split('\n').length
    const shown = partOf(script, (line) => line > setUpLines)
    if (!hasCode(shown.code) || bare(shown.code) === bare(code)) return null
    const hidden = setUp === undefined ? null : partOf(script, (line) => line <= setUpLines)
    const before = whole.length - code.length // the hidden code, and the end of its last line
    return {
      code: shown.code,
      cuts: gapsBetween(shown.kept, before, whole.length),
      lines: shown.lines.map((from) => from.map((line) => line - setUpLines)),
      setUp: hidden && { code: hidden.code, cuts: gapsBetween(hidden.kept, 0, before - 1) },
    }
  })
})

/** Enough for the pages an author is at work on; a build meets each block once and gains nothing from more. */
const REMEMBERED_BLOCKS = 500

/** Remembers what became of the last blocks, so that an edit of a page's prose reads no code again. */
export function rememberDerived(derive: DeriveCode): DeriveCode {
  const known = new Map<string, DerivedCode | null>()
  return (lang, code, setUp) => {
    const key = JSON.stringify([lang, code, setUp])
    let derived = known.get(key)
    if (derived === undefined) {
      derived = derive(lang, code, setUp)
      known.set(key, derived)
      const [first] = known.keys()
      if (known.size > REMEMBERED_BLOCKS && first !== undefined) known.delete(first)
    }
    return derived
  }
}

/** A part of what was joined. */
interface Part {
  code: string
  lines: number[][]
  /** Where each of its characters stood. */
  kept: number[]
}

/** The lines that come from a part of what was joined, without blank ones at their ends. */
function partOf({ code, lines, offsets }: DerivedScript, isOf: (line: number) => boolean): Part {
  const texts = code.split('\n')
  const own = lines.flatMap((from, index) => (isOf(from[0] ?? 0) ? [index] : []))
  const hasText = (index: number) => texts[index]?.trim() !== ''
  const chosen = own.slice(own.findIndex(hasText), own.findLastIndex(hasText) + 1)
  const kept: number[] = []
  for (const index of chosen) for (const offset of offsets[index] ?? []) kept.push(offset)
  kept.pop() // nothing follows the end of the last line
  return {
    code: chosen.map((index) => texts[index]).join('\n'),
    lines: chosen.map((index) => lines[index] ?? []),
    kept,
  }
}

/** What lies between the characters that are kept, counted from `start` on. */
function gapsBetween(kept: number[], start: number, end: number): Stretch[] {
  const gaps: Stretch[] = []
  let from = start
  const upTo = (offset: number) => {
    if (offset > from) gaps.push([from - start, offset - start])
    from = offset + 1
  }
  for (const offset of kept) upTo(offset)
  upTo(end)
  return gaps
}

const bare = (code: string) => code.replace(/\s+/g, '')
/** Imports alone, or remarks alone, are nothing to offer. */
const hasCode = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replace(/^import [^;]*?from .*$/gm, '')
    .trim() !== ''
