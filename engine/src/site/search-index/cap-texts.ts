import { cellsOfLine } from '#model/table-lines.ts'
import { eachWord, wordsOf } from '#search/index/tokenize.ts'
import { isStopWord } from '#search/index/word-forms.ts'
import type { SearchPage, SectionText } from './search-pages.ts'
import { createWordKeys, type WordKeys } from './word-keys.ts'

/** A text may end so much before the cap, to end where a sentence does. */
const LEAST_OF_CAP = 0.6

/**
 * The texts of a page with, of every section, only the beginning: so many words to make excerpts of. What the rest says and no
 * heading or beginning of the page does is added to the words of code, which are found and never shown: the page stays findable by
 * all that it says. Forms of one word find each other, so one of them is enough; `keyOf` is shared by pages and caps, which repeat them.
 */
export function capTexts(
  { names, sections, texts }: SearchPage,
  cap: number,
  keyOf: WordKeys = createWordKeys(),
): SectionText[] {
  if (cap === Number.POSITIVE_INFINITY) return texts
  const cut = texts.map(({ prose }) => cutProse(prose, cap))
  const said = new Set<string>()
  for (const text of [names.title, ...sections.map(({ title }) => title), ...cut.map(({ start }) => start)]) {
    eachWord(text, (word) => said.add(keyOf(word)))
  }
  return texts.map(({ codeWords }, index) => {
    const hidden: string[] = []
    eachWord(cut[index]?.rest ?? '', (word) => {
      const key = keyOf(word)
      if (said.has(key) || isStopWord(word.toLowerCase())) return
      said.add(key)
      hidden.push(word)
    })
    return { prose: cut[index]?.start ?? '', codeWords: [...codeWords, ...hidden] }
  })
}

interface Cut {
  start: string
  rest: string
}

/** Rows of tables are places of their own: all of them stay, wherever the words between them are cut. */
function cutProse(prose: string, cap: number): Cut {
  const lines = prose.split('\n')
  const { start, rest } = cutAfter(lines.filter((line) => !isRow(line)).join('\n'), cap)
  const kept = start.split('\n')
  const told = lines.flatMap((line) => (isRow(line) ? [line] : kept.splice(0, 1)))
  return { start: told.join('\n'), rest }
}

const isRow = (line: string) => cellsOfLine(line) !== null

function cutAfter(prose: string, cap: number): Cut {
  const words = wordsOf(prose)
  const next = words[cap]
  if (!next) return { start: prose, rest: '' }
  const end = endOf(prose, words[Math.floor(cap * LEAST_OF_CAP) - 1]?.at ?? 0, next.at)
  const start = prose.slice(0, end).trimEnd()
  return { start: /[.!?]$/.test(start) ? start : `${start}…`, rest: prose.slice(end) }
}

/** Where a text that may end between `from` and `to` is best cut: after a sentence or line, after a clause, or between words. */
function endOf(text: string, from: number, to: number): number {
  const range = text.slice(from, to)
  for (const end of [/[.!?](?=\s)|\n/g, /[,;:](?=\s)/g]) {
    const last = [...range.matchAll(end)].at(-1)
    if (last) return from + last.index + 1
  }
  return to
}
