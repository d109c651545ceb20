import type { Recording, Span } from '#model/recording.ts'

/** What the cache holds at a time: the entries that are there, with what they hold. */
export function entriesAt({ spans, length }: Recording, at: number): Span[] {
  const entries = new Map<string, Span>()
  for (const span of spans)
    if (span.kind === 'entry' && span.from <= at && (at < span.to || span.to >= length)) entries.set(span.lane, span)
  return [...entries.values()]
}
