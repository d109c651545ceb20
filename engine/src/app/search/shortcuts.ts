import { useEffect } from 'react'

/** Ctrl+K, ⌘K (also with Shift or Caps Lock), and `/` outside of text fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.altKey) return false
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k'
  return event.key === '/' && !isEditable(event)
}

/** Looks through shadow roots: there the event's own target is only the host. */
function isEditable(event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
}

/** Calls `toggle` for the search shortcuts, and keeps the browser from acting on them. While search is open, `/` is a character. */
export function useSearchShortcuts(isOpen: boolean, toggle: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchShortcut(event) || (isOpen && event.key === '/')) return
      event.preventDefault()
      if (!event.repeat) toggle()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
