import type { MessagePattern } from './package-messages.ts'

/** Stands for a value in a pattern, as `…` stands for anything in a quote. */
const VALUE = '\0'
const ANYTHING = '…'

const words = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Says whether a quoted message is one of these texts, or the first sentences of one. `…` in the quote stands for anything. */
export function createMessageMatcher(patterns: MessagePattern[]): (quoted: string) => boolean {
  const texts = patterns.map((pattern) => words(pattern.join(VALUE)).replaceAll(`${VALUE} ${VALUE}`, VALUE))
  return (quoted) => {
    // Consoles put the kind of an error before it; some messages begin with it by themselves.
    const quotes = [quoted, quoted.replace(/^(\w*Error: |Warning: |\[\w+\] )/, '')].map((text) =>
      words(text).replace(/\s*(…|\.\.\.(?!\w))\s*/g, ANYTHING),
    )
    return texts.some((text) => quotes.some((quote) => matches(quote, text)))
  }
}

/** Of a quote at least this share must be the package's own words; the rest are values. */
const LEAST_FIXED = 0.3

/** Both sides have gaps. All ways to fill them are tried, each place at most once. */
function matches(quote: string, pattern: string): boolean {
  const tried = new Set<number>()
  const open: Array<[atQuote: number, atPattern: number]> = [[0, 0]]
  for (let place = open.pop(); place; place = open.pop()) {
    const [q, p] = place
    const key = q * (pattern.length + 1) + p
    if (tried.has(key)) continue
    tried.add(key)
    if (q === quote.length && isEnd(pattern, p) && fixed(pattern, p) >= Math.max(12, quote.length * LEAST_FIXED))
      return true
    if (quote[q] === ANYTHING) {
      open.push([q + 1, p])
      if (p < pattern.length) open.push([q, p + 1])
    }
    if (pattern[p] === VALUE) {
      open.push([q, p + 1])
      if (q < quote.length) open.push([q + 1, p])
    }
    if (q < quote.length && quote[q] === pattern[p]) open.push([q + 1, p + 1])
  }
  return false
}

/** A quote may stop after a sentence, and leave out its full stop; a long one may stop after a word. */
const isEnd = (pattern: string, at: number) =>
  at === pattern.length ||
  /[.?!:]$/.test(pattern.slice(0, at).trimEnd()) ||
  /^[.:]($|\s)/.test(pattern.slice(at)) ||
  (pattern[at] === ' ' && fixed(pattern, at) > 30)

const fixed = (pattern: string, end: number) => pattern.slice(0, end).replaceAll(VALUE, '').length
