import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '../shape/site.ts'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { writeSite, writtenSite } from '../testing/written-site.ts'
import { answerError } from './answer-error.ts'
import { answerList } from './answer-list.ts'
import { answerPage } from './answer-page.ts'
import { answerSearch } from './answer-search.ts'
import { currentLibrary } from './current-library.ts'
import { findPage } from './find-page.ts'
import { MAX_ANSWER, MAX_SECTION } from './limits.ts'
import { type Library, readLibrary } from './read-library.ts'

const folders: string[] = []
let library: Library

/** A site below a base, with a page of two sections and a list of messages. */
function shelfSite(changes: Parameters<typeof sampleSite>[0] = {}): Site {
  const text = [
    ...['# Shelf', '', 'Holds books.', '', '- [Empty it at night](/api/shelf#clear) `clear`', ''],
    ...['## Fill it {#fill}', '', 'Put books in.', '', '```ts', ...Array(500).fill('put(book)'), '```', ''],
    ...['## Clear it {#clear}', '', 'Take them out, one by one.', ''],
    ...[
      '- `size` {#option-size} (`number`): How many fit.',
      '- **#7** {#error-7} no such shelf\\',
      '  It is gone. Buy one.',
    ],
  ].join('\n')
  const section = (id: string, title: string, words: string) => ({ id, level: 2, title, text: words, codeWords: [] })
  const change = { file: 'shelf.ts', lines: ['- fill(shelf)', '+ fill(open(shelf))'], note: 'The `open` tool does it.' }
  const errors = {
    7: { message: 'no such shelf', cause: 'It is gone.' },
    9: { message: 'the lid is shut', cause: 'It was closed.', fix: 'Open it.', route: '/api/shelf#fill', change },
  }
  const errorFile = JSON.stringify({ errors })
  return sampleSite(
    {
      baseUrl: '/dócs/',
      sidebars: { docs: [{ type: 'category', label: 'API', items: ['api/shelf', 'api/ü'] }] },
      search: { errors: { file: 'errors.json', route: '/api/shelf', group: 'Messages' } },
      ...changes,
    },
    [
      samplePage('api/shelf.mdx', {
        meta: { title: 'Shelf' },
        jobs: [{ kind: 'job', id: 'clear', text: 'Empty it at night', code: null }],
        ids: ['error-7'],
        markdown: { text, slots: [] },
        sections: [
          { id: null, level: 1, title: 'Shelf', text: 'Holds books.', codeWords: [] },
          section('fill', 'Fill it', 'Put books in.'),
          section('clear', 'Clear it', 'Empty it at night\nTake them out, one by one.'),
        ],
      }),
      samplePage('api/ü.mdx', { meta: { title: 'Über [a](b.md)', description: '' } }),
      samplePage('index.mdx', { meta: { title: 'Home', kind: 'landing' } }),
    ],
    { errorFile },
  )
}

async function libraryOf(site: Site, isWanted?: (path: string) => boolean): Promise<Library> {
  const root = await writtenSite(site, isWanted)
  folders.push(root)
  return readLibrary(join(root, 'dist'))
}

beforeAll(async () => {
  library = await libraryOf(shelfSite())
})

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

test('what is built is read: the site, its pages, what they answer', () => {
  expect(library).toMatchObject({ title: 'Sample', address: 'https://example.com/dócs/' })
  expect(library.about).toBe('Documentation of Sample 1.0.0 (`sample`).')
  expect(library.groups.map(({ title }) => title)).toEqual(['Sample', 'API'])
  expect([...library.pages.values()]).toMatchObject([
    { route: '/', title: 'Home', description: 'About Home.', answers: '' },
    { route: '/api/shelf', title: 'Shelf', description: 'About Shelf.', answers: 'Empty it at night.' },
    { route: '/api/ü', title: 'Über [a](b.md)', description: '', answers: '' },
  ])
})

test.each([
  ['/api/shelf', '/api/shelf', null],
  ['api/Shelf/', '/api/shelf', null],
  ['/dócs/api/shelf.html#clear', '/api/shelf', 'clear'],
  ['https://example.com/d%C3%B3cs/api/shelf.md?x=1', '/api/shelf', null],
  ['http://127.0.0.1:3000/d%C3%B3cs/api/shelf#%63lear', '/api/shelf', 'clear'],
  ['/api/shelf#100%', '/api/shelf', '100%'],
  ['shelf', '/api/shelf', null],
  ['/api/%C3%BC', '/api/ü', null],
  ['index.md', '/', null],
  ['https://example.com/d%C3%B3cs/', '/', null],
])('%s is a way to write a page', (asked, route, id) => {
  expect(findPage(asked, library)).toMatchObject({ page: { route }, id })
})

