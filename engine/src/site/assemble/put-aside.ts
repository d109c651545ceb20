import { layContentAside } from '#compiler/page-content.ts'
import { oncePer } from '#disk/once-per.ts'
import type { Shelf } from '#disk/shelf.ts'
import type { CompiledPage } from '#model/page.ts'

/** Puts the content of a page aside until somebody reads it. */
export function putContentAside(page: CompiledPage, shelf: Shelf): void {
  const read = readerOf(shelf)
  layContentAside(page, (line) => {
    const fetch = shelf.put(line).text
    return () => read(fetch)
  })
}

/** Reads contents of a shelf. Keeps the one it has parsed last: who reads one part of a page reads the others next. */
const readerOf = oncePer((_: Shelf) => {
  let last: { fetch: () => string; content: unknown } | null = null
  return (fetch: () => string): unknown => {
    if (last?.fetch !== fetch) last = { fetch, content: JSON.parse(fetch()) }
    return last.content
  }
})
