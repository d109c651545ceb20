import { reveal } from './reveal-target.ts'

const CLASS = 'fold-why'
const WHY = 'Opened: your search matches in here.'

/**
 * Brings out an element to which a search leads: opens every fold and selects every tab around it, at once, and says above the text
 * of each fold why it is open, until the reader closes it or leaves the page.
 */
export function openFoldsForSearch(target: HTMLElement): void {
  reveal(target)
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    const body = fold.querySelector(':scope > .details-body')
    if (body && body.firstElementChild?.className !== CLASS) explain(fold, body)
  }
}

function explain(fold: HTMLDetailsElement, body: Element): void {
  const why = document.createElement('p')
  why.className = CLASS
  why.textContent = WHY
  body.prepend(why)
  const forget = () => {
    // The event comes later than the change: the fold may be open again, or for the first time.
    if (fold.open) return
    why.remove()
    fold.removeEventListener('toggle', forget)
  }
  fold.addEventListener('toggle', forget)
}
