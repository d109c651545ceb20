import { joined, wordsOf } from '../index/tokenize.ts'
import { typoDistance } from '../index/typos.ts'
import type { Catalog } from './catalog.ts'

const MOST = 3

/** Titles of pages and names of code that look most like a query that found nothing. */
export function nearestNames({ groups, names }: Catalog, query: string): string[] {
  const candidates = new Map<string, string>()
  for (const { page, title, key } of groups) if (page) candidates.set(key, title)
  for (const [key, [first]] of names) {
    const title = first?.isApi ? first.unit.title : ''
    if (title && joined(title) === key && !candidates.has(key)) candidates.set(key, title)
  }
  const asked = [joined(query), ...wordsOf(query).map(({ word }) => word.toLowerCase())]
  const rated: Array<{ name: string; distance: number }> = []
  for (const [key, name] of candidates) {
    let distance = 1
    for (const word of asked) {
      const most = Math.floor(Math.max(word.length, 3) / 2)
      const typos = typoDistance(word, key, most, false)
      if (typos <= most) distance = Math.min(distance, typos / Math.max(word.length, key.length))
    }
    if (distance < 0.6) rated.push({ name, distance })
  }
  return rated
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ name }) => name)
}
