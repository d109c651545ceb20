import type { Shown } from '#model/live.ts'

/** A value on one line, cut where it gets longer than `limit`. */
export function shownText(value: Shown, limit = 80): string {
  const text = write(value, limit)
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text
}

function write(value: Shown, room: number): string {
  if (room <= 0) return '…'
  if (value.kind === 'text') return value.text
  const parts: string[] = []
  let left = room
  const add = (part: string) => {
    parts.push(part)
    left -= part.length + 2
    return left > 0
  }
  if (value.kind === 'list') {
    const isWhole = value.items.every((item) => add(write(item, left)))
    return `[${[...parts, ...(value.more || !isWhole ? ['…'] : [])].join(', ')}]`
  }
  const isWhole = value.entries.every(([key, item]) => add(`${key}: ${write(item, left - key.length)}`))
  const inside = [...parts, ...(value.more || !isWhole ? ['…'] : [])].join(', ')
  return `${value.name ? `${value.name} ` : ''}${inside ? `{ ${inside} }` : '{}'}`
}

/** The entry of an object by its key, for looking into an action. */
export function shownEntry(value: Shown, key: string): Shown | null {
  return (value.kind === 'object' && value.entries.find(([name]) => name === key)?.[1]) || null
}
