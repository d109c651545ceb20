import type { ReactNode } from 'react'
import type { TabLabel } from '#model/page.ts'

interface TabPanelsProps {
  id: string
  tabs: TabLabel[]
  value: string
  panels: ReactNode[]
}

/** What the tabs choose between; all of it is in the page, so that it can be found, linked to and printed. */
export function TabPanels({ id, tabs, value, panels }: TabPanelsProps) {
  return tabs.map((tab, index) => (
    <div
      key={tab.value}
      role="tabpanel"
      id={`${id}-panel-${index}`}
      aria-labelledby={`${id}-tab-${index}`}
      data-value={tab.value}
      hidden={tab.value !== value}
      suppressHydrationWarning // boot.ts may have shown the reader's choice already
    >
      {panels[index]}
    </div>
  ))
}
