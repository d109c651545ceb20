import type { ErrorCode } from '#model/error-table.ts'
import { isStopWord } from '#search/index/word-forms.ts'
import { addressOf } from './answer-page.ts'
import { type ErrorNumber, errorNumberIn } from './error-number.ts'
import { shortened } from './find-page.ts'
import { MAX_QUERY, MAX_SECTION } from './limits.ts'
import { shareOf } from './rank-sections.ts'
import type { Library } from './read-library.ts'
import { hitsFor, type Result, searchSections, wordsOf } from './search-sections.ts'
import { stemsOf } from './section-words.ts'
import { showResult, showResults } from './show-result.ts'
import { ToolProblem } from './tool-problem.ts'

/** Sections that are added to what is known of a message, the one that explains it among them. */
const MOST_SECTIONS = 3

/** How much of what a message says a place must say to be about it: a message has values of its own, and paths. */
const SAME_MESSAGE = 0.5
const WORDS_IN_A_ROW = 3

/** A message in full, its cause and the way out, by the number that a production build shows or by its own words. */
export function answerError({ error }: { error: string | number }, library: Library): string {
  const text = String(error).trim().slice(0, MAX_QUERY)
  const known = library.errors()
  const asked = errorNumberIn(text, library)
  if (asked?.of) return numberOfAnother(asked, library)
  const code = asked?.code ?? codeByWords(text, library)
  const decoded = code === null ? undefined : known.get(code)
  if (asked && !decoded) throw new ToolProblem(unknownCode(asked.code, known))
  const explained = decoded ? placeOf(decoded, library) : null
  const sections = sectionsFor(decoded?.message ?? text, explained, library)
  if (!decoded && sections.length === 0) {
    throw new ToolProblem(`Nothing is known of "${shortened(text)}". Send the message without names of your own.`)
  }
  const answers = [
    ...(decoded ? [showError(String(code), decoded, explained, library)] : []),
    ...showResults(sections, library, { max: MAX_SECTION, limit: MOST_SECTIONS }),
  ].join('\n\n---\n\n')
  return decoded || isTold(text, sections) ? answers : `${NOT_TOLD}\n\n${answers}`
}

const NOT_TOLD = 'This message is not in the documentation. These sections share words with it:'

/**
 * Whether one of the sections has the message: what is rare of it, and some words of it in a row. Many messages share all their words with
 * texts about other things. The first line is the message, without addresses, which are its own.
 */
function isTold(text: string, sections: Result[]): boolean {
  const message = text.split('\n', 1)[0]?.replace(/\bhttps?:\/\/\S+/g, '') ?? ''
  const pages = [...new Set(sections.map(({ twin }) => twin))].flatMap(wordsOf)
  return sections.some(({ twin, place }) => {
    const own = pages.filter((each) => each.twin === twin && (place === null || each.place.id === place.id))
    const lines = twin.lines.slice(place?.from ?? 0, place?.to)
    return shareOf(message, own, pages) >= SAME_MESSAGE && hasRun(message, lines.join('\n'))
  })
}

function hasRun(message: string, text: string): boolean {
  const words = wordsInRow(message)
  const said = ` ${wordsInRow(text).join(' ')} `
  const length = Math.min(WORDS_IN_A_ROW, words.length)
  return words.some(
    (_, at) => at + length <= words.length && said.includes(` ${words.slice(at, at + length).join(' ')} `),
  )
}

const wordsInRow = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Numbers mean something only in the list of whoever printed them; what is said of them here may say so, too. */
function numberOfAnother({ code, of, listedAt }: ErrorNumber, library: Library): string {
  const list = listedAt === null ? `its meaning is in the list of ${of}` : `its meaning is at ${listedAt}`
  const said = `${code} is a number of ${of}, not of ${library.title}: ${list}.`
  const numbers = sectionOfNumbers(library)
  return [said, ...(numbers ? [showResult(numbers, library, MAX_SECTION)] : [])].join('\n\n')
}

/** The section that lists what the library's own numbers mean; null: the site has no such list. */
function sectionOfNumbers(library: Library): Result | null {
  const [first] = library.errors().keys()
  if (first === undefined) return null
  for (const page of library.pages.values()) {
    const twin = library.twinOf(page)
    const row = twin.places.find(({ id, kind }) => kind === 'row' && id === `error-${first}`)
    const place = row && twin.places.findLast(({ kind, from }) => kind === 'heading' && from < row.from)
    if (place) return { twin, place, sentence: null }
  }
  return null
}

/** The message that the site's own search takes the words for, if it comes first: others only share words with it. */
function codeByWords(text: string, library: Library): number | null {
  const [first] = hitsFor(text, library)
  const [, digits] = /^error:(\d+)$/.exec(first?.objectID ?? '') ?? []
  const message = digits === undefined ? undefined : library.errors().get(Number(digits))?.message
  return message !== undefined && saysTheSame(text, message) ? Number(digits) : null
}

/** Most of the message stands in the text, which may have a stack as well; or most of the text is of the message, of which it is a part. */
function saysTheSame(text: string, message: string): boolean {
  const [asked, told] = [text, message].map((each) => new Set(stemsOf(each).filter((word) => !isStopWord(word))))
  if (!asked || !told) return false
  const shared = [...asked].filter((word) => told.has(word)).length
  return shared >= Math.min(asked.size, told.size) * SAME_MESSAGE
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
