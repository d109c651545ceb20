import { asciiJson } from '#disk/ascii-json.ts'
import { readLater } from '#disk/read-later.ts'
import type { CompiledPage } from '#model/page.ts'

/** Most of a page, in groups of what is read together: what search reads, what readers get, and what programs get. The rest are names, places and links. */
const GROUPS = [['sections', 'passages'], ['tree', 'toc', 'blocks'], ['markdown']] as const

type ContentName = (typeof GROUPS)[number][number]
type Content = Pick<CompiledPage, ContentName>

/** A page as lines of JSON: its names, and each group of its content. */
export type PageText = string

/** The lines of content that nobody has read. */
const unread = new WeakMap<CompiledPage, string[]>()

/** Writes a page down. */
export function textOfPage(page: CompiledPage): PageText {
  const content = new Set<string>(GROUPS.flat())
  const names = Object.fromEntries(Object.entries(page).filter(([name]) => !content.has(name)))
  const groups = GROUPS.map((group) => Object.fromEntries(group.map((name) => [name, page[name]])))
  return [names, ...groups].map(asciiJson).join('\n')
}

/** Reads a page. Its content is read when somebody asks for it, and then kept. */
export function pageOfText(text: PageText): CompiledPage {
  const [names = '', ...lines] = text.split('\n')
  const page: CompiledPage = JSON.parse(names)
  readContent(page, lines, (line) => {
    let content: { value: Content } | undefined
    return () => {
      content ??= { value: JSON.parse(line) }
      unread.delete(page)
      return content.value
    }
  })
  unread.set(page, lines)
  return page
}

/**
 * Has the content of a page read anew whenever somebody asks for it, by what `readerOf` makes of the text of each group. The page stays
 * the same object: what is remembered of it goes by that.
 */
export function layContentAside(page: CompiledPage, readerOf: (line: string) => () => unknown): void {
  const lines = unread.get(page) ?? linesOf(page)
  unread.delete(page)
  readContent(page, lines, readerOf as (line: string) => () => Content)
}

function linesOf(page: CompiledPage): string[] {
  const [names = '', ...lines] = textOfPage(page).split('\n')
  Object.assign(page, JSON.parse(names)) // a name that was cut out of the source would hold all of it
  return lines
}

function readContent(page: CompiledPage, lines: string[], readerOf: (line: string) => () => Content): void {
  GROUPS.forEach((group, index) => {
    const read = readerOf(lines[index] ?? '')
    for (const name of group) readLater(page, name, () => read()[name])
  })
}
