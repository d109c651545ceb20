import { type ReactNode, useId, useState } from 'react'
import type { Room } from '../frame-room.ts'
import { PartTabs } from './PartTabs.tsx'

interface PlayerPartsProps {
  room: Room
  result: ReactNode
  time: ReactNode
  code: ReactNode
  log: ReactNode
  change: ReactNode
  /** False: the example has no cache. */
  cache: ReactNode
  /** False: it prints nothing. */
  printed: ReactNode
  /** Values of the tabs in which something is new with this step. */
  moved: string
}

/** Where the parts of a player stand. With little room the result comes first, and the others share a place. */
export function PlayerParts({ room, result, time, code, log, change, cache, printed, moved }: PlayerPartsProps) {
  const id = useId()
  const [chosen, setChosen] = useState('')
  const isPhone = room === 'stack'
  const hasOwnCache = room === 'whole' && Boolean(cache)
  const scrolled = (value: string, label: string, panel: ReactNode) => ({ value, label, panel, isScrolled: true })
  const rest = (
    <PartTabs
      className="player-rest"
      id={id}
      label={isPhone ? 'Parts' : 'State'}
      tabs={[
        ...(isPhone
          ? [
              { value: 'code', label: 'Code', panel: code },
              { value: 'log', label: 'Log', panel: log },
            ]
          : []),
        scrolled('change', isPhone ? 'Change' : 'What changed', change),
        ...(cache && !hasOwnCache ? [scrolled('cache', 'Cache', cache)] : []),
        ...(printed ? [scrolled('console', 'Console', printed)] : []),
      ]}
      chosen={chosen}
      moved={moved}
      onChoose={setChosen}
    />
  )
  if (isPhone)
    return (
      <>
        {result}
        {time}
        {rest}
      </>
    )
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
          {rest}
        </div>
      </div>
      {time}
    </>
  )
}
