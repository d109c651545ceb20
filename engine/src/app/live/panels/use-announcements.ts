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
  const key = entry && entry.index > 0 ? `${store?.head ?? 'now'} ${entry.index} ${entry.at}` : null

  const speak = useEffectEvent(() => {
    if (!entry) return
    said.current = Date.now()
    setText(`${entry.actionType}: ${changesInWords(entry.changes, (value) => shownText(value, 40))}`)
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
