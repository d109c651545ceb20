import type { ContentNode } from './page.ts'
import type { PagePayload } from './site.ts'

/**
 * The payload with its HTML runs emptied. The served DOM already holds them, and React keeps what it finds:
 * so a first load carries every sentence once. Headings are read from the served contents list, and the head has the description.
 */
export function leanPayload(payload: PagePayload): PagePayload {
  if (payload.screen !== 'doc' && payload.screen !== 'landing') return payload
  const { page } = payload
  const toc = page.toc.map((heading) => ({ ...heading, html: '' }))
  const meta = { ...page.meta, description: '' }
  return { ...payload, page: { ...page, meta, toc, tree: page.tree.map(leanNode) } }
}

function leanNode(node: ContentNode): ContentNode {
  if (node.type === 'html') return { type: 'html', html: '' }
  return { ...node, children: node.children.map(leanNode) }
}
