import { type RefObject, useLayoutEffect } from 'react'
import { useSite } from '#app/state/site-context.ts'

/** Says in the bar of a frame which version its recording is of, while it is shown. The bar is the page's; a name in it may be written anew. */
export function useStamp(frame: RefObject<HTMLElement | null>): void {
  const { version } = useSite().library
  useLayoutEffect(() => {
    const stamp = document.createElement('small')
    stamp.className = 'player-stamp'
    stamp.textContent = `recorded with ${version}`
    frame.current?.querySelector(':scope > .code-bar > b')?.append(stamp)
    return () => stamp.remove()
  }, [frame, version])
}
