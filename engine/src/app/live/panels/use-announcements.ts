import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { changesInWords, headOf, type RunRecord } from '../run/run-record.ts'
import { shownText } from './shown-text.ts'

/** Speech is slower than clicks: what happens meanwhile is summed up. */
const PAUSE_MS = 1200

/** What a screen reader is told of a run: the newest action and what it changed, at most one sentence in a while. */
export function useAnnouncements(record: RunRecord, storeId: number): string {
  const [text, setText] = useState('')
  const said = useRef(0)
  const store = record.stores[storeId]
  const entry = store ? headOf(store) : null
  const arrived = store?.arrived ?? 0
  const isTold = entry !== null && (entry.index > 0 || arrived > 0)
  const key = isTold ? `${store?.head ?? 'now'} ${entry.index} ${entry.at} ${arrived}` : null

  const speak = useEffectEvent(() => {
    if (!entry) return
    said.current = Date.now()
    const shown = `${entry.actionType}: ${changesInWords(entry.changes, (value) => shownText(value, 40))}`
    const since = arrived === 1 ? '1 more action arrived' : `${arrived} more actions arrived`
    setText(arrived > 0 ? `${since} meanwhile. Still shown is the state after ${entry.actionType}.` : shown)
  })
  useEffect(() => {
    if (key === null) return
    const wait = Math.max(100, said.current + PAUSE_MS - Date.now())
    const timer = setTimeout(() => speak(), wait)
    return () => clearTimeout(timer)
  }, [key])
  const isReady = record.phase === 'ready'
  return text || (isReady ? 'The example runs.' : '')
}
