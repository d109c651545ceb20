import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './WholeButton.css?inline'
import { closeWhole, followWhole, isWhole } from './whole-state.ts'

adoptStyles(styles)

/** How many of them there are in a frame: player and running example have one each, and take turns. */
const buttons = new WeakMap<HTMLElement, number>()

/** Gives the whole window to an example, and back. It stands in the bar of the frame, at its end. */
export function WholeButton({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const isOpen = useSyncExternalStore(followWhole, () => isWhole(frame.current))
  useLayoutEffect(() => {
    const figure = frame.current
    if (!figure) return
    const count = (by: number) => buttons.set(figure, (buttons.get(figure) ?? 0) + by)
    count(1)
    return () => {
      count(-1)
      // Nothing is left to close it with, unless another one comes with the same change.
      queueMicrotask(() => {
        if (isWhole(figure) && !buttons.get(figure)) closeWhole()
      })
    }
  }, [frame])
  if (!('popover' in HTMLElement.prototype)) return null
  const label = isOpen ? 'Close the whole window' : 'Use the whole window'
  const press = () => {
    if (isOpen) return closeWhole()
    import('./whole-window.ts').then(
      ({ openWhole }) => frame.current && openWhole(frame.current),
      () => {}, // it cannot be had: the example stays where it is
    )
  }
  return (
    <button type="button" className="whole-button" aria-label={label} title={label} onClick={press}>
      <i className={`icon icon-${isOpen ? 'close' : 'expand'}`} aria-hidden="true" />
    </button>
  )
}
