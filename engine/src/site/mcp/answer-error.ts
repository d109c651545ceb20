import type { IndexedError } from '#model/search.ts'
import { addressOf } from './answer-page.ts'
import { shortened } from './find-page.ts'
import { MAX_QUERY, MAX_SECTION } from './limits.ts'
import type { Library } from './read-library.ts'
import { hitsFor, searchSections } from './search-sections.ts'
import { showResult } from './show-result.ts'
import { ToolProblem } from './tool-problem.ts'

/** Sections that are added to what is known of a message. */
const MOST_SECTIONS = 3

/** A message in full, its cause and the way out, by the number that a production build shows or by its own words. */
export function answerError({ error }: { error: string | number }, library: Library): string {
  const text = String(error).trim().slice(0, MAX_QUERY)
  const known = library.index()?.errors ?? []
  const code = codeIn(text)
  const decoded = code === null ? byWords(text, known, library) : known.filter((each) => each.code === code)
  if (code !== null && decoded.length === 0) throw new ToolProblem(unknownCode(code, known))
  const message = decoded[0]?.message ?? text
  const sections = searchSections(message, library).slice(0, MOST_SECTIONS)
  if (decoded.length + sections.length === 0) {
    throw new ToolProblem(`Nothing is known of "${shortened(text)}". Send the message without names of your own.`)
  }
  return [
    ...decoded.map((each) => showError(each, library)),
    ...sections.map((result) => showResult(result, library, MAX_SECTION)),
  ].join('\n\n---\n\n')
}

/** `7`, `#7`, `… error #7; visit https://…/errors?code=7 for the full message …` */
function codeIn(text: string): number | null {
  const [, digits] =
    /^#?(\d{1,6})$/.exec(text) ?? /[?&]code=(\d{1,6})\b/.exec(text) ?? /\berror #(\d{1,6})\b/i.exec(text) ?? []
  return digits === undefined ? null : Number(digits)
}

/** Messages that the site's own search takes the words for, if they come first: others only share words with it. */
function byWords(text: string, known: IndexedError[], library: Library): IndexedError[] {
  const [first] = hitsFor(text, library)
  return known.filter(({ route }) => first?.kind === 'error' && first.url === library.address + route.slice(1))
}

function showError({ code, message, cause, route }: IndexedError, library: Library): string {
  const [page = '', id = ''] = route.split('#')
  const listed = library.pages.get(page.toLowerCase())
  const twin = listed && library.twinOf(listed)
  const row = twin?.places.find((place) => place.id === id)
  const text = row ? twin?.lines.slice(row.from, row.to).join('\n').trim() : `**#${code}** ${message}\n\n${cause}`
  return `Source: ${addressOf(library, page, id)}\n\n${text}`
}

function unknownCode(code: number, known: IndexedError[]): string {
  if (known.length === 0) return 'This site lists no messages by number. Send the words of the message.'
  const codes = known.map((each) => each.code)
  return `No message has the number ${code}: they go from ${Math.min(...codes)} to ${Math.max(...codes)}.`
}
