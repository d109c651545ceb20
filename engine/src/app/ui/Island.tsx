import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/**
 * A part of the page that may fail alone: what throws inside is replaced by a line with another try, and the page stays. Code is
 * not the only cause: translators and extensions move the nodes that React is about to remove.
 */
export function Island({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={null} fallback={crashed}>
      {children}
    </ErrorBoundary>
  )
}

function crashed(error: Error, retry: () => void) {
  return (
    <p role="alert">
      <span>This part of the page crashed: {error.message} </span>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </p>
  )
}