test.each(['/api/../../secret', '..\\..\\secret', '/api/shelf/../../../x', 'constructor', '%', '\0'])(
  '%j is no page, and that is said',
  (asked) => {
    expect(() => findPage(asked, library)).toThrow(/^This site has no page/)
  },
)

test('a page whose file is a link that leads out of the site is not read', async () => {
  const site = sampleSite({}, [samplePage('a.mdx', { meta: { title: 'A' } })])
  const root = await writtenSite(site)
  folders.push(root)
  await writeFile(join(root, 'notes.md'), 'secret')
  await rm(join(root, 'dist/a.md'))
  await symlink(join(root, 'notes.md'), join(root, 'dist/a.md'))
  expect(() => answerPage({ page: '/a' }, readLibrary(join(root, 'dist')))).toThrow(
    'The file of /a is not in the folder of the site. Ask for another page.',
  )
})

test.each([
  ['/api', 'Pages are below it: list_pages { under: "/api" }.'],
  ['https://example.com/d%C3%B3cs/api/', 'list_pages { under: "/api" }'],
  ['https://example.com/d%C3%B3cs/Errors?code=7', 'It is the address of an error: explain_error { error: 7 }.'],
  ['/dócs/errors?code=9', 'explain_error { error: 9 }'],
  [
    'https://other.test/api/shelf',
    'https://other.test is another site: the pages of this one are below https://example.com/d',
  ],
])('%s is no page, and what to ask for instead is said', (asked, words) => {
  expect(() => findPage(asked, library)).toThrow(words)
})

test('a number of results that nobody gives is the nearest that is given', () => {
  expect(answerSearch({ query: 'shelf', limit: 0 }, library).match(/^Source: /gm)).toHaveLength(1)
  expect(answerSearch({ query: 'shelf', limit: 1e9 }, library)).toContain('Source: ')
})

test('a page that was meant is named', () => {
  expect(() => findPage('/api/shelv', library)).toThrow('Near: /api/shelf')
  expect(() => findPage('/old/take-them-out', library)).toThrow('Near: /api/shelf')
})

test('a section is read alone, also a row, under its address', () => {
  expect(answerPage({ page: '/api/shelf', section: 'option-size' }, library)).toBe(
    'Source: https://example.com/d%C3%B3cs/api/shelf#option-size\n\n- `size` {#option-size} (`number`): How many fit.',
  )
  expect(answerPage({ page: '/api/shelf#fill', section: '#clear' }, library)).toMatch(
    /^Source: \S+#clear\n\n## Clear it/,
  )
  expect(() => answerPage({ page: '/api/shelf', section: 'cleer' }, library)).toThrow('Did you mean "clear"?')
})

test('a long page comes in parts, each with what the others hold', async () => {
  const sections = Array.from({ length: 9 }, (_, index) => `## S${index} {#s${index}}\n\n${'Words. '.repeat(800)}\n`)
  const markdown = { text: `# Long\n\nOpening.\n\n${sections.join('\n')}`, slots: [] }
  const long = await libraryOf(sampleSite({}, [samplePage('long.mdx', { meta: { title: 'Long' }, markdown })]))
  const first = answerPage({ page: '/long' }, long)
  expect(first.length).toBeLessThanOrEqual(MAX_ANSWER)
  expect(first).toContain('Opening.')
  expect(first).toMatch(/Part 1 of 3\. Go on with part: 2\./)
  expect(first).toContain('- S8: section "s8" (5.6 KB)')
  expect(first).not.toContain('section "s0"')
  const last = answerPage({ page: '/long', part: 3 }, long)
  expect(last).toContain('## S8 {#s8}')
  expect(last).not.toContain('Go on')
  expect(() => answerPage({ page: '/long', part: 4 }, long)).toThrow('There is no part 4: the text has 3.')
})

