import { withoutTypes } from '#model/types-tag.ts'

/** Fills a panel that is served empty, because it is what the one before it is without types. One that is filled stays as it is. */
export function derivePanel(panel: Element | null): void {
  if (panel) panel.innerHTML ||= withoutTypes(panel.previousElementSibling?.innerHTML ?? '')
}
