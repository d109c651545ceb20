import type { PageTypes } from '#model/page-types.ts'

const known = new Map<string, Promise<PageTypes>>()

/** The types of the open page, fetched when a reader first asks; null when it has none. A failure is not kept. */
export async function loadTypes(): Promise<PageTypes | null> {
  const href = document.querySelector<HTMLElement>('[data-types]')?.dataset.types
  if (!href) return null
  const types = known.get(href) ?? fetchTypes(href)
  known.set(href, types)
  return types.catch(() => {
    known.delete(href)
    return null
  })
}

async function fetchTypes(href: string): Promise<PageTypes> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return response.json()
}
