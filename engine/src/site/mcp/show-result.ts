import { sizeOf } from '../twins/section-index.ts'
import { openFence } from '../twins/twin-places.ts'
import { addressOf } from './answer-page.ts'
import type { Library } from './read-library.ts'
import type { Result } from './search-sections.ts'

/** Lines of a twin that an answer has: all of a place, and how far it is shown. */
interface Told {
  result: Result
  from: number
  to: number
  shownTo: number
}

/**
 * Places as Markdown under their addresses, best first, at most `limit`. What stands inside of one that is shown is not said again;
 * if the inner one comes first, the outer leaves it out.
 */
export function showResults(
  results: Result[],
  library: Library,
  { max, limit }: { max: number; limit: number },
): string[] {
  const told: Told[] = []
  const texts: string[] = []
  for (const result of results) {
    if (texts.length === limit) break
    const { from, to } = stretchOf(result)
    const near = told.filter((each) => each.result.twin === result.twin)
    if (near.some((each) => each.from <= from && to <= each.shownTo)) continue
    const { text, shownTo } = shown(result, near, library, max)
    told.push({ result, from, to, shownTo })
    texts.push(text)
  }
  return texts
}

/** A place as Markdown under its address: its beginning, the sentence that answers if that comes later, and how to have the rest. */
export const showResult = (result: Result, library: Library, max: number): string =>
  shown(result, [], library, max).text

function shown(result: Result, told: Told[], library: Library, max: number): { text: string; shownTo: number } {
  const { twin, place, sentence } = result
  const { page, lines } = twin
  const stretch = stretchOf(result)
  const own = linesWithout(told, stretch, lines)
  const first = beginning(
    own.map(({ text }) => text),
    max,
  )
  const isCut = first.length < own.length
  const text = [...first, ...closing(first)].join('\n').trim()
  const quote = sentence !== null && isCut && !text.includes(sentence) ? [`> ${sentence}`] : []
  const section = place === null ? '' : `, section: "${place.id}"`
  const rest = isCut ? [`… ${sizeOf(stretch, lines)} in all: read_page { page: "${page.route}"${section} }`] : []
  const head = `Source: ${addressOf(library, page.route, place?.id ?? null)}\nPage: ${page.title}`
  return { text: [head, ...quote, text, ...rest].join('\n\n'), shownTo: own[first.length]?.at ?? stretch.to }
}

const stretchOf = ({ twin: { lines, places }, place }: Result): { from: number; to: number } =>
  place ?? { from: 0, to: places[0]?.from ?? lines.length }

/** The lines of a stretch with where they stand; of places that were told before, that they were. */
function linesWithout(told: Told[], { from, to }: { from: number; to: number }, lines: string[]) {
  const inside = told.filter((each) => each.from > from && each.to <= to)
  return lines.slice(from, to).flatMap((text, index) => {
    const at = from + index
    const above = inside.find((each) => each.from <= at && at < each.to)
    if (!above) return [{ text, at }]
    return above.from === at
      ? [
          { text: `… (section "${above.result.place?.id}": see above)`, at },
          { text: '', at },
        ]
      : []
  })
}

/** As many lines as fit, the first of them in any case. */
function beginning(lines: string[], max: number): string[] {
  let length = 0
  const end = lines.findIndex((line) => {
    length += line.length + 1
    return length > max
  })
  if (end < 0) return lines
  return end === 0 ? lines.slice(0, 1).map((line) => line.slice(0, max)) : lines.slice(0, end)
}

/** The end of a code block that was cut. */
function closing(lines: string[]): string[] {
  const fence = openFence(lines)
  return fence === null ? [] : [fence]
}
