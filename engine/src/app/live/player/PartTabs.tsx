import type { KeyboardEvent, ReactNode } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import styles from './PartTabs.css?inline'

adoptStyles(styles)

export interface PartTab {
  key: string
  label: string
  panel: ReactNode
  /** Something in it is new with this step. */
  hasMoved?: boolean
  /** Its panel scrolls, and holds nothing that keys could reach. */
  isScrolled?: boolean
}

interface PartTabsProps {
  className: string
  id: string
  label: string
  tabs: PartTab[]
  /** A key; another one than there is stands for the first. */
  chosen: string
  onChoose: (key: string) => void
}

/** Parts that share a place: one tab stop, arrows, Home and End. */
export function PartTabs({ className, id, label, tabs, chosen, onChoose }: PartTabsProps) {
  const found = tabs.findIndex(({ key }) => key === chosen)
  const at = Math.max(0, found)
  const current = tabs[at]
  const last = tabs.length - 1
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowLeft: at > 0 ? at - 1 : last, ArrowRight: at < last ? at + 1 : 0, Home: 0, End: last }[event.key]
    const tab = event.currentTarget.children[to ?? -1]
    const next = tabs[to ?? -1]
    if (!(tab instanceof HTMLElement) || !next) return
    event.preventDefault()
    tab.focus()
    onChoose(next.key)
  }
  return (
    <div className={`player-parts ${className}`}>
      <div role="tablist" aria-label={label} onKeyDown={chooseByKey}>
        {tabs.map(({ key, label, hasMoved }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={id + key}
            aria-controls={id}
            aria-selected={index === at}
            tabIndex={index === at ? 0 : -1}
            data-moved={(hasMoved && index !== at) || undefined}
            onClick={() => onChoose(key)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        id={id}
        role="tabpanel"
        aria-labelledby={id + current?.key}
        tabIndex={current?.isScrolled ? 0 : undefined}
        data-part={current?.key}
      >
        {current?.panel}
      </div>
    </div>
  )
}
