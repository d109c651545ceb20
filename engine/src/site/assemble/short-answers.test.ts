import { expect, test } from 'vitest'
import { compilePage } from '#compiler/compile-page.ts'
import { BuildError } from '#model/problem.ts'
import { memoryFrom } from '../search-index/search-memory.ts'
import { fillMarkdown, fillSlots } from './fill-slots.ts'
import { shortAnswers } from './short-answers.ts'

const BODY = `
<Jobs />

## Reset {#reset job="Reset a shelf" message="Shelf is full"}

A shelf is a list. To reset it, call \`shelf.clear<Book>()\`. It keeps its name.

The order of shelves is "yours" (always). Empty a shelf in one line:

| Method | Does |
| --- | --- |
| \`clear\` | removes all |
| \`drop\` | calls \`clear\` |

### \`No such shelf\` {#error-no-shelf message="No such shelf"}

The shelf was removed. Make it again.
`

const page = await compilePage({
  source: 'api/shelf.mdx',
  text: `---\ntitle: x\n---\n${BODY}`,
  contentDir: '/nowhere',
  baseUrl: '/',
})
const file = (lines: Array<[section: string, quote: string]>) => ({
  route: '/api/shelf',
  file: 'questions/api/shelf.answers.txt',
  questions: [],
  answers: lines.map(([section, quote], index) => ({ section, quote, line: index + 1 })),
})
const answersTo = (...lines: Array<[string, string]>) => shortAnswers([page], [file(lines)]).get('/api/shelf')
const problemOf = (...lines: Array<[string, string]>): string => {
  try {
    answersTo(...lines)
  } catch (error) {
    if (error instanceof BuildError) return error.message
  }
  return 'none'
}

test('an entry says the sentence that holds the words, as HTML and as Markdown', () => {
  expect(answersTo(['reset', 'To reset it'])?.get('job:reset')).toEqual({
    html: '<details><summary aria-label="In short: Reset a shelf"></summary>To reset it, call <code>shelf.clear&lt;Book&gt;()</code>.</details>',
    markdown: 'To reset it, call `shelf.clear<Book>()`.',
  })
})

test('sentences stand in the order of the page, each once, what is apart in lines of its own', () => {
  const answers = answersTo(
    ['reset', 'The order of'],
    ['reset', 'call `shelf.clear<Book>()`. It keeps'],
    ['reset', 'It keeps'],
  )
  expect(answers?.get('job:reset')?.html).toContain(
    '()</code>. It keeps its name.<br>The order of shelves is &quot;yours&quot; (always).</details>',
  )
})

test('what led to code, a list or the next cell ends with a point', () => {
  const markdown = (quote: string) => answersTo(['reset', quote])?.get('job:reset')?.markdown
  expect(markdown('Empty a shelf')).toBe('Empty a shelf in one line.')
  expect(markdown('`clear`: removes')).toBe('`clear`: removes all.')
  expect(markdown('`drop`')).toBe('`drop`: calls `clear`.')
})

test('a section that has a job and a message answers both, each in its name', () => {
  const answers = answersTo(['reset', 'To reset it'])
  expect(answers?.get('message:reset')?.html).toContain('aria-label="In short: Shelf is full"')
  expect(answersTo(['error-no-shelf', 'was removed'])?.get('message:error-no-shelf')?.markdown).toBe(
    'The shelf was removed.',
  )
})

test('there is none where nothing is quoted, and what is said of other pages changes nothing', () => {
  expect(answersTo(['reset', 'To reset it'])?.has('message:error-no-shelf')).toBe(false)
  const elsewhere = { ...file([['reset', 'gone']]), route: '/api/book' }
  expect(shortAnswers([page], [elsewhere]).get('/api/shelf')?.size).toBe(0)
})

test('words that the section has not, and a section that the index has not, are named with their line', () => {
  expect(problemOf(['reset', 'To reset it'], ['reset', 'The shelf was removed'])).toMatchInlineSnapshot(`
    "questions/api/shelf.answers.txt:2  The section "reset" does not say "The shelf was removed".
      Quote a sentence that it has."
  `)
  expect(problemOf(['rest', 'To reset it'])).toMatchInlineSnapshot(`
    "questions/api/shelf.answers.txt:1  The index of the page has no entry "rest".
      Did you mean "reset"?"
  `)
  expect(problemOf(['summary', 'To reset it'])).toMatchInlineSnapshot(`
    "questions/api/shelf.answers.txt:1  The index of the page has no entry "summary".
      Name the id of a heading with job="…" or message="…"."
  `)
})

test('an answer that is too long for an index is named', async () => {
  const words = Array.from({ length: 51 }, (_, index) => `w${index}`).join(' ')
  const long = await compilePage({
    source: 'api/long.mdx',
    text: `---\ntitle: x\n---\n\n<Jobs />\n\n## Do {#do job="Do it"}\n\n${words}.\n`,
    contentDir: '/nowhere',
    baseUrl: '/',
  })
  const lines = { ...file([['do', 'w0 w1']]), route: '/api/long' }
  expect(() => shortAnswers([long], [lines])).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: questions/api/shelf.answers.txt:1  The answer of "do" has 51 words.
      Quote 50 at most.]
  `)
})

test('it stands in the index of the page and below the link in its Markdown; without answers neither has anything', () => {
  const answers = answersTo(['reset', 'To reset it'])
  const htmlOf = (filled: typeof answers) => JSON.stringify(fillSlots(page.tree, { answers: filled }))
  const errors = { html: new Map(), comments: new Map() }
  expect(htmlOf(answers)).toContain('Reset a shelf</a><details>')
  expect(htmlOf(undefined)).toContain('Reset a shelf</a></li>')
  expect(fillMarkdown(page.markdown, errors, {}, answers)).toContain(
    '- [Reset a shelf](/api/shelf#reset)\n  To reset it, call `shelf.clear<Book>()`.\n\n**Messages',
  )
  expect(fillMarkdown(page.markdown, errors, {})).toContain('- [Reset a shelf](/api/shelf#reset)\n\n**Messages')
})

test('answers are made once for a page as it is, and again when it says something else', () => {
  const asked = [file([['reset', 'To reset it']])]
  const first = memoryFrom(new Map())
  const answers = shortAnswers([page], asked, first.memory)
  expect(answers).toEqual(shortAnswers([page], asked))
  const again = memoryFrom(first.used).memory
  const make = () => expect.unreachable('nothing has changed')
  expect(shortAnswers([page], asked, { ...again, texts: (parts) => again.texts(parts, make) })).toEqual(answers)
  const passages = page.passages.map((passage) => ({ ...passage, parts: ['To reset it, press twice.'] }))
  const edited = shortAnswers([{ ...page, passages }], asked, again)
  expect(edited.get('/api/shelf')?.get('job:reset')?.markdown).toBe('To reset it, press twice.')
})
