import type { LiveEvent, Shown } from '#model/live.ts'

/** Characters that weigh as much as a part. */
const CHARACTERS_A_PART = 20

const weights = new WeakMap<object, number>()

/** How much there is to keep and to draw of a value: its parts, and its texts by their length. */
export function valueWeight(value: Shown): number {
  return remembered(value, () => {
    if (value.kind === 'text') return textWeight(value.text)
    if (value.kind === 'list') return sum(value.items, valueWeight)
    return sum(value.entries, ([key, inside]) => textWeight(key) + valueWeight(inside))
  })
}

/** The same of what a run has told. */
function eventWeight(event: LiveEvent): number {
  return remembered(event, () => {
    if (event.type === 'log') return sum(event.values, valueWeight)
    if (event.type !== 'action') return 1
    const side = (value: Shown | null) => (value ? valueWeight(value) : 0)
    const changes = sum(event.changes, ({ path, before, after }) => textWeight(path) + side(before) + side(after))
    return textWeight(event.actionType) + valueWeight(event.action) + changes
  })
}

/** The newest events that weigh no more than this together; the last one in any case. */
export function newestWithin<Event extends LiveEvent>(events: Event[], most: number): Event[] {
  let left = most
  const isTooMuch = (event: Event) => {
    left -= eventWeight(event)
    return left < 0
  }
  const last = events.findLastIndex(isTooMuch)
  return last < 0 ? events : events.slice(Math.min(last + 1, events.length - 1))
}

function remembered(of: object, weigh: () => number): number {
  const known = weights.get(of)
  if (known !== undefined) return known
  const weight = weigh()
  weights.set(of, weight)
  return weight
}

const textWeight = (text: string) => 1 + text.length / CHARACTERS_A_PART

function sum<Item>(items: Item[], weigh: (item: Item) => number): number {
  return items.reduce((total, item) => total + weigh(item), 1)
}
