import { HIT_LEVELS, type SearchRecord } from '#model/search.ts'

/** What stands above a hit's own heading: groups of the sidebar, the page, and headings down to the one before. */
export function headingTrail({ type, hierarchy, trail }: Pick<SearchRecord, 'type' | 'hierarchy' | 'trail'>): string[] {
  const depth = type === 'content' ? HIT_LEVELS.length : HIT_LEVELS.indexOf(type) + 1
  const headings = HIT_LEVELS.slice(0, depth).flatMap((level) => hierarchy[level] ?? [])
  // The group of a page is the page.
  if (headings[0] === headings[1]) headings.shift()
  return [...trail, ...headings.slice(0, -1)]
}
