/** A page found by its name. */
export interface FoundPage {
  route: string
  title: string
}

/** Pages whose title or route holds every word of a query, those that start with it first. No query finds nothing. */
export function findPages(query: string, pages: Record<string, { title: string }>): FoundPage[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = Object.entries(pages)
    .map(([route, { title }]) => ({ route, title }))
    .filter(({ route, title }) => words.every((word) => `${title} ${route}`.toLowerCase().includes(word)))
  const startsWithQuery = ({ title }: FoundPage) => Number(title.toLowerCase().startsWith(words.join(' ')))
  return found.sort((a, b) => startsWithQuery(b) - startsWithQuery(a))
}
