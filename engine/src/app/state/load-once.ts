import { onceEach } from '#model/once-each.ts'

/** The answer to a request for a file; an error where it was refused. */
export async function fetchFile(href: string): Promise<Response> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return response
}

/** A file of data, fetched once: what the caller says it is, unchecked. */
export const loadOnce: <Data>(href: string) => Promise<Data> = onceEach(async (href: string) =>
  (await fetchFile(href)).json(),
)
