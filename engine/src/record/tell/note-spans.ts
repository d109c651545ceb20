import type { LiveCacheEntry } from '#model/live.ts'
import type { Span } from '#model/recording.ts'

/** What lasts while an example runs. */
export interface SpanNotes {
  /** A request begins (`status` null) or ends. */
  request(id: number, lane: string, status: number | 'failed' | null, at: number): void
  cache(entries: LiveCacheEntry[], at: number): void
  openRequests(): number
  /** All of them; what still lasts ends with the recording. */
  all(end: number): Span[]
}

/** Writes down spans. */
export function createSpans(): SpanNotes {
  const spans: Span[] = []
  const requests = new Map<number, Span>()
  const entries = new Map<string, Span>()

  function begin(span: Span): Span {
    spans.push(span)
    return span
  }
  return {
    request(id, lane, status, at) {
      const known = requests.get(id)
      if (status === null) {
        requests.set(id, begin({ lane, kind: 'request', from: at, to: Number.POSITIVE_INFINITY, state: 'pending' }))
      } else if (known) {
        known.to = at
        known.state = status === 'failed' || status >= 400 ? 'error' : 'data'
        requests.delete(id)
      }
    },
    cache(now, at) {
      const states = new Map(now.flatMap((entry) => (entry.kind === 'mutation' ? [] : [[entry.key, stateOf(entry)]])))
      for (const [key, span] of entries) {
        if (states.get(key) === span.state) continue
        span.to = at
        entries.delete(key)
      }
      for (const [lane, state] of states) {
        if (!state || entries.has(lane)) continue
        entries.set(lane, begin({ lane, kind: 'entry', from: at, to: Number.POSITIVE_INFINITY, state }))
      }
    },
    openRequests: () => requests.size,
    all: (end) =>
      spans
        .map((span) => ({ ...span, to: Math.max(span.from, Math.min(span.to, end)) }))
        .filter(({ from }) => from <= end),
  }
}

function stateOf({ status, subscribers }: LiveCacheEntry): Span['state'] | null {
  if (status === 'uninitialized') return null
  if (subscribers === 0) return 'unused'
  return ({ pending: 'pending', fulfilled: 'data', rejected: 'error' } as const)[status]
}
