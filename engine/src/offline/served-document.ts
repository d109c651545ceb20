import { fieldsOf } from '#model/fields.ts'
import { readOfflineHref } from '#model/offline.ts'
import { SEED_ELEMENT_ID } from '#model/render.ts'

/** A document of the site as the network gave it. */
export interface ServedDocument {
  /** The list of the deployment that it is of. */
  list: string
  /** What will be answered in its place: same text, same headers. */
  copy: Response
}

const SEED_START = `<script type="application/json" id="${SEED_ELEMENT_ID}">`
/** The text is no longer compressed, and a redirect that was followed must not be followed again. */
const OF_TRANSPORT = ['content-encoding', 'content-length', 'transfer-encoding']

/** Reads a document that may be kept; null for errors, other files, and documents that name no list. */
export async function readServed(response: Response, base: string): Promise<ServedDocument | null> {
  if (!isUsable(response) || !isHtml(response)) return null
  const html = await response.text()
  const list = listOf(html, base)
  if (!list) return null
  const headers = new Headers(response.headers)
  for (const name of OF_TRANSPORT) headers.delete(name)
  return { list, copy: new Response(html, { headers }) }
}

/** Whether an answer is a file of this site, whole: no error, no other origin, no part. */
export const isUsable = (response: Response): boolean =>
  response.status === 200 && (response.type === 'basic' || response.type === 'default')

/** Hosts that answer every address with a page would otherwise be kept as scripts and data. */
export const isHtml = ({ headers }: Response): boolean => headers.get('content-type')?.includes('text/html') ?? false

/** Text on a page cannot look like the element: there its `<` is written as an entity. */
function listOf(html: string, base: string): string | null {
  const start = html.lastIndexOf(SEED_START)
  const end = html.indexOf('</script>', start)
  if (start < 0 || end < 0) return null
  try {
    const seed: unknown = JSON.parse(html.slice(start + SEED_START.length, end))
    return readOfflineHref(fieldsOf(seed).offline, base)
  } catch {
    return null // cut off on its way
  }
}
