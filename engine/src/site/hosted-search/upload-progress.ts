/** Where a bar is drawn: standard output. */
export interface BarStream {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

/** How much has been sent. */
export interface ProgressBar {
  show(done: number, total: number): void
  /** A line in the place of the bar, which stays. */
  print(line: string): void
  /** Takes the bar away: whatever is written next starts a line. */
  clear(): void
}

const WIDTH = 24
const CLEAR_LINE = '\r\x1b[K'

/** On a terminal one line that is drawn again and again; in a log a line for every step. */
export function createProgressBar(stream: BarStream, noun: string): ProgressBar {
  const number = (value: number) => value.toLocaleString('en-US')
  return {
    show(done, total) {
      const text = `${number(done)} of ${number(total)} ${noun}`
      if (!stream.isTTY) {
        if (done > 0) stream.write(`${' '.repeat(19)}${text}\n`)
        return
      }
      const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH)
      const line = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}  ${text}`
      stream.write(CLEAR_LINE + line.slice(0, (stream.columns ?? 80) - 1))
    },
    print(line) {
      this.clear()
      stream.write(`${line}\n`)
    },
    clear() {
      if (stream.isTTY) stream.write(CLEAR_LINE)
    },
  }
}
