import type { MouseEvent } from 'react'

/** The id of the main content: without scripts the skip link is a plain fragment link. */
export const MAIN_ID = 'main'

/** The first thing Tab reaches: leads past the frame. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${MAIN_ID}`} onClick={focusMain}>
      Skip to main content
    </a>
  )
}

function focusMain(event: MouseEvent): void {
  const main = document.querySelector('main')
  if (!main) return
  event.preventDefault()
  main.tabIndex = -1
  main.focus()
  // Kept, it would make a press anywhere in the text move focus there.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
}
