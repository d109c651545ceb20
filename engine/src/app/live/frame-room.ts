import { adoptStyles } from './adopt-styles.ts'
import styles from './FrameRoom.css?inline'
import { followWhole, isWhole } from './whole/whole-state.ts'

adoptStyles(styles)

/** With less room than this, in units of the reader's text, code and result do not stand side by side. */
const SIDE_BY_SIDE_REM = 45
/** From this on a frame may lie over the list of contents. */
const WIDE_REM = 56
/** From this on a frame that has the whole window has three columns. */
const COLUMNS_REM = 64

/** What fits into a frame: one part below the other, code and result side by side, or, with the whole window, three columns. */
export type Room = 'stack' | 'side' | 'whole'

/**
 * Gives the frame of an open example the room it can have, now and when the window changes: beside the text there is the list of
 * contents, which steps aside while the frame is in sight. Tells each time what fits. Returns what gives the room back. What `change`
 * does to the frame comes after the first look at the page: asked after it, the browser would lay out everything twice.
 */
export function takeRoom(figure: HTMLElement, onRoom: (room: Room) => void, change = () => {}): () => void {
  const list = document.querySelector('.doc-main > .contents')
  // The list comes back when the last of several wide frames has left the window.
  const cover = () =>
    list?.toggleAttribute('data-covered', document.querySelector('[data-wide][data-in-sight]') !== null)
  const measure = () => {
    const { rem, room, isWide } = roomFor(figure)
    change()
    figure.toggleAttribute('data-wide', isWide)
    cover()
    figure.style.setProperty('--room', `${room}px`)
    // A wide frame is as wide as its room; of others, and in the whole window, the browser has to say.
    const width = (isWide && !isWhole(figure) ? room : figure.clientWidth) / rem
    onRoom(isWhole(figure) && width >= COLUMNS_REM ? 'whole' : formOf(width))
  }
  measure()
  addEventListener('resize', measure)
  const unfollow = followWhole(measure)
  const watch = new IntersectionObserver(([entry]) => {
    figure.toggleAttribute('data-in-sight', entry?.isIntersecting)
    cover()
  })
  watch.observe(figure)
  return () => {
    removeEventListener('resize', measure)
    unfollow()
    watch.disconnect()
    figure.removeAttribute('data-wide')
    cover()
    figure.style.removeProperty('--room')
  }
}

/** What will most likely fit once a frame is open: what is drawn ahead for it need not be drawn again then. */
export function expectedRoom(figure: HTMLElement): Room {
  const { rem, room, isWide } = roomFor(figure)
  // On the front page an open frame takes the place of what stands beside it.
  return formOf((isWide ? room : (figure.closest('.instrument') ?? figure).clientWidth) / rem)
}

const formOf = (width: number) => (width >= SIDE_BY_SIDE_REM ? 'side' : 'stack')

interface FrameRoom {
  /** The reader's text, in pixels. */
  rem: number
  /** From its start to the end of text and contents; 0 where it stands inside something that has a width of its own. */
  room: number
  isWide: boolean
}

function roomFor(figure: HTMLElement): FrameRoom {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const main = figure.closest('.doc-main')
  if (!main || figure.closest('li, .admonition, [role="tabpanel"]')) return { rem, room: 0, isWide: false }
  const end = main.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(main).paddingInlineEnd)
  const room = Math.floor(end - figure.getBoundingClientRect().left)
  return { rem, room, isWide: room >= WIDE_REM * rem }
}

/** Scrolls the page by so much; at once for those who want no motion. */
export function scrollPage(top: number): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' })
}
