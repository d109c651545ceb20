import { useEffect, useRef, useState } from 'react'
import type { SearchRecord } from '#model/search.ts'
import {
  readSearches,
  recentLimit,
  type StoredSearches,
  withChosen,
  withFavorite,
  withoutFavorite,
  withoutRecent,
  writeSearches,
} from './stored-searches.ts'

/** How long a row fades; StartScreen.css says the same. */
const FADE_MS = 250

/** The stored searches as they are shown, and what changes them. */
export interface SearchHistory extends StoredSearches {
  /** Object ids of the rows that are on their way out. Storage knows it already. */
  leaving: string[]
  choose: (record: SearchRecord, among: SearchRecord[]) => void
  star: (record: SearchRecord) => void
  removeRecent: (record: SearchRecord) => void
  removeFavorite: (record: SearchRecord) => void
}

/** Recent and favorite searches. Other windows may change them, so that every change starts from what is stored then. */
export function useStoredSearches(indexName: string): SearchHistory {
  const [shown, setShown] = useState(() => readSearches(indexName))
  const [leaving, setLeaving] = useState<string[]>([])
  const [limit] = useState(() => recentLimit(shown.favorites))
  const timers = useRef<Array<ReturnType<typeof setTimeout>>>([])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])

  const change = (next: (stored: StoredSearches) => StoredSearches) => {
    const stored = readSearches(indexName, limit)
    writeSearches(indexName, stored, next(stored))
  }
  const leave = (record: SearchRecord, next: (stored: StoredSearches, record: SearchRecord) => StoredSearches) => {
    change((stored) => next(stored, record))
    setLeaving([...leaving, record.objectID])
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const show = () => {
      setShown(readSearches(indexName, limit))
      setLeaving((ids) => ids.filter((id) => id !== record.objectID))
    }
    timers.current.push(setTimeout(show, isStill ? 0 : FADE_MS))
  }
  return {
    ...shown,
    leaving,
    choose: (record, among) => change((stored) => withChosen(stored, record, among, limit)),
    star: (record) => leave(record, withFavorite),
    removeRecent: (record) => leave(record, withoutRecent),
    removeFavorite: (record) => leave(record, withoutFavorite),
  }
}
