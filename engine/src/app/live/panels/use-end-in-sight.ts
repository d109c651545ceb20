import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps the end of a scrolling list in sight as it grows; `place` says what to bring into sight instead of the end. */
export function useEndInSight<T extends HTMLElement>(length: number, place?: string | undefined): RefObject<T | null> {
  const list = useRef<T>(null)
  const isMoved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that has grown is looked at again, though only the page knows its new end
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    const row = place ? box.querySelector<HTMLElement>(place) : null
    // Nothing is out of sight in what opens at its first row: to ask would lay out the page once more, before its first frame.
    if (row && row === box.firstElementChild && !isMoved.current) return
    isMoved.current = true
    if (!row) box.scrollTop = box.scrollHeight
    // Only the list scrolls, as far as it must: the page stays where the reader has put it.
    else
      box.scrollTop = Math.max(
        Math.min(box.scrollTop, row.offsetTop),
        row.offsetTop + row.offsetHeight - box.clientHeight,
      )
  }, [length, place])
  return list
}
