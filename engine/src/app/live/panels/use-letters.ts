import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide a letter of the mono font is, in units of its size. */
const LETTER_EM = 0.6

/** How many letters of so many rem fit along an element, now and when it gets wider or narrower. */
export function useLetters(line: RefObject<HTMLElement | null>, size: number): number {
  const [letters, setLetters] = useState(0)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setLetters(Math.floor(element.clientWidth / (LETTER_EM * size * rem)))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [line, size])
  return letters
}
