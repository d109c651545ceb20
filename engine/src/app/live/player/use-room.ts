import { type RefObject, useLayoutEffect, useState } from 'react'

/** With less than this, in units of the reader's text, code and result do not stand side by side. */
const SIDE_BY_SIDE_REM = 45
/** From this on it may lie over the list of contents. */
const WIDE_REM = 56

/**
 * Turns a frame into that of a player and gives it the room it can have: beside the text there is the list of contents, which steps
 * aside while the player is in sight. Returns which form there is room for.
 */
export function useRoom(frame: RefObject<HTMLElement | null>): 'wide' | 'phone' {
  const [form, setForm] = useState<'wide' | 'phone'>('phone')
  useLayoutEffect(() => {
    const figure = frame.current
    if (!figure) return
    const list = document.querySelector('main .contents')
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const room = roomFor(figure)
      figure.dataset.player = room < WIDE_REM * rem ? 'text' : 'wide'
      figure.style.setProperty('--room', `${room}px`)
      setForm(figure.clientWidth < SIDE_BY_SIDE_REM * rem ? 'phone' : 'wide')
    }
    measure()
    addEventListener('resize', measure)
    const watch = new IntersectionObserver(([entry]) => list?.toggleAttribute('data-covered', entry?.isIntersecting))
    watch.observe(figure)
    return () => {
      removeEventListener('resize', measure)
      watch.disconnect()
      list?.removeAttribute('data-covered')
      delete figure.dataset.player
    }
  }, [frame])
  return form
}

/** From its start to the end of the page's text and contents; 0 where it stands inside something that has a width of its own. */
function roomFor(figure: HTMLElement): number {
  const main = figure.closest('main.doc-main')
  if (!main || figure.closest('li, .admonition, [role="tabpanel"]')) return 0
  const { paddingInlineEnd } = getComputedStyle(main)
  return Math.floor(
    main.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd) - figure.getBoundingClientRect().left,
  )
}

/** Brings a frame into the window with all that moves in it, or at least its start. */
export function bringIntoSight(figure: HTMLElement): void {
  const { top, bottom, height } = figure.getBoundingClientRect()
  const edge = Number.parseFloat(getComputedStyle(figure).scrollMarginBlockStart) || 0
  if (top >= edge && bottom <= innerHeight) return
  const isTall = height > innerHeight - edge
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  figure.scrollIntoView({ block: isTall || top < edge ? 'start' : 'end', behavior: isStill ? 'instant' : 'smooth' })
}
