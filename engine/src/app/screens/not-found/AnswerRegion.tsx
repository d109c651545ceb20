import { type ReactNode, useEffect, useId, useRef } from 'react'

interface AnswerRegionProps {
  /** What the answer is, in a few words: the name of the region. */
  label: string
  /** False: something inside takes the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** The place of the answer, before everything else. Reading and Tab start from it. */
export function AnswerRegion({ label, takesFocus = true, children }: AnswerRegionProps) {
  const id = useId()
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) region.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <section ref={region} className="answer" aria-labelledby={id} tabIndex={-1}>
      <p id={id} className="answer-label">
        {label}
      </p>
      {children}
    </section>
  )
}
