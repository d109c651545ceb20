import { adoptStyles } from '../adopt-styles.ts'
import styles from './WholeWindow.css?inline'
import { closeWhole, setWhole } from './whole-state.ts'

adoptStyles(styles)

/**
 * Gives the whole window to the frame of an example. It becomes a popover where it stands: in the top layer it covers the window
 * whatever it is inside of, and a sandbox in it goes on, where one that is put into a `dialog` elsewhere would be loaded anew. A
 * popover is not modal, so the rest of the page is made inert, as a modal dialog would. It stays a figure with its name: with a
 * caption inside it may have no other role.
 */
export function openWhole(figure: HTMLElement): void {
  closeWhole()
  const top = scrollY
  const rest = restOf(figure)
  const listen = new AbortController()
  figure.popover = 'manual' // Escape is for the editor first
  figure.dataset.whole = ''
  figure.showPopover()
  for (const element of rest) element.inert = true
  addEventListener('keydown', escapeOf(figure), listen)
  const close = () => {
    listen.abort()
    for (const element of rest) element.inert = false
    for (const name of ['popover', 'data-whole']) figure.removeAttribute(name)
    setWhole(null)
    scrollTo({ top, behavior: 'instant' }) // the page was shorter without it
  }
  setWhole({ frame: figure, close })
}

/** Everything but the figure and what it is inside of; what is inert already stays so. */
function restOf(figure: HTMLElement): HTMLElement[] {
  const rest: HTMLElement[] = []
  for (let inside = figure; inside.parentElement && inside !== document.body; inside = inside.parentElement)
    for (const element of inside.parentElement.children)
      if (element !== inside && element instanceof HTMLElement && !element.inert) rest.push(element)
  return rest
}

/** Escape in the editor is the editor's, which then lets Tab leave it; once more is for the window. */
function escapeOf(figure: HTMLElement): (event: KeyboardEvent) => void {
  let wasEscape = false
  return ({ key, target, defaultPrevented }) => {
    if (!(target instanceof Element) || target.closest('dialog')) return // a dialog over it has its own
    const isEditing = target.closest('.live-editor') !== null && !wasEscape
    wasEscape = key === 'Escape'
    if (!wasEscape || isEditing || defaultPrevented) return
    closeWhole()
    figure.querySelector<HTMLElement>('.whole-button')?.focus()
  }
}
