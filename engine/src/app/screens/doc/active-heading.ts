/** A heading of the contents list and where it stands in the viewport. */
export interface HeadingBox {
  id: string
  top: number
  bottom: number
}

/**
 * The id of the heading being read: the first one at or below the navbar's lower edge if it lies wholly
 * in the upper half of the viewport, else the one before it, else none. With all headings above the edge, the last one.
 */
export function activeHeading(headings: HeadingBox[], edge: number, viewportHeight: number): string | null {
  const first = headings.findIndex(({ top }) => top >= edge)
  const candidate = headings[first]
  const isRead = candidate !== undefined && candidate.bottom <= viewportHeight / 2
  const active = first === -1 ? headings.at(-1) : isRead ? candidate : headings[first - 1]
  return active?.id ?? null
}
