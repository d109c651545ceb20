import { type HitHierarchy, type HitType, SEARCH_KINDS, type SearchKind } from '#model/search.ts'

/* Records that this code has not made: stored before, or a service's. Nothing of them is believed before it is looked at. */

/** An object with whatever it has; of anything else nothing. */
export type Fields = Record<string, unknown>

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
const HIT_TYPES: readonly HitType[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content']

export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' ? { ...value } : {})

/** Crawlers also know `lvl0`, for a page that names nothing but its section: that is no type here. */
export const hitTypeOf = (value: unknown): HitType | null => HIT_TYPES.find((type) => type === value) ?? null

export const kindOf = (value: unknown): SearchKind | null => SEARCH_KINDS.find((kind) => kind === value) ?? null

/** Headings by level, each as `read` takes it. */
export function hierarchyOf(levels: Fields, read: (value: unknown) => string | null): HitHierarchy {
  const hierarchy: HitHierarchy = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  for (const level of LEVELS) hierarchy[level] = read(levels[level])
  return hierarchy
}
