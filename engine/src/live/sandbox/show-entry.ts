import { createElement, type ElementType, isValidElement, type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { report } from './report.ts'
import { tellError } from './watch-errors.ts'

/** Shows what the entry exports by default, if that is a component or an element. */
export function showEntry(entry: unknown, files: string[]): boolean {
  const node = nodeOf(entry)
  const host = document.getElementById('root')
  if (node === null || !host) return false
  const onUncaughtError = (error: unknown) => {
    tellError(error, files)
    host.replaceChildren()
  }
  createRoot(host, { onUncaughtError, onCaughtError: (error) => console.error(error) }).render(
    createElement(Ready, null, node),
  )
  return true
}

/** Says once that what is inside is on screen. */
function Ready({ children }: { children?: ReactNode }) {
  useEffect(() => report({ type: 'ready' }), [])
  return children
}

function nodeOf(entry: unknown): ReactNode {
  if (isValidElement(entry)) return entry
  const isComponent =
    typeof entry === 'function' || (typeof entry === 'object' && entry !== null && '$$typeof' in entry)
  return isComponent ? createElement(entry as ElementType) : null
}
