import { HIT_LEVELS, type HitHierarchy, type HitType, SEARCH_KINDS, type SearchKind } from '#model/search.ts'

/* Records that this code has not made: stored before, or a service's. Nothing of them is believed before it is looked at. */

/** An object with whatever it has; of anything else nothing. */
export type Fields = Record<string, unknown>

export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' ? { ...value } : {})

/** Crawlers also know `lvl0`, for a page that names nothing but its section: that is no type here. */
export const isHitType = (value: unknown): value is HitType =>
  typeof value === 'string' && /^(lvl[1-6]|content)$/.test(value)

export const kindOf = (value: unknown): SearchKind | null => SEARCH_KINDS.find((kind) => kind === value) ?? null

/** Headings by level, each as `read` takes it. */
export const hierarchyOf = (levels: Fields, read: (value: unknown) => string | null): HitHierarchy =>
  Object.fromEntries(HIT_LEVELS.map((level) => [level, read(levels[level])])) as HitHierarchy
