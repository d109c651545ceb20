import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { TabLabel } from '#model/page.ts'

interface TabListProps {
  /** Begins the ids of tabs and panels; without one, `content/link-tabs.ts` gives them theirs. */
  id?: string
  tabs: TabLabel[]
  value: string
  label?: string | undefined
  onChoose: (value: string) => void
}

/** The words one chooses a panel by: one tab stop, arrows, Home and End. */
export function TabList({ id, tabs, value, label, onChoose }: TabListProps) {
  /** The chosen tab keeps its place on the screen, even if panels above it change their height. */
  const choose = (tab: HTMLElement) => {
    const before = tab.getBoundingClientRect().top
    flushSync(() => onChoose(tab.dataset.value ?? ''))
    window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
  }

  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const last = tabs.length - 1
    const to = { ArrowLeft: at > 0 ? at - 1 : last, ArrowRight: at < last ? at + 1 : 0, Home: 0, End: last }[event.key]
    const next = to !== undefined && event.currentTarget.children[to]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    choose(next)
  }

  return (
    <div role="tablist" aria-label={label} onKeyDown={chooseByKey}>
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={id && `${id}-tab-${index}`}
          aria-controls={id && `${id}-panel-${index}`}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          data-value={tab.value}
          data-label={label ? undefined : tab.label} // its bold width is kept where the label turns bold: tabs.css
          onClick={(event) => choose(event.currentTarget)}
          suppressHydrationWarning // boot.ts may have shown the reader's choice already
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
