import { expect, test } from 'vitest'
import { codeKey } from '#model/page-types.ts'
import type { BlockAnswers } from '#samples/hover/sample-types.ts'
import { readBlocks } from '#samples/read-blocks.ts'
import { exportHomes } from '../assemble/export-homes.ts'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { typeErrors } from './type-errors.ts'
import { keptPage, typedPage } from './typed-page.ts'
import { linkedTypes, relinkedTypes, typesOf } from './types-file.ts'

const info = (signature: string, sentence: string | null = null, exported: string | null = null) => ({
  signature,
  sentence,
  exported,
})

function answersFor(code: string, answers: Partial<BlockAnswers>): BlockAnswers {
  const [block] = readBlocks({ source: 'a.mdx', text: `\`\`\`ts\n${code}\n\`\`\`\n` })
  if (!block) throw new Error('There is no block.')
  return { block, asked: 0, names: [], errors: [], infos: [], ...answers }
}

const FIRST = answersFor('const a = b', { names: [6, 0, 4, 1], infos: [info('const a'), info('const b', 'B.', 'b')] })
const SECOND = answersFor('b()', { names: [0, 0], infos: [info('const b', 'B.', 'b')] })

test('the file of a page has every text once', () => {
  expect(typesOf([FIRST, SECOND], new Map([['b', '/api/b']]))).toEqual({
    infos: [['const a'], ['const b', 0, 0]],
    sentences: ['B.'],
    links: ['/api/b'],
    blocks: { [codeKey('const a = b')]: [6, 0, 4, 1], [codeKey('b()')]: [0, 1] },
  })
})

test('its name changes with its content, and a page without samples has none', () => {
  const fileOf = (answers: BlockAnswers[], homes: Map<string, string>) => typedPage(answers).file('api/b', homes)
  const file = fileOf([FIRST], new Map())
  expect(file?.path).toMatch(/^assets\/types\/api-b\.[0-9a-f]{8}\.json$/)
  expect(fileOf([FIRST], new Map([['b', '/api/b']]))?.path).not.toBe(file?.path)
  expect(fileOf([], new Map())).toBeNull()
})

test('a name leads to its heading on the page that documents it, or to that page', () => {
  const toc = [{ id: 'types', level: 2 as const, html: '<code>Payload&lt;P&gt;</code>' }]
  const sections = [{ id: 'types', level: 2, title: 'Payload<P>', text: '', codeWords: [] }]
  const pages = [
    samplePage('api/b.mdx', { meta: { title: 'b' }, toc, sections }),
    samplePage('c.mdx', { meta: { title: 'c' } }),
  ]
  const homes = exportHomes(pages, { baseUrl: '/docs/', exportHomes: { '/api/b': ['b', 'Payload', 'Other'] } })
  expect(Object.fromEntries(homes)).toEqual({
    b: '/docs/api/b',
    c: '/docs/c',
    Payload: '/docs/api/b#types',
    Other: '/docs/api/b',
  })
})

test('an error is told for its line, as text and as a comment', () => {
  const wrong = answersFor('x', { errors: [{ line: 1, code: 2322, message: "Type '<a>' is wrong." }] })
  const { html, comments } = typeErrors([wrong])
  expect(Object.fromEntries(html)).toEqual({
    '1:1': `<span class="line code-error" data-line="failing"><b>TS2322</b> Type '&lt;a&gt;' is wrong.</span>`,
  })
  expect(Object.fromEntries(comments)).toEqual({ '1:1': ["// error TS2322: Type '<a>' is wrong."] })
})

test('a site without types names no file of them', () => {
  const { pages } = sampleSite({}, [samplePage('a.mdx')])
  expect(pages.every(({ typesFile, payload }) => typesFile === null && !('types' in payload))).toBe(true)
})

test('a page that is the same names exports where they are told now', () => {
  const homes = [new Map(), new Map([['b', '/api/b']]), new Map([['b', '/api/b#c']])]
  for (const before of homes) {
    const kept = linkedTypes([FIRST, SECOND], before)
    for (const now of homes) expect(kept && relinkedTypes(kept, now)).toEqual(linkedTypes([FIRST, SECOND], now))
  }
})

test('what is kept of a page says the same', () => {
  const answers = [FIRST, answersFor('x', { errors: [{ line: 1, code: 2322, message: 'Wrong.' }] })]
  const fresh = typedPage(answers)
  const file = fresh.file('a', new Map())
  if (!fresh.kept) throw new Error('Nothing is kept of a page whose file was asked for.')
  const again = keptPage(JSON.parse(JSON.stringify(fresh.kept)))
  expect([again.samples, again.errors, again.file('a', new Map())]).toEqual([2, fresh.errors, file])
})
