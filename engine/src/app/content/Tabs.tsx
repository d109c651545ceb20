import type { ReactNode } from 'react'
import { useTabChoice } from '#app/state/tab-choice.ts'
import { TabList } from '#app/ui/TabList.tsx'
import type { ComponentProps } from '#model/page.ts'
import { linkTabs } from './link-tabs.ts'
import { TabPanels } from './TabPanels.tsx'

/** Words on a hairline; one panel below them is shown. Groups of the same name switch together. */
export function Tabs({ group, tabs, initial, panels }: ComponentProps['Tabs'] & { panels: ReactNode[] }) {
  const choice = useTabChoice(
    group,
    tabs.map((tab) => tab.value),
    initial,
  )
  return (
    <div ref={linkTabs} className="tabs" data-tab-group={choice.key}>
      <TabList tabs={tabs} value={choice.value} onChoose={choice.choose} />
      <TabPanels tabs={tabs} value={choice.value} panels={panels.map((children) => ({ children }))} />
    </div>
  )
}
