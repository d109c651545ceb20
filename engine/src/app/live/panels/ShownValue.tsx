import { useState } from 'react'
import type { Shown } from '#model/live.ts'
import { adoptStyles } from '../adopt-styles.ts'
import { valueWeight } from '../run/record-weight.ts'
import styles from './ShownValue.css?inline'
import { shownText } from './shown-text.ts'

adoptStyles(styles)

/** Of a heavier value only the outermost part is open at first. */
const MAX_OPEN_WEIGHT = 5000

/** A value from the sandbox: on one line, and folded out where it has something inside, which is drawn when it is. */
export function ShownValue({ value, isOpen = false }: { value: Shown; isOpen?: boolean }) {
  const [isDrawn, setDrawn] = useState(isOpen)
  if (value.kind === 'text') return <span data-tone={value.tone}>{value.text}</span>
  const entries: Array<[string, Shown]> =
    value.kind === 'list' ? value.items.map((item, index) => [String(index), item]) : value.entries
  if (entries.length === 0) return <span>{shownText(value)}</span>
  const opensInside = isOpen && valueWeight(value) <= MAX_OPEN_WEIGHT
  return (
    <details
      className="live-value"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setDrawn(true)}
    >
      <summary>{shownText(value, 60)}</summary>
      {isDrawn && (
        <ul>
          {entries.map(([key, item], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: values never change, and keys may occur twice
            <li key={index}>
              <span>{key}:</span> <ShownValue value={item} isOpen={opensInside && isShort(item)} />
            </li>
          ))}
          {value.more > 0 && <li>… {value.more} more</li>}
        </ul>
      )}
    </details>
  )
}

const isShort = (value: Shown) => value.kind === 'object' && value.entries.length <= 8
