import type { LivePage } from '#model/live.ts'

const files = new Map<string, Promise<unknown>>()

/** The live examples of a page, fetched once. */
export const loadLivePage = (href: string) => loadOnce(href) as Promise<LivePage>

/** A file of data, unchecked, fetched once. A failure is not kept: the next attempt asks again. */
export function loadOnce(href: string): Promise<unknown> {
  let promise = files.get(href)
  if (!promise) {
    promise = fetchData(href)
    files.set(href, promise)
    promise.catch(() => files.delete(href))
  }
  return promise
}

async function fetchData(href: string): Promise<unknown> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return response.json()
}
