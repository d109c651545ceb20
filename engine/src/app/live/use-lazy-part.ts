import { useEffect, useState } from 'react'
import type { LazyPart } from '../ui/lazy-part.ts'
import { afterFrame } from './after-frame.ts'

/** A part that comes when the example is open: nobody waits for it. Undefined until then; the next example that is opened asks again. */
export function useLazyPart<Component>(lazy: LazyPart<Component>): Component | undefined {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    afterFrame(() =>
      lazy.load().then(
        () => setLoaded(true),
        () => {},
      ),
    )
  }, [lazy])
  return lazy.Part
}
