import { type ReactNode, useId, useState } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import { type PartTab, PartTabs } from './PartTabs.tsx'
import styles from './PlayerParts.css?inline'
import type { PlayerForm } from './use-room.ts'

adoptStyles(styles)

interface PlayerPartsProps {
  form: PlayerForm
  row: number
  result: ReactNode
  time: ReactNode
  code: ReactNode
  log: ReactNode
  change: ReactNode
  /** False: the example has no cache. */
  cache: ReactNode
  /** False: it prints nothing. */
  printed: ReactNode
  hasChange: boolean
  hasPrinted: boolean
}

/** Where the parts of a player stand. With little room the result comes first, and the others share a place. */
export function PlayerParts({ form, result, time, code, log, change, cache, printed, ...has }: PlayerPartsProps) {
  const id = useId()
  const [chosen, setChosen] = useState('')
  const cacheTab: PartTab[] = cache ? [{ key: 'cache', label: 'Cache', panel: cache, isScrolled: true }] : []
  const consoleTab: PartTab[] = printed
    ? [{ key: 'console', label: 'Console', panel: printed, hasMoved: has.hasPrinted, isScrolled: true }]
    : []
  if (form !== 'phone') {
    const hasOwnCache = form === 'whole' && Boolean(cache)
    const changeTab: PartTab = { key: 'change', label: 'What changed', panel: change, isScrolled: true }
    const tabs = [changeTab, ...(hasOwnCache ? [] : cacheTab), ...consoleTab]
    return (
      <>
        <div className="player-body">
          {code}
          <div className="player-side">
            {result}
            {log}
            {hasOwnCache && (
              <section className="player-part player-store" aria-label="Cache">
                <p className="player-label">Cache</p>
                {cache}
              </section>
            )}
            <PartTabs className="player-rest" id={id} label="State" tabs={tabs} chosen={chosen} onChoose={setChosen} />
          </div>
        </div>
        {time}
      </>
    )
  }
  const tabs: PartTab[] = [
    { key: 'code', label: 'Code', panel: code },
    { key: 'log', label: 'Log', panel: log },
    { key: 'change', label: 'Change', panel: change, hasMoved: has.hasChange, isScrolled: true },
    ...cacheTab,
    ...consoleTab,
  ]
  return (
    <>
      {result}
      {time}
      <PartTabs className="player-rest" id={id} label="Parts" tabs={tabs} chosen={chosen} onChoose={setChosen} />
    </>
  )
}
