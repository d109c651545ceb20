import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lettersOf, type ReadPage, type SectionQuery } from './section-measure.ts'

const QUESTIONS = fileURLToPath(new URL('../readers/questions/', import.meta.url))

interface ReaderQuestion {
  question: string
  quote: string
}

/** What readers ask of each page, with the section that has the quoted answer. A quote that cannot be placed is left out. */
export function readerQuestions(pages: Map<string, ReadPage>): SectionQuery[] {
  const files = readdirSync(QUESTIONS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  return files.sort().flatMap((file) => {
    const route = `/${file.slice(0, -'.json'.length)}`
    const list: ReaderQuestion[] = JSON.parse(readFileSync(QUESTIONS + file, 'utf8'))
    return list.flatMap(({ question, quote }) => {
      const words = withoutMarkup(quote)
      const at = pages.get(route)?.letters.indexOf(lettersOf(words)) ?? -1
      if (at < 0) return []
      const starts = [...(pages.get(route)?.starts ?? [])].filter(([, start]) => start <= at)
      const id = starts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
      return [{ query: question, answers: [{ route, ids: [id], words }] }]
    })
  })
}

const withoutMarkup = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^\s*[-*|]|[`*]/g, '')
    .replace(/ \{#.*\}$/gm, '')
