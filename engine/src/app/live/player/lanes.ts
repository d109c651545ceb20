import type { Recording, Span } from '#model/recording.ts'

/** A line of the time line: what lasted, by one name. */
export interface Lane {
  name: string
  spans: Span[]
}

/** More would not fit on a screen beside what they explain. */
const MOST_LANES = 5

/** The entries of the cache a lane each; requests in as few as do not overlap. */
export function lanesOf({ spans }: Recording): Lane[] {
  const entries = new Map<string, Span[]>()
  for (const span of spans.filter(({ kind }) => kind === 'entry'))
    entries.set(span.lane, [...(entries.get(span.lane) ?? []), span])
  const requests = packed(spans.filter(({ kind }) => kind === 'request'))
  // The pill of an entry that waits says the same as its request.
  const shownRequests = entries.size > 0 ? requests.slice(0, 1) : requests
  const lanes = [...entries].map(([name, own]) => ({ name, spans: own }))
  return [...shownRequests, ...lanes].slice(0, MOST_LANES)
}

/** Each span in the first lane that is free at its start. */
function packed(spans: Span[]): Lane[] {
  const lanes: Lane[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const free = lanes.find((lane) => (lane.spans.at(-1)?.to ?? 0) <= span.from)
    if (free) free.spans.push(span)
    else lanes.push({ name: lanes.length === 0 ? 'requests' : '', spans: [span] })
  }
  return lanes
}
