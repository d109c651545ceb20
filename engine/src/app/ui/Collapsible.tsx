import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { collapseDurationMs } from '#model/constants.ts'

/**
 * Content that folds by its height. Before it first opens it is not in the DOM; folded again it is not
 * displayed, so Tab cannot reach it. The first render is never animated.
 */
export function Collapsible({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  const animation = useRef<Animation>(null)

  useLayoutEffect(() => {
    const element = box.current
    if (!element || wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    // Where a running fold has got to is where the next one starts: reversing midway does not jump.
    const from = animation.current || !isOpen ? element.offsetHeight : 0
    animation.current?.cancel()
    element.hidden = false
    const full = element.scrollHeight
    const motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : collapseDurationMs(full)
    const fold = element.animate(
      { height: [`${from}px`, `${isOpen ? full : 0}px`], overflow: ['clip', 'clip'] },
      { duration: motion, easing: 'ease-in-out' },
    )
    animation.current = fold
    fold.onfinish = () => {
      animation.current = null
      element.hidden = !isOpen
    }
  }, [isOpen])

  return hasOpened && <div ref={box}>{children}</div>
}
