import { expect, test } from 'vitest'
import { compilePage } from '#compiler/compile-page.ts'
import type { ReaderQuestion } from '../sources/reader-question.ts'
import { fillMarkdown, fillSlots } from './fill-slots.ts'
import { shortAnswers } from './short-answers.ts'

const BODY = `
<Jobs />

## Reset {#reset job="Reset a shelf"}

A shelf is a list. To reset it, call \`shelf.clear<Book>()\`. It keeps its name.

The order of shelves is "yours".

### \`No such shelf\` {#error-no-shelf message="No such shelf"}

The shelf was removed. Make it again.
`

const page = await compilePage({
  source: 'api/shelf.mdx',
  text: `---\ntitle: x\n---\n${BODY}`,
  contentDir: '/nowhere',
  baseUrl: '/',
})
const answer = (key: string, ...questions: Array<Omit<ReaderQuestion, 'section'>>) =>
  shortAnswers(
    page,
    questions.map((each) => ({ section: key.replace(/^\w+:/, ''), ...each })),
  ).get(key)

const RESET = { question: 'How do I reset a shelf?', quote: 'call `shelf.clear<Book>()`' }
const ORDER = { question: 'Is the order of a shelf kept?', quote: 'The order of shelves' }

test('an entry says the sentence that holds the quote, as HTML and as Markdown', () => {
  expect(answer('job:reset', RESET)).toEqual({
    html: '<details><summary aria-label="In short: Reset a shelf"></summary>To reset it, call <code>shelf.clear&lt;Book&gt;()</code>.</details>',
    markdown: 'To reset it, call `shelf.clear<Book>()`.',
  })
})

test('answers to several questions stand in the order of the page, what is apart in lines of its own', () => {
  expect(answer('job:reset', ORDER, RESET)?.html).toContain(
    '()</code>.<br>The order of shelves is &quot;yours&quot;.</details>',
  )
  expect(answer('job:reset', RESET, { ...RESET, question: 'Reset it how?' })?.markdown).toBe(
    'To reset it, call `shelf.clear<Book>()`.',
  )
})

test('a sentence that points back brings the one before it along', () => {
  expect(answer('job:reset', { question: 'Has a reset shelf a name?', quote: 'It keeps its name' })?.markdown).toBe(
    'To reset it, call `shelf.clear<Book>()`. It keeps its name.',
  )
})

test('there is none for a question about something else, without a quote, or whose quote the section has not', () => {
  expect(answer('job:reset', { question: 'What now?', quote: 'The order of' })).toBeUndefined()
  expect(answer('message:error-no-shelf', { question: 'What now?', quote: 'Make it again' })).toBeUndefined()
  expect(answer('job:reset', { question: RESET.question })).toBeUndefined()
  expect(answer('job:reset', { ...RESET, quote: 'The shelf was removed' })).toBeUndefined()
})

test('a message has an answer, too', () => {
  expect(answer('message:error-no-shelf', { question: 'Why no such shelf?', quote: 'was removed' })?.markdown).toBe(
    'The shelf was removed.',
  )
})

test('it stands in the index of the page and below the link in its Markdown; without questions neither has anything', () => {
  const answers = shortAnswers(page, [{ ...RESET, section: 'reset' }])
  const htmlOf = (filled: typeof answers | undefined) => JSON.stringify(fillSlots(page.tree, { answers: filled }))
  const errors = { html: new Map(), comments: new Map() }
  expect(htmlOf(answers)).toContain('Reset a shelf</a><details>')
  expect(htmlOf(undefined)).toContain('Reset a shelf</a></li>')
  expect(fillMarkdown(page.markdown, errors, {}, answers)).toContain(
    '- [Reset a shelf](/api/shelf#reset)\n  To reset it, call `shelf.clear<Book>()`.\n\n**Messages',
  )
  expect(fillMarkdown(page.markdown, errors, {})).toContain('- [Reset a shelf](/api/shelf#reset)\n\n**Messages')
})
