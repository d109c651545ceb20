/** Answers whether the history of the tab has grown since it was last asked, although this page has not moved. */
export function watchHistory(): () => boolean {
  let { length } = history
  let { href } = location
  return () => {
    const hasGrown = history.length > length && location.href === href
    length = history.length
    href = location.href
    return hasGrown
  }
}
