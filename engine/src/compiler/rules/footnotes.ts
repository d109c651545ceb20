import { htmlElement } from '../html.ts'
import type { PageContext } from '../page-context.ts'
import { element, join, type Rendered } from '../split-tree.ts'

/** The raised number in the text. A note mentioned twice has one number and two ways back. */
export function renderFootnoteReference(identifier: string, page: PageContext): string {
  const mentions = (page.footnoteOrder.get(identifier) ?? 0) + 1
  page.footnoteOrder.set(identifier, mentions)
  const number = [...page.footnoteOrder.keys()].indexOf(identifier) + 1
  const id = `footnote-ref-${number}${mentions > 1 ? `-${mentions}` : ''}`
  page.ids.set(id, null)
  const link = htmlElement('a', { href: `#footnote-${number}`, id, 'aria-label': `Footnote ${number}` }, String(number))
  return `<sup>${link}</sup>`
}

/** The notes at the end of the page, in the order of their first mention. */
export function renderFootnotes(page: PageContext): Rendered {
  const items: Rendered[] = []
  // The map grows while notes mention other notes; iterating it visits those too.
  for (const identifier of page.footnoteOrder.keys()) {
    const number = items.length + 1
    const body = page.render.blocks(page.footnotes.get(identifier)?.children ?? [], true)
    const id = `footnote-${number}`
    page.ids.set(id, null)
    items.push(element('li', { id }, withBackLinks(body, number, page.footnoteOrder.get(identifier) ?? 1)))
  }
  if (items.length === 0) return ''
  return element('section', { class: 'footnotes', 'aria-label': 'Footnotes' }, element('ol', {}, join(items)))
}

function withBackLinks(body: Rendered, number: number, mentions: number): Rendered {
  let links = ''
  for (let mention = 1; mention <= mentions; mention++) {
    const suffix = mention > 1 ? `-${mention}` : ''
    const attributes = {
      href: `#footnote-ref-${number}${suffix}`,
      'aria-label': `Back to reference ${number}${suffix}`,
    }
    links += ` ${htmlElement('a', attributes, '↩')}`
  }
  if (typeof body === 'string' && body.endsWith('</p>')) return `${body.slice(0, -4)}${links}</p>`
  return join([body, `<p>${links.trim()}</p>`])
}

/** A mention of a note that does not exist stays text; nobody means that. */
export function findLostFootnote(text: string): string | null {
  const found = /(?<!\\)\[\^([^\]\s]+)\]/.exec(text)
  return found?.[1] ?? null
}
