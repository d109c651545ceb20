import { useEffect, useRef } from 'react'

/** Typing runs the code when it has paused this long. */
const TYPING_PAUSE_MS = 400

/** Runs at once, or when the reader has stopped typing: only the last of what is waiting. */
export function useTypedRun<T>(run: (files: T) => void): { now: (files: T) => void; soon: (files: T) => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    now: (files) => {
      clearTimeout(timer.current)
      run(files)
    },
    soon: (files) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => run(files), TYPING_PAUSE_MS)
    },
  }
}
