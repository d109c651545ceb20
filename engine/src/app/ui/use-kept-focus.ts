import { type RefCallback, type RefObject, useCallback, useRef } from 'react'

/**
 * The ref of what is one element in served HTML and another one from hydration on, such as a link that becomes a button: a reader who
 * was on the first is on the second, too. `element` holds the one that came last.
 */
export function useKeptFocus(element?: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  const hadFocus = useRef(false)
  return useCallback(
    (next) => {
      if (element) element.current = next
      if (hadFocus.current) next?.focus({ preventScroll: true })
      return () => {
        hadFocus.current = next === document.activeElement
      }
    },
    [element],
  )
}
