import { type RefObject, useLayoutEffect } from 'react'
import { useSite } from '#app/state/site-context.ts'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './Stamp.css?inline'

adoptStyles(styles)

/** Says in the bar of a frame which version its recording is of. The bar is the page's, which may write the name in it anew. */
export function Stamp({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { version } = useSite().library
  useLayoutEffect(() => {
    const stamp = document.createElement('small')
    stamp.className = 'player-stamp'
    stamp.textContent = `recorded with ${version}`
    frame.current?.querySelector(':scope > .code-bar > b')?.append(stamp)
    return () => stamp.remove()
  }, [frame, version])
  return null
}
