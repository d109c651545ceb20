import type { ReactNode } from 'react'
import { MAIN_ID } from './SkipLink.tsx'

interface MainProps {
  className?: string
  /** Address of the types in its samples. */
  types?: string | undefined
  children: ReactNode
}

/** The main content of a page; there is one, and the skip link leads to it. */
export function Main({ className, types, children }: MainProps) {
  return (
    <main id={MAIN_ID} className={className} data-types={types}>
      {children}
    </main>
  )
}
