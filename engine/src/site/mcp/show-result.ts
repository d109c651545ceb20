import { sizeOf } from '../twins/section-index.ts'
import { openFence } from '../twins/twin-places.ts'
import { addressOf } from './answer-page.ts'
import type { Library } from './read-library.ts'
import type { Result } from './search-sections.ts'

/** A place as Markdown under its address: its beginning, the sentence that answers if that comes later, and how to have the rest. */
export function showResult({ twin, place, sentence }: Result, library: Library, max: number): string {
  const { page, lines, places } = twin
  const stretch = place ?? { from: 0, to: places[0]?.from ?? lines.length }
  const shown = beginning(lines.slice(stretch.from, stretch.to), max)
  const isCut = shown.length < stretch.to - stretch.from
  const text = [...shown, ...closing(shown)].join('\n').trim()
  const quote = sentence !== null && isCut && !text.includes(sentence) ? [`> ${sentence}`] : []
  const section = place === null ? '' : `, section: "${place.id}"`
  const rest = isCut ? [`… ${sizeOf(stretch, lines)} in all: read_page { page: "${page.route}"${section} }`] : []
  const head = `Source: ${addressOf(library, page.route, place?.id ?? null)}\nPage: ${page.title}`
  return [head, ...quote, text, ...rest].join('\n\n')
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
