import type { RefObject } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useLazyPart } from '../use-lazy-part.ts'

const button = lazyPart(async () => (await import('./WholeButton.tsx')).WholeButton)

/** The button that gives an example the whole window. */
export function WholeButtonPart({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const Part = useLazyPart(button)
  return Part && <Part frame={frame} />
}
