import type { ReactNode } from 'react'
import { MAIN_ID } from './SkipLink.tsx'

/** The main content of a page; there is one, and the skip link leads to it. */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id={MAIN_ID} className={className}>
      {children}
    </main>
  )
}
