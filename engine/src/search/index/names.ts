import type { IndexedSection } from '#model/search.ts'
import { joined } from './tokenize.ts'

/** A name somebody may type in full, and how good a home the place that has it is: 0 is the best. */
export interface Name {
  /** In joined form. */
  key: string
  rank: number
  /** False for plain words: `file upload`, "Lazy queries". */
  isApi: boolean
}

const FIRST_NAME = /^[$\p{L}_][$\p{L}\p{N}_]*(?:\.[$\p{L}_][$\p{L}\p{N}_]*)*\(?/u
/** An inner capital after a small letter, a dot between words, a call, an underscore, a package. */
const CODE_LIKE = /\p{Ll}\p{Lu}|\w\.\w|\($|_|^@\w/u

/** True for a title or keyword that is one name of code: `isAnyOf`, `shelf.books`, `skip`, `openShelf()`, `@handbook/shelf`. */
export function isApiName(text: string): boolean {
  if (/\s/.test(text.replace(/\(.*\)$/, ''))) return false
  return CODE_LIKE.test(text) || /^[a-z][\w$]*(\(.*\))?$/.test(text)
}

/** A heading of level 3 that is the name explains it; a keyword only says that it is somewhere on the page. */
const KEYWORD_RANK = 0.3
/** Every function has options: they are the last place to look for a name. */
export const OPTION_RANK = 2

/** Options are told by their ids, which the compiler makes. */
export const isOption = (id: string): boolean => id.startsWith('option-')

/** So are questions. */
export const isQuestion = (id: string): boolean => id.startsWith('question')

/** Sections about a message of the library, which stands right below the heading, are told by their ids, too. */
export const isAboutMessage = (id: string): boolean => /^(?:error|warning)-/.test(id)

function namesOfText(text: string, rank: number): Name[] {
  const isApi = isApiName(text)
  const names: Name[] = [{ key: joined(text), rank, isApi }]
  const [first] = text.match(FIRST_NAME) ?? []
  if (first && CODE_LIKE.test(first)) {
    // A title that starts with a name is a worse home than one that is the name.
    if (!isApi) names.push({ key: joined(first), rank: rank + 0.5, isApi: true })
    const dotted = dottedKey(first)
    if (dotted) names.push({ key: dotted, rank: rank + (isApi ? 0 : 0.5), isApi: true })
    if (dotted && isApi) names.push({ key: joined(first.split('.').at(-1) ?? ''), rank: rank + 0.1, isApi: true })
  }
  return names
}

/** `open.sideshelf` for `open.sideShelf(`, which is another thing than `openSideShelf`; null for a text without dots. */
export function dottedKey(text: string): string | null {
  const parts = text.split('.').map(joined).filter(Boolean)
  return parts.length > 1 ? parts.join('.') : null
}

/** What a page is called by its keywords: its title is not among them, it is compared by itself. */
export function namesOfPage(keywords: string[]): Name[] {
  return keywords.flatMap((keyword) => namesOfText(keyword, KEYWORD_RANK))
}

/** What a section is called. The deeper it lies, the less it is the home of a name; an option is less so than a heading. */
export function namesOfSection(section: IndexedSection): Name[] {
  return namesOfText(section.title, isOption(section.id) ? OPTION_RANK : (section.level - 2) * 0.25)
}
