import { idOfHash } from '#model/route.ts'
import type { PagePayload } from '#model/site.ts'
import type { RouterLocation } from './router-context.ts'

/** Left and top of the window in the page. */
export type Position = [x: number, y: number]

/** How the reader came to a view. `jump`: the browser moved within the page by itself. `refresh`: new data, same place. */
export interface Visit {
  kind: 'push' | 'replace' | 'traverse' | 'jump' | 'refresh'
  /** Another page than before, not another place or query of the same one. */
  isNewPage: boolean
  isNewQuery: boolean
  /** Where the reader was when leaving this history entry. */
  position: Position | null
}

/** What is on screen: page and location, which change together. `visit` is null for the served page. */
export interface View {
  payload: PagePayload
  location: RouterLocation
  visit: Visit | null
}

/** Where the window goes after a visit: an element by id (and if there is none, the top or nowhere), a position, or nowhere. */
export type ScrollTarget = { id: string; orTop: boolean } | { position: Position } | null

const TOP: ScrollTarget = { position: [0, 0] }

/** A new page starts at its hash or the top, Back and Forward return to where the reader was, another query alone moves nothing. */
export function scrollTargetOf({ kind, isNewPage, isNewQuery, position }: Visit, hash: string): ScrollTarget {
  if (kind === 'jump' || kind === 'refresh') return null
  if (kind === 'traverse' && position) return { position }
  const id = idOfHash(hash)
  if (id !== null) return { id, orTop: isNewPage }
  if (isNewPage) return TOP
  return isNewQuery || hash || kind === 'traverse' ? null : TOP
}

/** Focus goes to the top of the page after moving forward to another page; a hash or a history move leaves it alone. */
export function movesFocus({ kind, isNewPage }: Visit, hash: string): boolean {
  return isNewPage && kind !== 'traverse' && !hash
}
