import { adoptStyles } from './adopt-styles.ts'
import styles from './FrameRoom.css?inline'

adoptStyles(styles)

/** With less room than this, in units of the reader's text, code and result do not stand side by side. */
const SIDE_BY_SIDE_REM = 45
/** From this on a frame may lie over the list of contents. */
const WIDE_REM = 56

/**
 * Gives the frame of an open example the room it can have, now and when the window changes: beside the text there is the list of
 * contents, which steps aside while the frame is in sight. Tells each time whether code and result can stand side by side.
 * Returns what gives the room back.
 */
export function takeRoom(figure: HTMLElement, onRoom: (hasSides: boolean) => void): () => void {
  const list = document.querySelector('.doc-main > .contents')
  const measure = () => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const room = roomFor(figure)
    figure.toggleAttribute('data-wide', room >= WIDE_REM * rem)
    figure.style.setProperty('--room', `${room}px`)
    onRoom(figure.clientWidth >= SIDE_BY_SIDE_REM * rem)
  }
  measure()
  addEventListener('resize', measure)
  const cover = ([entry]: IntersectionObserverEntry[]) =>
    list?.toggleAttribute('data-covered', Boolean(entry?.isIntersecting) && figure.hasAttribute('data-wide'))
  const watch = typeof IntersectionObserver === 'function' ? new IntersectionObserver(cover) : null
  watch?.observe(figure)
  return () => {
    removeEventListener('resize', measure)
    watch?.disconnect()
    list?.removeAttribute('data-covered')
    figure.removeAttribute('data-wide')
    figure.style.removeProperty('--room')
  }
}

/** From its start to the end of text and contents; 0 where it stands inside something that has a width of its own. */
function roomFor(figure: HTMLElement): number {
  const main = figure.closest('.doc-main')
  if (!main || figure.closest('li, .admonition, [role="tabpanel"]')) return 0
  const end = main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingInlineEnd)
  return Math.floor(end - figure.getBoundingClientRect().left)
}

/** Scrolls the page by so much; at once for those who want no motion. */
export function scrollPage(top: number): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' })
}