test('a search answers sections; a long one is cut, its code closed, and the rest can be had', () => {
  const [first = '', ...others] = answerSearch({ query: 'put books in, take books', limit: 2 }, library).split(
    '\n\n---\n\n',
  )
  expect(first).toMatch(/^Source: https:\/\/example\.com\/d%C3%B3cs\/api\/shelf#fill\nPage: Shelf\n\n## Fill it/)
  expect(first.length).toBeLessThan(MAX_SECTION + 300)
  expect(first).toMatch(/put\(book\)\n```\n\n… 5\.0 KB in all: read_page \{ page: "\/api\/shelf", section: "fill" \}$/)
  expect(others).toHaveLength(1)
})

test('a job that the opening names leads to its section, the name of a page to its opening', () => {
  expect(answerSearch({ query: 'empty at night', limit: 1 }, library)).toContain('#clear\n')
  expect(answerSearch({ query: 'shelf', limit: 1 }, library)).toMatch(
    /^Source: \S+\/api\/shelf\nPage: Shelf\n\n# Shelf/,
  )
})

test('what a shown section holds is not said again, whichever comes first', async () => {
  const text = [
    ...['# Nest', '', 'About.', '', '## Birds {#birds}', '', 'Birds nest in trees.', ''],
    ...['### Eggs of birds {#eggs}', '', 'Eggs are blue.', '', '### Song {#song}', '', 'Early.', ''],
  ].join('\n')
  const section = (id: string, level: number, title: string, words: string) => ({
    ...{ id, level, title, text: words, codeWords: [] },
  })
  const sections = [
    section('birds', 2, 'Birds', 'Birds nest in trees.'),
    section('eggs', 3, 'Eggs of birds', 'Eggs are blue.'),
    section('song', 3, 'Song', 'Early.'),
  ]
  const page = samplePage('nest.mdx', { meta: { title: 'Nest' }, markdown: { text, slots: [] }, sections })
  const nest = await libraryOf(sampleSite({}, [page]))
  const outerFirst = answerSearch({ query: 'birds nest in trees', limit: 5 }, nest)
  expect(outerFirst.match(/#birds\n/)?.index).toBeGreaterThan(0)
  expect(outerFirst.match(/Eggs are blue/g)).toHaveLength(1)
  const [inner = '', outer = ''] = answerSearch({ query: 'blue eggs birds', limit: 5 }, nest).split('\n\n---\n\n')
  expect(inner).toMatch(/#eggs\nPage: Nest\n\n### Eggs of birds/)
  expect(outer).toMatch(
    /#birds\nPage: Nest\n\n## Birds \{#birds\}\n\nBirds nest in trees\.\n\n… \(section "eggs": see above\)\n\n### Song/,
  )
})

test('nothing found is said', () => {
  expect(answerSearch({ query: 'qqq' }, library)).toMatch(/^Nothing was found for "qqq"\./)
})

test.each([
  ...[7, '7', '#7', 'Error #7', 'no such shelf'],
  'Minified Sample error #7; visit https://sample.test/Errors?code=7 for the full message',
  'see https://example.com/d%C3%B3cs/Errors?code=7.',
  '/dócs/errors?code=7',
])('the message %j is decoded, with its cause and the way out', (error) => {
  expect(answerError({ error }, library)).toMatch(
    /^Source: https:\/\/example\.com\/d%C3%B3cs\/api\/shelf#error-7\n\n- \*\*#7\*\* \{#error-7\} no such shelf\\\n {2}It is gone\. Buy one\./,
  )
})

test.each([
  [
    'Uncaught Error: Minified Other error #7; visit https://other.test/Errors?code=7.',
    'Other',
    'at https://other.test/Errors?code=7',
  ],
  ['Minified Sample Two error #9', 'Sample Two', 'in the list of Sample Two'],
  ['[Draft] minified error nr: 7. Full error at: https://draft.test/x', 'Draft', 'at https://draft.test/x'],
])('a number of another library is not taken for one of this: %s', (error, name, place) => {
  const answer = answerError({ error }, library)
  const code = error.includes('9') ? 9 : 7
  expect(answer).toMatch(`${code} is a number of ${name}, not of Sample: its meaning is ${place}.\n\nSource: `)
  expect(answer).toContain('#clear\nPage: Shelf\n\n## Clear it') // the section with the list of numbers
})

test.each([
  'GET https://api.test/books?code=7 500',
  'Books error #7 of the shelf',
  'connection refused while books are read',
])('a message that is told nowhere is no other one: %s', (error) => {
  expect(answerError({ error }, library)).toMatch(
    /^This message is not in the documentation\. These sections share words with it:\n\nSource: /,
  )
})

test('a message that a section tells is answered by it, whatever names and addresses it has', () => {
  expect(answerError({ error: 'Take them out of https://x.test/a, one by one' }, library)).toMatch(
    /^Source: \S+#clear\n/,
  )
})

test.each([9, 'the lid is shut'])('the message %j leads to its section, with the change of code', (error) => {
  const [decoded, section, ...others] = answerError({ error }, library).split('\n\n---\n\n')
  expect(decoded).toMatchInlineSnapshot(`
    "Source: https://example.com/d%C3%B3cs/api/shelf#fill

    **#9** the lid is shut

    It was closed. Open it.

    What to change in shelf.ts:

    \`\`\`diff
    - fill(shelf)
    + fill(open(shelf))
    \`\`\`

    The \`open\` tool does it.

    Explained in: Fill it"
  `)
  expect(section).toMatch(/^Source: \S+#fill\nPage: Shelf\n\n## Fill it/)
  expect(others.join()).not.toContain('#fill')
})

test('a site whose index a hosted service has still decodes numbers', async () => {
  const search = { provider: 'algolia', appId: 'ABC', apiKey: 'k', indexName: 'docs' } as const
  const errors = { file: 'errors.json', route: '/api/shelf', group: 'Messages' }
  const hosted = await libraryOf(shelfSite({ search: { ...search, errors } }))
  expect(answerError({ error: 9 }, hosted)).toContain('+ fill(open(shelf))')
  expect(() => answerError({ error: 'the lid is shut' }, hosted)).toThrow('hosted service')
})

test('an unknown number and unknown words are refused in words', () => {
  expect(() => answerError({ error: 8 }, library)).toThrow('No message has the number 8: they go from 7 to 9.')
  expect(() => answerError({ error: 'qqq' }, library)).toThrow('Nothing is known of "qqq".')
})

test('pages are listed with what they answer, below a route or in a group', () => {
  expect(answerList({}, library)).toContain('- /api/shelf Shelf (')
  for (const under of ['/api', 'api/', 'API']) {
    const list = answerList({ under }, library)
    expect(list).toContain('Answers: Empty it at night.')
    expect(list).not.toContain('Home')
  }
  expect(() => answerList({ under: '/ap' }, library)).toThrow('The groups are: Sample; API.')
})

test('a list that is too long leaves out what pages answer, then the pages', async () => {
  const jobs = [{ kind: 'job' as const, id: 'a', text: 'Do '.repeat(100), code: null }]
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => samplePage(`p${index}.mdx`, { jobs, meta: { title: `P${index}` } }))
  const isMap = (path: string) => path === 'llms.txt' // all that a list is made of
  const some = answerList({}, await libraryOf(sampleSite({}, pages(100)), isMap))
  expect(some).toContain('- /p99 P99')
  expect(some).not.toContain('Do Do')
  const many = answerList({}, await libraryOf(sampleSite({}, pages(1_000)), isMap))
  expect(many.length).toBeLessThanOrEqual(MAX_ANSWER)
  expect(many).toContain('too many for one answer')
})

test('a site with a hosted search says so, and the rest works', async () => {
  const search = { provider: 'algolia', appId: 'ABC', apiKey: 'k', indexName: 'docs' } as const
  const hosted = await libraryOf(shelfSite({ search }))
  expect(() => answerSearch({ query: 'books' }, hosted)).toThrow('hosted service')
  expect(answerPage({ page: '/api/shelf', section: 'clear' }, hosted)).toContain('Take them out')
})

test('after a build the answers are new; while there is no site, the old ones stand', async () => {
  const root = await writtenSite(sampleSite({}, [samplePage('a.mdx', { meta: { title: 'Before' } })]))
  folders.push(root)
  const current = currentLibrary(join(root, 'dist'))
  expect(current().pages.get('/a')?.title).toBe('Before')
  await rm(join(root, 'dist'), { recursive: true })
  expect(current().pages.get('/a')?.title).toBe('Before')
  await writeSite(root, sampleSite({}, [samplePage('a.mdx', { meta: { title: 'Afterwards' } })]))
  expect(current().pages.get('/a')?.title).toBe('Afterwards')
})
