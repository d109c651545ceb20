import { type RefObject, useLayoutEffect } from 'react'
import { type Room, scrollPage, takeRoom } from './frame-room.ts'
import { isWhole } from './whole/whole-state.ts'

/** So much may lie below the window without the page being scrolled for it, in pixels: there is nothing to see, and the code stays. */
const HIDDEN_PX = 16

/**
 * Gives a running example its room, and the form that fits there: `side` has code and result side by side, `stack` the result above
 * the code, `whole` three columns. `keepsCode`: a reader who has pressed in the code stays where that is, so nothing comes above it.
 */
export function useRoom(frame: RefObject<HTMLElement | null>, isRunning: boolean, keepsCode: boolean): void {
  useLayoutEffect(() => {
    const figure = frame.current
    if (!figure || !isRunning) return
    const giveBack = takeRoom(figure, (room) => {
      const form = formFor(figure, room, keepsCode)
      if (form) figure.dataset.form = form
      else delete figure.dataset.form
    })
    if (!keepsCode) bringIntoSight(figure)
    return () => {
      giveBack()
      delete figure.dataset.form
    }
  }, [frame, isRunning, keepsCode])
}

/** Scrolls as far as it takes to see what moves, and no further than to the start of the frame. */
function bringIntoSight(figure: HTMLElement): void {
  const moving = figure.dataset.form === 'side' ? figure : figure.querySelector('.live-side') // else the code comes after it
  const hidden = (moving?.getBoundingClientRect().bottom ?? 0) - innerHeight
  const start = Number.parseFloat(getComputedStyle(figure).scrollMarginBlockStart) || 0
  const top = Math.min(hidden, figure.getBoundingClientRect().top - start)
  if (hidden > HIDDEN_PX && top > 0) scrollPage(top)
}

/** On the front page, where there is room, the parts have places of their own (`Panels.css`). */
function formFor(figure: HTMLElement, room: Room, keepsCode: boolean): Room | null {
  if (isWhole(figure)) return room
  if (room === 'side') return figure.closest('.instrument') ? null : 'side'
  return keepsCode ? null : 'stack'
}
