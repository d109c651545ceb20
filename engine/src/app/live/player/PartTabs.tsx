import type { ReactNode } from 'react'
import { TabList } from '#app/ui/TabList.tsx'

interface PartTab {
  value: string
  label: string
  panel: ReactNode
  /** The panel scrolls, and holds nothing that keys could reach. */
  isScrolled?: boolean
}

interface PartTabsProps {
  className: string
  id: string
  label: string
  tabs: PartTab[]
  /** Another one than there is stands for the first. */
  chosen: string
  /** Values of those in which something is new with this step. */
  moved?: string
  onChoose: (value: string) => void
}

/** Parts that share a place. */
export function PartTabs({ className, id, label, tabs, chosen, moved, onChoose }: PartTabsProps) {
  const at = Math.max(
    tabs.findIndex(({ value }) => value === chosen),
    0,
  )
  const { value = '', panel, isScrolled } = tabs[at] ?? {}
  return (
    <div className={`tabs player-parts ${className}`} data-moved={moved}>
      <TabList id={id} label={label} tabs={tabs} value={value} onChoose={onChoose} />
      <div
        id={`${id}-panel-${at}`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${at}`}
        tabIndex={isScrolled ? 0 : undefined}
      >
        {panel}
      </div>
    </div>
  )
}
