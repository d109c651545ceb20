/** Brings the current entry into view inside a box that scrolls by itself. Nothing else moves. */
export function scrollToCurrent(box: Element | null): void {
  const current = box?.querySelector('[aria-current]')
  if (!box || !current) return
  const [outer, inner] = [box.getBoundingClientRect(), current.getBoundingClientRect()]
  if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 2
}
