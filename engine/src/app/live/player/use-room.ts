import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Room, scrollPage, takeRoom } from '../frame-room.ts'

/**
 * Turns a frame into that of a player while it is open. Returns what there is room for; null until that is known, before anything is
 * shown: a frame is measured as it was, or the browser would lay out everything twice.
 */
export function useRoom(frame: RefObject<HTMLElement | null>, isOpen: boolean): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const figure = frame.current
    if (!figure || !isOpen) return
    const giveBack = takeRoom(
      figure,
      (room) => {
        figure.dataset.player = room
        setRoom(room)
      },
      () => {
        figure.dataset.player = ''
      },
    )
    return () => {
      giveBack()
      delete figure.dataset.player
      setRoom(null)
    }
  }, [frame, isOpen])
  return room
}

/** Between the end of the frame and that of the window, in pixels. */
const MARGIN_PX = 8

/**
 * Brings a frame into the window with all that moves in it, or at least its start; in the next frame, which lays out the page anyway.
 * Returns what calls it off.
 */
export function bringIntoSight(frame: RefObject<HTMLElement | null>): () => void {
  const next = requestAnimationFrame(() => frame.current && bring(frame.current))
  return () => cancelAnimationFrame(next)
}

function bring(figure: HTMLElement): void {
  const { top, bottom, height } = figure.getBoundingClientRect()
  const edge = Number.parseFloat(getComputedStyle(figure).scrollMarginBlockStart) || 0
  if (top >= edge && bottom <= innerHeight) return
  const isTall = height > innerHeight - edge
  scrollPage(isTall || top < edge ? top - edge : bottom - innerHeight + MARGIN_PX)
}
