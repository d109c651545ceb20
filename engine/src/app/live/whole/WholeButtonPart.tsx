import { type RefObject, useEffect, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'

const button = lazyPart(async () => (await import('./WholeButton.tsx')).WholeButton)

/** The button that gives an example the whole window. It comes when the example is open: nobody waits for it. */
export function WholeButtonPart({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    button.load().then(
      () => setLoaded(true),
      () => {}, // the next frame that is opened asks again
    )
  }, [])
  const { Part } = button
  return Part && <Part frame={frame} />
}
