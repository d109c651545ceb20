/** What a reader who chose JavaScript sees in every sample of the documentation. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createHighlighter } from '#engine/compiler/highlight/highlighter.ts'
import { blockKey } from '#engine/compiler/highlight/tokens.ts'
import { deriveBlock } from '#engine/compiler/javascript/derive-blocks.ts'
import { loadDeriveCode, type Stretch } from '#engine/compiler/javascript/derive-code.ts'
import { LANGUAGES, type Language, languageOf } from '#engine/compiler/languages.ts'
import { maskSource } from '#engine/compiler/mask-source.ts'
import { PageContext } from '#engine/compiler/page-context.ts'
import { parseSource } from '#engine/compiler/parse-source.ts'
import { prepareTree } from '#engine/compiler/prepare-tree.ts'
import { findPages } from '#engine/site/sources/find-pages.ts'
import { SITE } from './places.ts'

interface Sample {
  place: string
  typescript: string
  javascript: string
  cuts: Stretch[]
  language: Language
}
const samples: Sample[] = []

beforeAll(async () => {
  const derive = await loadDeriveCode()
  for (const source of await findPages(SITE)) {
    const text = readFileSync(join(SITE, 'content', source), 'utf8')
    const { text: maskedText, headingIds: explicitIds } = maskSource(text)
    const page = new PageContext({ source, route: '/', text, maskedText, explicitIds, contentDir: '', baseUrl: '/' })
    const { root } = parseSource(maskedText)
    for (const node of root ? prepareTree(root, page) : []) {
      const { lang, value, position } = node
      const derived = deriveBlock(node, page.setUpOfCode.get(node), derive)
      if (!derived) continue
      samples.push({
        place: `${source}:${position.start.line}`,
        typescript: value,
        javascript: derived.code,
        cuts: derived.cuts,
        language: languageOf(lang ?? '') ?? LANGUAGES.ts,
      })
    }
  }
})

/** Where it is not as if somebody had written it in JavaScript. */
const placesOf = (isOdd: (sample: Sample) => boolean) => samples.filter(isOdd).map(({ place }) => place)

const widestGap = (code: string) =>
  Math.max(0, ...(code.match(/\n(?:[ \t]*\n)+/g) ?? []).map((gap) => gap.split('\n').length - 2))

test('there is JavaScript to look at', () => {
  expect(samples.length).toBeGreaterThan(300)
})

test('no gap is wider than the widest of the TypeScript', () => {
  expect(placesOf(({ typescript, javascript }) => widestGap(javascript) > Math.max(1, widestGap(typescript)))).toEqual(
    [],
  )
})

test('no sample begins or ends with a blank line', () => {
  expect(placesOf(({ javascript }) => /^\s*\n|\n\s*$/.test(javascript))).toEqual([])
})

test('no block begins or ends with a blank line that was not there', () => {
  const hasGap = (code: string) => /[{([]\n[ \t]*\n|\n[ \t]*\n[ \t]*[})\]]/.test(code)
  expect(placesOf(({ typescript, javascript }) => hasGap(javascript) && !hasGap(typescript))).toEqual([])
})

test('no blanks are left where types stood within a line', () => {
  const isOdd = (line: string) => /\S {2,}\S|\( +\)|[[(] +\S|\S +[\])]|,\s*\)| ,|\s$/.test(line)
  expect(
    placesOf(({ typescript, javascript }) => {
      const written = new Set(typescript.split('\n'))
      return javascript.split('\n').some((line) => !written.has(line) && isOdd(line.trimStart()))
    }),
  ).toEqual([])
})

test('what is left of the TypeScript has the colors that JavaScript has by itself', async () => {
  const highlighter = createHighlighter()
  /** The kind of every character; white space has no color. */
  const kindsOf = async (code: string, language: Language) => {
    const block = { code, language }
    const lines = (await highlighter.color([block])).get(blockKey(block)) ?? []
    return lines
      .flatMap((line) => [
        ...line.flatMap(([kind, text]) => text.split('').map((at) => (at.trim() ? kind || '-' : ' '))),
        ' ',
      ])
      .slice(0, -1)
  }
  const odd: string[] = []
  for (const { place, typescript, javascript, cuts, language } of samples) {
    const painted = await kindsOf(typescript, language)
    const left = painted.filter((_, at) => !cuts.some(([start, end]) => at >= start && at < end))
    if (left.join('') !== (await kindsOf(javascript, LANGUAGES.jsx)).join('')) odd.push(place)
  }
  expect(odd).toEqual([])
})
