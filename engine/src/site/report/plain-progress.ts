import type { Phase, ProgressView, Step } from './progress.ts'

const EVERY_MS = 10_000
const NAME = 9
const TIME = 8

/** For logs: a line for each step that has ended, and now and then one about those that take long. */
export const plainProgress = (print: (line: string) => void): ProgressView => ({
  everyMs: EVERY_MS,
  show: (steps) => print(' '.repeat(NAME + TIME + 2) + steps.map(inWords).join(', ')),
  ended: (phase) => print(lineOf(phase)),
})

function inWords({ name, milliseconds, count }: Step): string {
  return `${name} ${count ? `${count.done} of ${count.total} ${count.noun}` : `${Math.round(milliseconds / 1000)} s`}`
}

const lineOf = ({ name, milliseconds, detail }: Phase) =>
  `${name.padEnd(NAME)}${`${(milliseconds / 1000).toFixed(2)} s`.padStart(TIME)}  ${detail}`.trimEnd()
