import type { PagePayload } from '#model/site.ts'
import type { TreePlace } from '../shape/site.ts'

/**
 * A page with the link to the later sheet where its opening ends: browsers paint what stands above a link while they wait for it, and
 * what follows needs the sheet. React takes over the elements around runs of HTML and never looks inside a run, so the link is inside.
 * Without a place for it, it stands in the head (`document.ts`).
 */
export function withLaterSheet(payload: PagePayload, place: TreePlace | null, link: string): PagePayload {
  if (payload.screen !== 'doc' || !place) return payload
  const { page } = payload
  const tree = page.tree.map((node, index) =>
    node.type === 'html' && index === place.node
      ? { ...node, html: node.html.slice(0, place.at) + link + node.html.slice(place.at) }
      : node,
  )
  return { ...payload, page: { ...page, tree } }
}
