/** Counted for the document: its ids are one name each. */
let linked = 0

/**
 * Links the tabs inside a frame with the panels below it, for readers who hear a page. Only here, because the ids would be a good part
 * of the weight of a served sample: without scripts there are no tabs to press.
 */
export function linkTabs(frame: HTMLElement | null): void {
  const panels = frame?.querySelectorAll(':scope > [role=tabpanel]')
  panels?.forEach((panel, index) => {
    const tab = frame?.querySelector('[role=tablist]')?.children[index]
    if (!tab) return
    tab.id = `_tab-${++linked}`
    panel.id = `_panel-${linked}`
    tab.setAttribute('aria-controls', panel.id)
    panel.setAttribute('aria-labelledby', tab.id)
  })
}
