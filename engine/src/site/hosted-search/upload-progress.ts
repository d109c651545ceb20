import { createStatusLine, type StatusStream } from '../report/status-line.ts'

/** How much has been sent. */
export interface ProgressBar {
  show(done: number, total: number): void
  /** A line in the place of the bar, which stays. */
  print(line: string): void
  /** Takes the bar away: whatever is written next starts a line. */
  clear(): void
}

const WIDTH = 24

/** On a terminal one line that is drawn again and again; in a log a line for every step. */
export function createProgressBar(stream: StatusStream, noun: string): ProgressBar {
  const number = (value: number) => value.toLocaleString('en-US')
  const status = createStatusLine(stream)
  return {
    ...status,
    show(done, total) {
      const text = `${number(done)} of ${number(total)} ${noun}`
      if (!stream.isTTY && done > 0) status.print(`${' '.repeat(19)}${text}`)
      const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH)
      status.show(`${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}  ${text}`)
    },
  }
}
