import { didYouMean } from '#model/nearest.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import type { IndexedSection } from '#model/search.ts'
import { eachWord } from '#search/index/tokenize.ts'
import { isStopWord } from '#search/index/word-forms.ts'
import type { PageQuestions } from '../sources/question-files.ts'
import type { ReaderQuestion } from '../sources/reader-question.ts'
import { NO_MEMORY, type SearchMemory } from './search-memory.ts'
import type { SearchPage, SectionText } from './search-pages.ts'
import { createWordKeys } from './word-keys.ts'

/**
 * Tells sections the words in which readers ask for them. Of all questions that a section answers only the words travel, each once, and
 * none that its heading or its jobs have: a question is a sentence, and what tells it from the others is a word or two of it. Of whole
 * sentences those words count alone that the section does not say itself; in what readers type every word was chosen.
 */
export function withAskedWords(pages: SearchPage[], asked: PageQuestions[], memory = NO_MEMORY): SearchPage[] {
  const problems: Problem[] = []
  const all = pages.map((page) => {
    const lists = asked.filter(({ route }) => route === page.names.route)
    if (lists.length === 0) return page
    problems.push(...lists.flatMap((list) => strangers(page, list)))
    return {
      ...page,
      sections: sectionsAsked(
        page,
        lists.flatMap(({ questions }) => questions),
        memory,
      ),
    }
  })
  if (problems.length > 0) throw new BuildError(problems)
  return all
}

function sectionsAsked(
  { origin, sections, texts }: SearchPage,
  asked: ReaderQuestion[],
  memory: SearchMemory,
): IndexedSection[] {
  const words = memory.texts(['asked', origin ?? [sections, texts.map(({ prose }) => prose)], asked], () =>
    sections.map((section, index) => {
      const own = asked.filter((each) => each.section === section.id)
      return askedWords(own, section, texts[index + 1]).join(' ')
    }),
  )
  return sections.map((section, index) => (words[index] ? { ...section, asked: words[index] } : section))
}

function askedWords(asked: ReaderQuestion[], { title, jobs = [] }: IndexedSection, text?: SectionText): string[] {
  const textsOf = (isTyped: boolean) =>
    asked.filter((each) => (each.isTyped ?? false) === isTyped).map(({ question }) => question)
  const named = [title, ...jobs]
  const said = text ? [text.prose] : []
  const typed = newWords(textsOf(true), named)
  return [...typed, ...newWords(textsOf(false), [...named, ...typed, ...said])]
}

const formOf = createWordKeys()

/** Words of some texts that others do not have, in any of their forms. */
function newWords(texts: string[], others: string[]): string[] {
  const known = new Set<string>()
  for (const text of others) eachWord(text, (word) => known.add(formOf(word)))
  const words: string[] = []
  for (const text of texts) {
    eachWord(text, (word) => {
      const key = formOf(word)
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
    return {
      message: `"${question}" names the section "${section}", which the page has not.`,
      place: { file },
      hint: didYouMean(section, ids, 'Name the id of a section of the page.'),
    }
  })
}
