import type { ContentNode } from './page.ts'
import type { PagePayload } from './site.ts'

type Fields = Record<string, unknown>

/**
 * Whether a value is the data of a page. A host or a cache gone wrong may answer with other JSON, and outside of the page's own
 * boundary that would blank the application.
 */
export function isPayloadOf(value: unknown, route: string): value is PagePayload {
  if (!isObject(value) || value.route !== route || !isObject(value.page)) return false
  const { screen, page, doc } = value
  if (screen !== 'landing' && !(screen === 'doc' && isObject(doc) && Array.isArray(doc.breadcrumbs))) return false
  return isObject(page.meta) && typeof page.meta.title === 'string' && Array.isArray(page.toc) && isTree(page.tree)
}

/** Whether a value is nodes of a page. */
export function isTree(value: unknown): value is ContentNode[] {
  try {
    return Array.isArray(value) && value.every(isReadable)
  } catch {
    return true // what cannot even be looked at is told by the page's boundary
  }
}

/** A run without its text would be an empty page; a component that is wrong tells by itself. */
const isReadable = (node: unknown) => isObject(node) && (node.type !== 'html' || typeof node.html === 'string')

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
