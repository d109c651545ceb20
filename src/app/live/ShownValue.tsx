import type { Shown } from '#model/live.ts'
import { shownText } from './shown-text.ts'

/** A value from the sandbox: on one line, and folded out where it has something inside. */
export function ShownValue({ value, isOpen = false }: { value: Shown; isOpen?: boolean }) {
  if (value.kind === 'text') return <span data-tone={value.tone}>{value.text}</span>
  const entries: Array<[string, Shown]> =
    value.kind === 'list' ? value.items.map((item, index) => [String(index), item]) : value.entries
  if (entries.length === 0) return <span>{shownText(value)}</span>
  return (
    <details className="live-value" open={isOpen}>
      <summary>{shownText(value, 60)}</summary>
      <ul>
        {entries.map(([key, item]) => (
          <li key={key}>
            <span>{key}:</span> <ShownValue value={item} isOpen={isOpen && item.kind !== 'text' && isShort(item)} />
          </li>
        ))}
        {value.more > 0 && <li>… {value.more} more</li>}
      </ul>
    </details>
  )
}

const isShort = (value: Shown) => value.kind === 'object' && value.entries.length <= 8
