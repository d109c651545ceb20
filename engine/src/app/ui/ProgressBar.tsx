import { useEffect, useState } from 'react'
import { PROGRESS_BAR_DELAY_MS } from '#model/constants.ts'
import './ProgressBar.css'

/** The style sheet fades for as long. */
const FADE_MS = 400

/** A bar at the very top while something slow is on its way. What arrives sooner than the delay shows none. */
export function ProgressBar({ isPending }: { isPending: boolean }) {
  const [phase, setPhase] = useState<'hidden' | 'creeping' | 'done'>('hidden')
  useEffect(() => {
    const timer = isPending
      ? setTimeout(() => setPhase('creeping'), PROGRESS_BAR_DELAY_MS)
      : setTimeout(() => setPhase('hidden'), FADE_MS)
    if (!isPending) setPhase((last) => (last === 'creeping' ? 'done' : last))
    return () => clearTimeout(timer)
  }, [isPending])
  if (phase === 'hidden') return null
  return <div className="progress-bar" role="progressbar" aria-label="Loading page" data-phase={phase} />
}
