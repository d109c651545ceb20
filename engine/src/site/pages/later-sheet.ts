import type { ContentNode, HtmlNode } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { openingLength } from './opening-length.ts'

/**
 * A doc with the link to the later sheet where its opening ends: browsers paint what stands above a link while they wait for it, and
 * what follows needs the sheet. React takes over the elements around runs of HTML and never looks inside a run, so the link is inside.
 * A page that begins with something else than text gets none here, but in its head (`document.ts`).
 */
export function withLaterSheet(payload: PagePayload, link: string): PagePayload {
  if (payload.screen !== 'doc') return payload
  const { page } = payload
  return { ...payload, page: { ...page, tree: withLink(page.tree, link) } }
}

function withLink(tree: ContentNode[], link: string): ContentNode[] {
  let place: { run: HtmlNode; at: number } | null = null
  for (const node of tree) {
    if (node.type === 'html') {
      place = { run: node, at: openingLength(node.html) }
      if (place.at < node.html.length) break
    } else if (!isPlainCode(node)) break
  }
  if (!place) return tree
  const { run, at } = place
  const html = run.html.slice(0, at) + link + run.html.slice(at)
  return tree.map((node) => (node === run ? { ...run, html } : node))
}

/** A code frame of which nothing but its tokens has a style of its own. */
const isPlainCode = (node: ContentNode): boolean =>
  node.type === 'component' &&
  (node.name === 'Sample' || node.name === 'CodeTabs') &&
  node.children.every((child) => child.type === 'html' && openingLength(child.html) === child.html.length)
