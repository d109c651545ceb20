/** The distance from the upper edge of the window that the style sheet keeps free above a heading. */
const marginOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0

/**
 * Scrolls at once: the stretch comes to rest as far down the window as its heading needs to be seen too, where a jump to it would put it,
 * so that the window shows as much as it can of the section; or a third down, if that is too far.
 */
export function bringIntoView(stretch: Range, heading: Element): void {
  const { top } = stretch.getBoundingClientRect()
  const below = top - heading.getBoundingClientRect().top + marginOf(heading)
  const rest = below <= innerHeight / 2 ? below : innerHeight / 3
  scrollBy({ top: top - rest, behavior: 'instant' })
}

/** Whether an element is where a jump of the browser puts it: then the reader has not scrolled on since. */
export function isInItsPlace(element: Element): boolean {
  const offset = element.getBoundingClientRect().top - marginOf(element)
  const { scrollHeight, clientHeight } = document.documentElement
  const isAtEnd = scrollY + clientHeight >= scrollHeight - 1
  return Math.abs(offset) < 2 || (offset > 0 && (isAtEnd || scrollY === 0))
}
