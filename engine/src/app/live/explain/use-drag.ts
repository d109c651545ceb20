import { type HTMLAttributes, type PointerEvent, useRef } from 'react'
import { nearestPlace } from '../panels/time-scale.ts'

/** A finger that has gone so far along the line holds the head; until then it may be about to scroll the page. In pixels. */
const HELD_PX = 6

/**
 * Moves the head on the drawing itself, to the stop that is drawn nearest to the pointer: from a press of the mouse on, and of a
 * finger that goes along the line or taps on it. Keys have the slider. `places` says where the stops are drawn, from 0 to 1.
 */
export function useDrag(places: () => number[], onGo: (stop: number) => void): HTMLAttributes<HTMLElement> {
  const hold = useRef<{ line: Element; from: number; isHeld: boolean } | null>(null)
  const follow = ({ clientX }: PointerEvent) => {
    const { left, width } = hold.current?.line.getBoundingClientRect() ?? { left: 0, width: 0 }
    if (width > 0) onGo(nearestPlace(places(), (clientX - left) / width))
  }
  return {
    onPointerDown: (event) => {
      const { target, currentTarget, pointerId, pointerType, button, clientX } = event
      const line = target instanceof Element ? target.closest('[data-time]') : null
      if (!line || button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      hold.current = { line, from: clientX, isHeld: pointerType !== 'touch' }
      if (hold.current.isHeld) follow(event)
    },
    onPointerMove: (event) => {
      if (!hold.current) return
      hold.current.isHeld ||= Math.abs(event.clientX - hold.current.from) >= HELD_PX
      if (hold.current.isHeld) follow(event)
    },
    onPointerUp: (event) => {
      if (hold.current && !hold.current.isHeld) follow(event)
      hold.current = null
    },
    onPointerCancel: () => {
      hold.current = null
    },
  }
}
