import { showTab } from '#app/state/tab-choice.ts'
import { idOfHash } from '#model/route.ts'

/** Opens every closed `details` and selects every tab around the element a hash names. True if any was in the way. */
export function revealTarget(hash: string): boolean {
  const id = idOfHash(hash)
  let wasHidden = false
  for (let element = document.getElementById(id ?? ''); element; element = element.parentElement) {
    const { value } = element.dataset
    const group = element.parentElement?.dataset.tabGroup
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true
      wasHidden = true
    } else if (element.hidden && value !== undefined && group) {
      // At once, because the window is about to scroll there; React comes to the same result when it renders next.
      for (const panel of element.parentElement?.children ?? []) {
        if (panel.matches('[role=tabpanel]')) (panel as HTMLElement).hidden = panel !== element
      }
      showTab(group, value)
      wasHidden = true
    }
  }
  return wasHidden
}
