import { useCallback, useEffect, useRef, useState } from 'react'
import type { Heading } from '#model/page.ts'
import { activeHeading, type HeadingBox } from './active-heading.ts'

/** Headings land this far below the navbar, or below the phone's contents bar; the rest of their scroll margin is these bars. */
const LANDING_GAP_PX = 8

/**
 * The heading being read, kept up to date, and a function that lights a chosen one until the reader scrolls: on a page
 * that cannot scroll far enough the rule alone would light another.
 */
export function useActiveHeading(headings: Heading[]): [active: string | null, pin: (id: string) => void] {
  const [active, setActive] = useState<string | null>(null)
  const pinned = useRef<{ scrollY: number | null } | null>(null)
  const key = headings.map(({ id }) => id).join('\n')

  useEffect(() => {
    const update = () => {
      // The first scroll after a choice is the jump itself; the next one to another place is the reader's.
      const pin = pinned.current
      if (pin && (pin.scrollY === null || pin.scrollY === window.scrollY)) {
        pin.scrollY = window.scrollY
        return
      }
      pinned.current = null
      setActive(readActive(key.split('\n')))
    }
    pinned.current = null // what was chosen on another page
    // With the layout of the next frame: measuring here would be one more in the task that takes over the page.
    const first = requestAnimationFrame(update)
    const controller = new AbortController()
    for (const type of ['scroll', 'resize', 'load']) {
      window.addEventListener(type, update, { passive: true, signal: controller.signal })
    }
    return () => {
      cancelAnimationFrame(first)
      controller.abort()
    }
  }, [key])

  const pin = useCallback((id: string) => {
    pinned.current = { scrollY: null }
    setActive(id)
  }, [])
  return [active, pin]
}

function readActive(ids: string[]): string | null {
  const boxes: HeadingBox[] = []
  let edge = 0
  for (const id of ids) {
    const heading = document.getElementById(id)
    // A heading in a closed `details` or an unselected tab has no place on the page, but Chromium lays out a fold to give it one.
    if (!heading || heading.checkVisibility?.() === false || heading.getClientRects().length === 0) continue
    const { top, bottom } = heading.getBoundingClientRect()
    boxes.push({ id, top, bottom })
    // The style sheet knows whether the navbar hides and whether the phone's contents bar is below it.
    edge ||= Number.parseFloat(getComputedStyle(heading).scrollMarginTop) - LANDING_GAP_PX
    // No later one can be it. Asking for those in closed folds would lay the folds out, all of them as a page is opened.
    if (top >= (edge || 0)) break
  }
  return activeHeading(boxes, edge || 0, window.innerHeight)
}
