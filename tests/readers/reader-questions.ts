/** What readers ask of each page, and the words of it that answer: what search is told, and what it is not. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT, SITE } from '../places.ts'

/** A question, and the words that answer it, as the author of the page wrote them. */
export interface ReaderQuestion {
  question: string
  quote: string
}

const FOLDERS = [join(SITE, 'questions'), join(PROJECT, 'tests/readers/questions')]

/** All questions of a page, by its route. */
export function readerQuestions(): Map<string, ReaderQuestion[]> {
  const pages = new Map<string, ReaderQuestion[]>()
  for (const folder of FOLDERS) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!file.endsWith('.json')) continue
      const route = `/${file.slice(0, -'.json'.length).replaceAll('\\', '/')}`
      pages.set(route, [...(pages.get(route) ?? []), ...JSON.parse(readFileSync(join(folder, file), 'utf8'))])
    }
  }
  return pages
}

/** Letters and digits of Markdown as a page shows them: without marks, addresses of links, tags and the ids of headings. */
export const lettersOfQuote = (markdown: string): string =>
  markdown
    .replace(/\]\([^)]*\)/g, '')
    .replace(/ \{#[^}]*\}/g, '')
    .replace(/(`[^`]*`)|<\/?[A-Z]\w*[^>]*>/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
