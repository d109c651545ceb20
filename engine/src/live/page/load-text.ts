const texts = new Map<string, Promise<string>>()

/** The text of a file of this site, fetched once a visit. One that could not be had is asked for again the next time. */
export function loadText(href: string): Promise<string> {
  const known = texts.get(href)
  if (known) return known
  const loading = fetchText(href)
  texts.set(href, loading)
  loading.catch(() => texts.delete(href))
  return loading
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return response.text()
}
