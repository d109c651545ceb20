import { useEffect, useRef } from 'react'

/** Typing runs the code when it has paused this long. */
const TYPING_PAUSE_MS = 400

interface TypedRun<Args extends unknown[]> {
  now: (...args: Args) => void
  soon: (...args: Args) => void
}

/** Runs at once, or when the reader has stopped typing: only the last of what is waiting. */
export function useTypedRun<Args extends unknown[]>(run: (...args: Args) => void): TypedRun<Args> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    now: (...args) => {
      clearTimeout(timer.current)
      run(...args)
    },
    soon: (...args) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => run(...args), TYPING_PAUSE_MS)
    },
  }
}
