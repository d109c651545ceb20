/** Where a mistake stands: a file relative to the site's root, and from 1 on a line and a column. */
export interface Place {
  file: string
  line?: number
  column?: number
}

/** A mistake in content or configuration, in the author's words: what is wrong, where, and the way out. */
export interface Problem {
  message: string
  place: Place
  hint?: string
  /** Lines of source around the place, with a caret: see `codeFrame`. */
  frame?: string
}

/** Stops a build. Carries every mistake of the run, and is printed without a stack. */
export class BuildError extends Error {
  override name = 'BuildError'
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n\n'))
    this.problems = problems
  }
}

/** `file:line:column  message`, then hint and frame, each on lines of their own. */
export function formatProblem({ message, place, hint, frame }: Problem): string {
  const position = [place.file, place.line, place.column].filter((part) => part !== undefined).join(':')
  return [`${position}  ${message}`, hint && indent(hint), frame && indent(frame)].filter(Boolean).join('\n')
}

/** Two lines before, the line itself with a caret under the column, one line after. */
export function codeFrame(source: string, line: number, column: number): string {
  const lines = source.split('\n')
  const first = Math.max(1, line - 2)
  const last = Math.min(lines.length, line + 1)
  const width = String(last).length
  const rows: string[] = []
  for (let n = first; n <= last; n++) {
    rows.push(`${n === line ? '>' : ' '} ${String(n).padStart(width)} | ${lines[n - 1] ?? ''}`.trimEnd())
    if (n === line) rows.push(`  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1))}^`)
  }
  return rows.join('\n')
}

const indent = (text: string) => text.replace(/^/gm, '  ')
