import { nearest } from '#model/nearest.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import { eachWord } from '#search/index/tokenize.ts'
import { isStopWord, stem } from '#search/index/word-forms.ts'
import type { PageQuestions } from '../sources/question-files.ts'
import type { SearchPage } from './search-pages.ts'

/**
 * Tells sections the words in which readers ask for them. Of all questions that a section answers only the words travel, each once, and
 * none that its heading or its jobs have: a question is a sentence, and what tells it from the others is a word or two of it.
 */
export function withAskedWords(pages: SearchPage[], asked: PageQuestions[]): SearchPage[] {
  const byRoute = new Map(asked.map((list) => [list.route, list]))
  const problems: Problem[] = []
  const told = pages.map((page) => {
    const list = byRoute.get(page.names.route)
    if (!list) return page
    problems.push(...strangers(page, list))
    const sections = page.sections.map((section) => {
      const questions = list.questions.filter((each) => each.section === section.id).map(({ question }) => question)
      const words = newWords(questions, [section.title, ...(section.jobs ?? [])])
      return words.length > 0 ? { ...section, asked: words.join(' ') } : section
    })
    return { ...page, sections }
  })
  if (problems.length > 0) throw new BuildError(problems)
  return told
}

/** Words of some texts that others do not have, in any of their forms. */
function newWords(texts: string[], others: string[]): string[] {
  const known = new Set<string>()
  for (const text of others) eachWord(text, (word) => known.add(stem(word.toLowerCase())))
  const words: string[] = []
  for (const text of texts) {
    eachWord(text, (word) => {
      const key = stem(word.toLowerCase())
      if (known.has(key) || isStopWord(word.toLowerCase())) return
      known.add(key)
      words.push(word)
    })
  }
  return words
}

/** Questions whose section the page has not. */
function strangers({ sections }: SearchPage, { file, questions }: PageQuestions): Problem[] {
  const ids = sections.map(({ id }) => id)
  return questions.flatMap(({ question, section }) => {
    if (ids.includes(section)) return []
    const meant = nearest(section, ids)
    return {
      message: `"${question}" names the section "${section}", which the page has not.`,
      place: { file },
      hint: meant ? `Did you mean "${meant}"?` : 'Name the id of a section of the page.',
    }
  })
}
