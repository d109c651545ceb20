import { expect, test } from 'vitest'
import { BuildError } from '#model/problem.ts'
import { withAskedWords } from './asked-words.ts'
import type { SearchPage } from './search-pages.ts'

const page: SearchPage = {
  names: { route: '/guide/loans', title: 'Loans', kind: 'guide', trail: [], description: '', keywords: [] },
  sections: [
    { id: 'extend', level: 2, title: 'Extend a loan', jobs: ['Keep a book longer'] },
    { id: 'fees', level: 2, title: 'Fees' },
  ],
  texts: [],
}
const asked = (questions: Array<[string, string]>) => [
  {
    route: '/guide/loans',
    file: 'questions/guide/loans.json',
    questions: questions.map(([question, section]) => ({ question, section })),
    answers: [],
  },
]

test('a section is told what readers say and it does not, each word once and in one form', () => {
  const [told] = withAskedWords(
    [page],
    asked([
      ['How do I renew the books that I have?', 'extend'],
      ['Can I renew a loan by phone, renewing it again?', 'extend'],
    ]),
  )
  expect(told?.sections.map((section) => section.asked)).toEqual(['renew phone again', undefined])
})

test('of a question those words travel that the section does not say, of what was typed all', () => {
  const said = { ...page, texts: ['', 'Renew it at the desk.', ''].map((prose) => ({ prose, codeWords: [] })) }
  const typed = { question: 'renew by phone', section: 'extend', isTyped: true as const }
  const whole = asked([['Can I renew a loan at the desk tomorrow?', 'extend']])
  const wordsWith = (lists: typeof whole) => withAskedWords([said], lists)[0]?.sections[0]?.asked
  expect(wordsWith(whole)).toBe('tomorrow')
  const file = 'questions/guide/loans.queries.txt'
  const queries = { route: '/guide/loans', file, questions: [typed], answers: [] }
  expect(wordsWith([...whole, queries])).toBe('renew phone tomorrow')
})

test('what is asked of another page, or says nothing new, changes nothing', () => {
  expect(withAskedWords([page], asked([['What are the fees?', 'fees']]))).toEqual([page])
  const elsewhere = { route: '/elsewhere', file: '', questions: [{ question: 'Hm?', section: 'x' }], answers: [] }
  expect(withAskedWords([page], [elsewhere])).toEqual([page])
  expect(page.sections[0]).not.toHaveProperty('asked')
})

test('a section that the page has not is reported, with the one that is meant', () => {
  const told = () => withAskedWords([page], asked([['What does it cost?', 'fee']]))
  expect(told).toThrow(BuildError)
  try {
    told()
  } catch (error) {
    expect(error instanceof BuildError && error.problems).toEqual([
      {
        message: '"What does it cost?" names the section "fee", which the page has not.',
        place: { file: 'questions/guide/loans.json' },
        hint: 'Did you mean "fees"?',
      },
    ])
  }
})
