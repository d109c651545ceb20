import type { Phase, ProgressView, Step } from './progress.ts'
import type { StatusStream } from './status-line.ts'

const EVERY_MS = 100
const NAME = 12
/** The column at which times begin. */
const TIME = 52
const BAR = 24
/** Steps that are shorter need no excuse. */
const HINT_AFTER_MS = 3000

const SIGNS = { done: '●', now: '◉', next: '○', below: '┊', full: '━', empty: '─' }
const PLAIN_SIGNS: typeof SIGNS = { done: '*', now: '>', next: 'o', below: ':', full: '=', empty: '-' }

/** What a terminal can show. */
export interface TerminalOptions {
  /** Steps in the order in which they begin: those to come are listed. */
  steps: string[]
  hasColor: boolean
  hasUnicode: boolean
}

/** A progress on a terminal, and what clears the place where it is drawn. */
export interface TerminalProgress extends ProgressView {
  clear(): void
}

/** For terminals: what is done stays above; below it what is under way, with how far it is, and what is to come. */
export function terminalProgress(
  stream: StatusStream,
  { steps: all, hasColor, hasUnicode }: TerminalOptions,
): TerminalProgress {
  const signs = hasUnicode ? SIGNS : PLAIN_SIGNS
  const begun = new Set<string>()
  let drawn = 0

  const clear = () => {
    if (drawn > 0) stream.write(`\x1b[${drawn}A\r\x1b[J`)
    drawn = 0
  }
  const fit = (line: string, taken = 0) => line.slice(0, Math.max(0, (stream.columns ?? 80) - 1 - taken)) // a longer one would be two
  const now = (sign: string) => (hasColor ? `\x1b[35m${sign}\x1b[39m` : sign)
  const bar = (share: number) => {
    const full = Math.round(share * BAR)
    return signs.full.repeat(full) + signs.empty.repeat(BAR - full)
  }
  const rowsOf = ({ name, milliseconds, count, hint }: Step): string[] => {
    const far = count
      ? `${bar(count.total === 0 ? 1 : count.done / count.total)}  ${count.done} of ${count.total} ${count.noun}`
      : `${Math.round(milliseconds / 1000)} s`
    const row = now(signs.now) + fit(` ${name.padEnd(NAME)}${far}`, 1)
    return hint && milliseconds > HINT_AFTER_MS ? [row, fit(`${signs.below} ${' '.repeat(NAME)}${hint}`)] : [row]
  }

  return {
    everyMs: EVERY_MS,
    show(steps) {
      for (const { name } of steps) begun.add(name)
      const rows = [
        ...steps.flatMap(rowsOf),
        ...all.filter((name) => !begun.has(name)).map((name) => `${signs.next} ${name}`),
      ]
      clear()
      stream.write(`${rows.join('\n')}\n`)
      drawn = rows.length
    },
    ended({ name, milliseconds, detail }: Phase) {
      begun.add(name)
      clear()
      const time = `${(milliseconds / 1000).toFixed(1)} s`
      stream.write(`${fit(`${`${signs.done} ${name.padEnd(NAME)}${detail}`.padEnd(TIME)} ${time}`)}\n`)
    },
    clear,
  }
}
