import { useId } from 'react'
import { useStyles } from '#app/ui/use-styles.ts'
import { SEARCH_KINDS, type SearchKind } from '#model/search.ts'
import styles from './KindFilter.css?inline'

interface KindFilterProps {
  /** Null: every kind. */
  kind: SearchKind | null
  counts: Partial<Record<SearchKind, number>>
  onChange: (kind: SearchKind | null) => void
}

const FILTER_NAMES: Record<SearchKind, string> = { api: 'API', guide: 'Guides', tutorial: 'Tutorials', error: 'Errors' }

/**
 * Narrows results to one kind: one stop of the Tab key, in which arrows choose. A kind without results is absent unless it is
 * the chosen one; with nothing to choose from the whole filter is.
 */
export function KindFilter({ kind, counts, onChange }: KindFilterProps) {
  useStyles(styles)
  const group = useId()
  const kinds = SEARCH_KINDS.filter((each) => each === kind || counts[each])
  if (kinds.length === 0) return null
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className="kind-filter" role="radiogroup" aria-label="Kind of result">
      {[null, ...kinds].map((each) => (
        <label key={each}>
          <input type="radio" name={group} checked={each === kind} onChange={() => onChange(each)} />
          {nameOf(each)} <small>{each ? (counts[each] ?? 0) : total}</small>
        </label>
      ))}
    </div>
  )
}

const nameOf = (kind: SearchKind | null) => (kind ? FILTER_NAMES[kind] : 'All')
