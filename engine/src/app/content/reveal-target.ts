import { targetOf } from '#app/router/hash-target.ts'
import { showTab } from '#app/state/tab-choice.ts'

/** Brings out the element a hash names. True if anything was in the way. */
export const revealTarget = (hash: string) => reveal(targetOf(hash))

/** Opens every closed `details` and selects every tab around an element, at once. True if any was in the way. */
export function reveal(target: HTMLElement | null): boolean {
  let wasHidden = false
  for (let element = target; element; element = element.parentElement) {
    const { value } = element.dataset
    const group = element.parentElement?.dataset.tabGroup
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true
      wasHidden = true
    } else if (element.hidden && value !== undefined && group) {
      // At once, because the window is about to scroll there; React comes to the same result when it renders next.
      const panels = element.parentElement?.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')
      for (const panel of panels ?? []) panel.hidden = panel !== element
      showTab(group, value)
      wasHidden = true
    }
  }
  return wasHidden
}
