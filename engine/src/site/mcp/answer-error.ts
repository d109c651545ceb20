import type { ErrorCode } from '#model/error-table.ts'
import { addressOf } from './answer-page.ts'
import { shortened } from './find-page.ts'
import { MAX_QUERY, MAX_SECTION } from './limits.ts'
import type { Library } from './read-library.ts'
import { hitsFor, type Result, searchSections } from './search-sections.ts'
import { showResult } from './show-result.ts'
import { ToolProblem } from './tool-problem.ts'

/** Sections that are added to what is known of a message, the one that explains it among them. */
const MOST_SECTIONS = 3

/** A message in full, its cause and the way out, by the number that a production build shows or by its own words. */
export function answerError({ error }: { error: string | number }, library: Library): string {
  const text = String(error).trim().slice(0, MAX_QUERY)
  const known = library.errors()
  const asked = codeIn(text)
  const code = asked ?? codeByWords(text, library)
  const decoded = code === null ? undefined : known.get(code)
  if (asked !== null && !decoded) throw new ToolProblem(unknownCode(asked, known))
  const explained = decoded ? placeOf(decoded, library) : null
  const sections = sectionsFor(decoded?.message ?? text, explained, library)
  if (!decoded && sections.length === 0) {
    throw new ToolProblem(`Nothing is known of "${shortened(text)}". Send the message without names of your own.`)
  }
  return [
    ...(decoded ? [showError(String(code), decoded, explained, library)] : []),
    ...sections.map((result) => showResult(result, library, MAX_SECTION)),
  ].join('\n\n---\n\n')
}

/** `7`, `#7`, `… error #7; visit https://…/errors?code=7 for the full message …` */
function codeIn(text: string): number | null {
  const [, digits] =
    /^#?(\d{1,6})$/.exec(text) ?? /[?&]code=(\d{1,6})\b/.exec(text) ?? /\berror #(\d{1,6})\b/i.exec(text) ?? []
  return digits === undefined ? null : Number(digits)
}

/** The message that the site's own search takes the words for, if it comes first: others only share words with it. */
function codeByWords(text: string, library: Library): number | null {
  const [first] = hitsFor(text, library)
  const [, digits] = /^error:(\d+)$/.exec(first?.objectID ?? '') ?? []
  return digits === undefined ? null : Number(digits)
}

/** The section that explains an error; null: it is explained by a page, or by a row of the list alone. */
function placeOf({ to }: ErrorCode, library: Library): Result | null {
  const [route = '', id] = to.split('#')
  const page = library.pages.get(route.toLowerCase())
  const twin = page && library.twinOf(page)
  const place = twin?.places.find((each) => each.id === id)
  return twin && place ? { twin, place, sentence: null } : null
}

/** The section that explains, then those that the message finds. */
function sectionsFor(message: string, explained: Result | null, library: Library): Result[] {
  const own = explained?.place?.kind === 'row' ? null : explained
  const found = library.index() ? searchSections(message, library) : []
  const others = found.filter(({ twin, place }) => twin !== own?.twin || place?.id !== own.place?.id)
  return [...(own ? [own] : []), ...others].slice(0, MOST_SECTIONS)
}

function showError(code: string, error: ErrorCode, explained: Result | null, library: Library): string {
  const { message, cause, fix, to, title, change } = error
  const [page = '', id = null] = to.split('#')
  const head = `Source: ${addressOf(library, page, id)}`
  // A row of the list is all that there is to read.
  if (explained?.place?.kind === 'row') {
    const { twin, place } = explained
    return `${head}\n\n${twin.lines.slice(place.from, place.to).join('\n').trim()}`
  }
  const diff = change ? [`What to change in ${change.file}:`, `\`\`\`diff\n${change.lines.join('\n')}\n\`\`\``] : []
  const note = change?.note ? [change.note] : []
  return [head, `**#${code}** ${message}`, `${cause} ${fix}`.trim(), ...diff, ...note, `Explained in: ${title}`].join(
    '\n\n',
  )
}

function unknownCode(code: number, known: Map<number, ErrorCode>): string {
  if (known.size === 0) return 'This site lists no messages by number. Send the words of the message.'
  const codes = [...known.keys()]
  return `No message has the number ${code}: they go from ${Math.min(...codes)} to ${Math.max(...codes)}.`
}
