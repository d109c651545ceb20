import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Room, scrollPage, takeRoom } from '../frame-room.ts'

/** Turns a frame into that of a player. Returns what there is room for; null until that is known, before anything is drawn. */
export function useRoom(frame: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const figure = frame.current
    if (!figure) return
    const giveBack = takeRoom(figure, setRoom, () => {
      figure.dataset.player = ''
    })
    return () => {
      giveBack()
      delete figure.dataset.player
    }
  }, [frame])
  return room
}

/** Between the end of the frame and that of the window, in pixels. */
const MARGIN_PX = 8

/** Brings a frame into the window with all that moves in it, or at least its start. */
export function bringIntoSight(figure: HTMLElement): void {
  const { top, bottom, height } = figure.getBoundingClientRect()
  const edge = Number.parseFloat(getComputedStyle(figure).scrollMarginBlockStart) || 0
  if (top >= edge && bottom <= innerHeight) return
  const isTall = height > innerHeight - edge
  scrollPage(isTall || top < edge ? top - edge : bottom - innerHeight + MARGIN_PX)
}
