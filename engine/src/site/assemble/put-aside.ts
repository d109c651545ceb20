import { readLater } from '#disk/read-later.ts'
import type { Shelf } from '#disk/shelf.ts'
import type { CompiledPage } from '#model/page.ts'
import { oncePer } from '../shape/once-per.ts'

/** Most of a page, and read when the page is put together and when it is indexed. */
const CONTENT = ['tree', 'toc', 'blocks', 'sections', 'passages', 'markdown'] as const
type Content = Pick<CompiledPage, (typeof CONTENT)[number]>

/** Puts the content of a page aside until somebody reads it. The page stays the same object: what is remembered of it goes by that. */
export function putContentAside(page: CompiledPage, shelf: Shelf): void {
  const rest = Object.entries(page).filter(([name]) => !CONTENT.some((own) => own === name))
  // Copied: a name that was cut out of the source would hold all of it.
  Object.assign(page, JSON.parse(JSON.stringify(Object.fromEntries(rest))))
  const fetch = shelf.put(JSON.stringify(Object.fromEntries(CONTENT.map((name) => [name, page[name]]))))
  const read = readerOf(shelf)
  for (const name of CONTENT) readLater(page, name, () => read(fetch)[name])
}

/** Reads contents of a shelf. Keeps the one it has parsed last: who reads one part of a page reads the others next. */
const readerOf = oncePer((_: Shelf) => {
  let last: { fetch: () => string; content: Content } | null = null
  return (fetch: () => string): Content => {
    if (last?.fetch !== fetch) last = { fetch, content: JSON.parse(fetch()) }
    return last.content
  }
})
