import type { LivePage } from '#model/live.ts'

const pages = new Map<string, Promise<LivePage>>()

/** The live examples of a page, fetched once. A failure is not kept: the next attempt asks again. */
export function loadLivePage(href: string): Promise<LivePage> {
  let promise = pages.get(href)
  if (!promise) {
    promise = fetchLivePage(href)
    pages.set(href, promise)
    promise.catch(() => pages.delete(href))
  }
  return promise
}

async function fetchLivePage(href: string): Promise<LivePage> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return response.json()
}
