import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useReturn } from '../use-return.ts'

interface AnswerRegionProps {
  /** What the answer is, in a few words: the name of the region. */
  label: string
  children: ReactNode
}

/** The place of the answer, before everything else. Reading and Tab start from it. */
export function AnswerRegion({ label, children }: AnswerRegionProps) {
  const id = useId()
  const region = useRef<HTMLElement>(null)
  const isReturn = useReturn()
  useEffect(() => {
    if (!isReturn.current) region.current?.focus({ preventScroll: true })
  }, [isReturn])
  return (
    <section ref={region} className="answer" aria-labelledby={id} tabIndex={-1}>
      <p id={id} className="answer-label">
        {label}
      </p>
      {children}
    </section>
  )
}
