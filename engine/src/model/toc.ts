import type { Heading } from './page.ts'

/** An entry of the contents list. */
export interface TocEntry {
  id: string
  html: string
  level: number
  children: TocEntry[]
}

/**
 * Nests headings by level, then keeps levels `min` to `max`. Nesting comes first: with 3–4, an h3, an h2
 * and an h4 give two siblings, because the h4 belongs to an h2 that is not shown.
 */
export function nestHeadings(headings: Heading[], min: number, max: number): TocEntry[] {
  const roots: TocEntry[] = []
  const trail: TocEntry[] = []
  for (const { id, html, level } of headings) {
    const entry: TocEntry = { id, html, level, children: [] }
    while (trail.length > 0 && (trail.at(-1)?.level ?? 0) >= level) trail.pop()
    ;(trail.at(-1)?.children ?? roots).push(entry)
    trail.push(entry)
  }
  return filterLevels(roots, min, max)
}

function filterLevels(entries: TocEntry[], min: number, max: number): TocEntry[] {
  return entries.flatMap((entry) => {
    const children = filterLevels(entry.children, min, max)
    return entry.level >= min && entry.level <= max ? [{ ...entry, children }] : children
  })
}
