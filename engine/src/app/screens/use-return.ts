import { type RefObject, useLayoutEffect, useRef } from 'react'
import { onNavigation } from '#app/router/navigation-events.ts'

/**
 * Whether Back or Forward has led to what is rendered: then the focus stays where it is. For effects: the router tells of a navigation
 * when what it has brought is in the page, and before its effects.
 */
export function useReturn(): RefObject<boolean> {
  const isReturn = useRef(false)
  useLayoutEffect(
    () =>
      onNavigation(({ kind }) => {
        isReturn.current = kind === 'traverse'
      }),
    [],
  )
  return isReturn
}
