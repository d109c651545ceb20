/** Where a status is drawn: standard output. */
export interface StatusStream {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

/** The last line of what is printed, for as long as it is true. */
export interface StatusLine {
  /** Draws it in the place of the one before. Nothing, where there is no terminal. */
  show(text: string): void
  /** A line in its place, which stays. */
  print(line: string): void
  /** Takes it away: whatever is written next starts a line. */
  clear(): void
}

const CLEAR_LINE = '\r\x1b[K'

/** A status on a terminal. */
export function createStatusLine(stream: StatusStream): StatusLine {
  const clear = () => {
    if (stream.isTTY) stream.write(CLEAR_LINE)
  }
  return {
    show(text) {
      if (stream.isTTY) stream.write(CLEAR_LINE + text.slice(0, (stream.columns ?? 80) - 1))
    },
    print(line) {
      clear()
      stream.write(`${line}\n`)
    },
    clear,
  }
}
