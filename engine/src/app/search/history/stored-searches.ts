import { urlWithSentence } from '#app/router/sentence-address.ts'
import type { SearchHit, SearchRecord } from '#model/search.ts'
import { readStored, writeStored } from '../../state/storage.ts'
import { pageOfHit } from '../group-hits.ts'
import { readAddress } from '../read-address.ts'
import { fieldsOf, hierarchyOf, isHitType, kindOf } from '../read-record.ts'

/** What a reader chose before, newest first. */
export interface StoredSearches {
  recent: SearchRecord[]
  favorites: SearchRecord[]
}

/** Here and not with the other keys of storage: a first load knows nothing of them. */
const recentKey = (indexName: string) => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`
const favoritesKey = (indexName: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`

/** The start screen has to stay short: favorites take the room of some recent searches. */
const MAX_RECENT = 7
const MAX_RECENT_BESIDE_FAVORITES = 4
const MAX_FAVORITES = 10
/** Of a list in storage. Each is compared with all others, and a list of ours is far shorter. */
const MAX_READ = 100
/** In characters. What this site keeps is a tenth of it; another program of the origin may have written anything. */
const MAX_TEXT = 500_000

/** How many recent searches are kept by a modal that opened with these favorites. */
export const recentLimit = (favorites: SearchRecord[]): number =>
  favorites.length > 0 ? MAX_RECENT_BESIDE_FAVORITES : MAX_RECENT

/** What is stored for an index. Blocked storage, and what this site has not written, count as empty. */
export function readSearches(indexName: string, limit?: number): StoredSearches {
  const favorites = readRecords(favoritesKey(indexName)).slice(0, MAX_FAVORITES)
  const recent = readRecords(recentKey(indexName)).filter((record) => favorites.every(isOther(record)))
  return { recent: recent.slice(0, limit ?? recentLimit(favorites)), favorites }
}

/** Writes what differs. */
export function writeSearches(indexName: string, before: StoredSearches, after: StoredSearches): void {
  if (after.recent !== before.recent) {
    writeStored(recentKey(indexName), JSON.stringify(after.recent))
  }
  if (after.favorites !== before.favorites) {
    writeStored(favoritesKey(indexName), JSON.stringify(after.favorites))
  }
}

/**
 * With a search that was chosen among others at the front of the recent ones. A text stands for its page, if that is among the
 * others; a favorite stays one.
 */
export function withChosen(
  stored: StoredSearches,
  chosen: SearchRecord,
  among: SearchRecord[],
  limit: number,
): StoredSearches {
  const record = chosen.type === 'content' ? among.find((other) => isPageOf(other, chosen)) : chosen
  if (!record || !stored.favorites.every(isOther(record))) return stored
  return { ...stored, recent: [recordOf(record), ...stored.recent.filter(isOther(record))].slice(0, limit) }
}

/** With a recent search moved to the favorites. */
export function withFavorite(stored: StoredSearches, record: SearchRecord): StoredSearches {
  const favorites = [record, ...stored.favorites.filter(isOther(record))].slice(0, MAX_FAVORITES)
  return { recent: stored.recent.filter(isOther(record)), favorites }
}

/** Without a recent search. */
export function withoutRecent(stored: StoredSearches, record: SearchRecord): StoredSearches {
  return { ...stored, recent: stored.recent.filter(isOther(record)) }
}

/** Without a favorite search. */
export function withoutFavorite(stored: StoredSearches, record: SearchRecord): StoredSearches {
  return { ...stored, favorites: stored.favorites.filter(isOther(record)) }
}

const isOther = (a: SearchRecord) => (b: SearchRecord) => a.objectID !== b.objectID
const isPageOf = (page: SearchRecord, hit: SearchRecord) => page.type === 'lvl1' && pageOfHit(page) === pageOfHit(hit)

/** A hit without what belongs to one query alone. Its address goes on to lead to the sentence that answered. */
function recordOf(hit: SearchRecord | SearchHit): SearchRecord {
  const { objectID, type, hierarchy, content, kind, trail } = hit
  const url = 'sentence' in hit ? urlWithSentence(hit) : hit.url
  return { objectID, url, type, hierarchy, content, kind, trail }
}

function readRecords(key: string): SearchRecord[] {
  try {
    // A longer text is no JSON where it is cut.
    const list: unknown[] = JSON.parse(readStored(key)?.slice(0, MAX_TEXT) ?? '[]')
    const records = list.slice(0, MAX_READ).flatMap((each) => asRecord(each) ?? [])
    return records.filter((record, index) => records.slice(0, index).every(isOther(record)))
  } catch {
    return [] // no JSON, or no list: not ours, and overwritten with the next choice
  }
}

/** A stored value as a record. DocSearch, whose keys these are, stores the same without kind and trail. */
function asRecord(value: unknown): SearchRecord | null {
  const { objectID, url, type, hierarchy, content, kind, trail } = fieldsOf(value)
  const levels = fieldsOf(hierarchy)
  const isPlace = isText(url) && readAddress(url) !== null && isText(levels.lvl0 ?? levels.lvl1)
  if (!isPlace || !isText(objectID) || !isHitType(type)) return null
  return {
    objectID,
    url,
    type,
    hierarchy: hierarchyOf(levels, textOrNull),
    content: textOrNull(content),
    kind: kindOf(kind),
    trail: Array.isArray(trail) ? trail.filter(isText) : [],
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const textOrNull = (value: unknown) => (isText(value) ? value : null)
