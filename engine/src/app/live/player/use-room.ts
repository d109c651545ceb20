import { type RefObject, useLayoutEffect, useState } from 'react'
import { scrollPage, takeRoom } from '../frame-room.ts'

/** Turns a frame into that of a player. Returns which form there is room for. */
export function useRoom(frame: RefObject<HTMLElement | null>): 'wide' | 'phone' {
  const [form, setForm] = useState<'wide' | 'phone'>('phone')
  useLayoutEffect(() => {
    const figure = frame.current
    if (!figure) return
    figure.dataset.player = ''
    const giveBack = takeRoom(figure, (hasSides) => setForm(hasSides ? 'wide' : 'phone'))
    return () => {
      giveBack()
      delete figure.dataset.player
    }
  }, [frame])
  return form
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
