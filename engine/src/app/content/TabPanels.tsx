import type { HTMLAttributes } from 'react'
import type { TabLabel } from '#model/page.ts'
import { derivePanel } from './derive-panel.ts'

/** What is in a panel: nodes, or HTML that React does not look into. */
export type Panel = Pick<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>

interface TabPanelsProps {
  tabs: TabLabel[]
  value: string
  /** A tab without one is made of the first when it is shown: derive-panel.ts. */
  panels: Panel[]
}

/** What the tabs choose between; it is in the page, so that it can be found, linked to and printed. */
export function TabPanels({ tabs, value, panels }: TabPanelsProps) {
  return tabs.map((tab, index) => (
    <div
      key={tab.value}
      // Before the next paint, and before a press on the tab measures how far the page has moved.
      ref={panels[index] || tab.value !== value ? null : derivePanel}
      role="tabpanel"
      data-value={tab.value}
      data-derived={panels[index] ? undefined : ''}
      hidden={tab.value !== value}
      suppressHydrationWarning // boot.ts may have shown the reader's choice already
      {...(panels[index] ?? EMPTY)}
    />
  ))
}

const EMPTY: Panel = { dangerouslySetInnerHTML: { __html: '' } }
