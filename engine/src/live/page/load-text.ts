import { onceEach } from '#model/once-each.ts'

/** The text of a file of this site, fetched once a visit. One that could not be had is asked for again the next time. */
export const loadText = onceEach(async (href: string): Promise<string> => {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return response.text()
})
