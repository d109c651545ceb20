import { type RefObject, useLayoutEffect } from 'react'

/** With less room than this, in units of the reader's text, code and result do not stand side by side. */
const SIDE_BY_SIDE_REM = 45
/** From this on a frame may lie over the list of contents. */
const WIDE_REM = 56

/** So much may lie below the window without the page being scrolled for it, in pixels: there is nothing to see, and the code stays. */
const HIDDEN_PX = 16

/**
 * Gives a running example the room it can have, and the form that fits there: `side` has code and result side by side, `stack` the
 * result above the code. Beside the text there is the list of contents, which steps aside while the frame is in sight.
 * `keepsCode`: a reader who has pressed in the code stays where that is, so nothing comes above it.
 */
export function useRoom(frame: RefObject<HTMLElement | null>, isRunning: boolean, keepsCode: boolean): void {
  useLayoutEffect(() => {
    const figure = frame.current
    if (!figure || !isRunning) return
    const list = document.querySelector<HTMLElement>('.doc-main > .contents')
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const room = roomFor(figure)
      const isWide = room >= WIDE_REM * rem
      figure.toggleAttribute('data-wide', isWide)
      if (isWide) figure.style.setProperty('--room', `${room}px`)
      const form = formFor(figure, figure.clientWidth >= SIDE_BY_SIDE_REM * rem, keepsCode)
      if (form) figure.dataset.form = form
      else delete figure.dataset.form
    }
    measure()
    if (!keepsCode) bringIntoSight(figure)
    addEventListener('resize', measure)
    const watch = new IntersectionObserver(([entry]) => {
      list?.toggleAttribute('data-covered', Boolean(entry?.isIntersecting) && figure.hasAttribute('data-wide'))
    })
    watch.observe(figure)
    return () => {
      removeEventListener('resize', measure)
      watch.disconnect()
      list?.removeAttribute('data-covered')
      figure.removeAttribute('data-wide')
      figure.style.removeProperty('--room')
      delete figure.dataset.form
    }
  }, [frame, isRunning, keepsCode])
}

/** Scrolls as far as it takes to see what moves, and no further than to the start of the frame. */
function bringIntoSight(figure: HTMLElement): void {
  const hidden = (figure.querySelector('.live-side')?.getBoundingClientRect().bottom ?? 0) - innerHeight
  const start = Number.parseFloat(getComputedStyle(figure).scrollMarginBlockStart) || 0
  const top = Math.min(hidden, figure.getBoundingClientRect().top - start)
  if (hidden <= HIDDEN_PX || top <= 0) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' })
}

/** On the front page, where there is room, the parts have places of their own (`Panels.css`). */
function formFor(figure: HTMLElement, hasRoom: boolean, keepsCode: boolean): 'side' | 'stack' | null {
  if (hasRoom) return figure.closest('.instrument') ? null : 'side'
  return keepsCode ? null : 'stack'
}

/** From its start to the end of text and contents; 0 where it stands inside something that has a width of its own. */
function roomFor(figure: HTMLElement): number {
  const main = figure.closest('.doc-main')
  if (!main || figure.closest('li, .admonition, [role="tabpanel"]')) return 0
  const end = main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingInlineEnd)
  return Math.floor(end - figure.getBoundingClientRect().left)
}
