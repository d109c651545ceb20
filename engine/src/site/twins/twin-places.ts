/** A stretch of a Markdown twin that has an address: a section, a common question, a live example, a row of options or messages. */
export interface TwinPlace {
  id: string
  kind: 'heading' | 'question' | 'row' | 'example'
  /** Of a heading, its own; the others stand one below the heading they follow. */
  level: number
  /** As Markdown, in one line. */
  title: string
  /** Its first line, from 0. */
  from: number
  /** The line after its last. */
  to: number
}

type Start = Omit<TwinPlace, 'to'>

const HEADING = /^(#{2,6}) (.+) \{#(\S+)\}$/
const QUESTION = /^\*\*(.+)\*\* \{#(\S+)\}$/
const EXAMPLE = /^\*\*Live example: (.+)\*\* \{#(\S+)\}$/
const ROW = /^ *- (.+?) \{#(\S+?)\}(?=[ :]|$)/
const FENCE = /^[ >]*(`{3,})/

/** The places of a twin in the order of the page, as the compiler has marked them. Code that looks like one is none. */
export function placesOf(lines: string[]): TwinPlace[] {
  const starts: Start[] = []
  let level = 1
  eachLineOfProse(lines, (line, from) => {
    const start = startOf(line, from, level)
    if (!start) return
    if (start.kind === 'heading') level = start.level
    starts.push(start)
  })
  return starts.map((start, index) => ({ ...start, to: endOf(start, starts.slice(index + 1), lines) }))
}

function startOf(line: string, from: number, around: number): Start | null {
  if (!line.includes(' {#')) return null // most lines: no need to look closer
  const [, signs, heading, headingId] = HEADING.exec(line) ?? []
  if (signs && heading && headingId)
    return { id: headingId, kind: 'heading', level: signs.length, title: heading, from }
  const [, example, exampleId] = EXAMPLE.exec(line) ?? []
  if (example && exampleId) return { id: exampleId, kind: 'example', level: around + 1, title: example, from }
  const [, question, questionId] = QUESTION.exec(line) ?? []
  if (question && questionId) return { id: questionId, kind: 'question', level: around + 1, title: question, from }
  const [, row, rowId] = ROW.exec(line) ?? []
  return row && rowId ? { id: rowId, kind: 'row', level: around + 1, title: row, from } : null
}

/** What holds text of its own. The others are named in the text of a section, and count for it, too. */
export const isSection = ({ kind }: Pick<TwinPlace, 'kind'>): boolean => kind === 'heading' || kind === 'question'

/** The fence of the code block that is not closed at the end of the lines; null: there is none. */
export const openFence = (lines: string[]): string | null => eachLineOfProse(lines, () => {})

/** Calls back for every line outside of code blocks, and tells the fence that is open at the end. */
function eachLineOfProse(lines: string[], read: (line: string, at: number) => void): string | null {
  let fence: string | null = null
  for (const [at, line] of lines.entries()) {
    const ticks = line.includes('```') ? FENCE.exec(line)?.[1] : undefined
    if (fence === null && ticks === undefined) read(line, at)
    else if (fence === null) fence = ticks ?? null
    else if (ticks !== undefined && ticks.length >= fence.length && line.trimEnd().endsWith(ticks)) fence = null
  }
  return fence
}

/**
 * A section holds those below it; a question ends with the next one; a row where the lines are no longer indented; an example with its
 * code: what is said of that is bold. */
function endOf({ kind, level, from }: Start, later: Start[], lines: string[]): number {
  if (kind === 'row') return endOfRow(from, lines)
  if (kind === 'example') return endOfExample(from, later[0]?.from ?? lines.length, lines)
  const next = later.find((other) =>
    kind === 'heading' ? other.kind === 'heading' && other.level <= level : isSection(other),
  )
  return next?.from ?? lines.length
}

function endOfRow(from: number, lines: string[]): number {
  const indent = /^ */.exec(lines[from] ?? '')?.[0].length ?? 0
  const more = lines.slice(from + 1).findIndex((line) => line !== '' && !line.startsWith(' '.repeat(indent + 1)))
  return more < 0 ? lines.length : from + 1 + more
}

function endOfExample(from: number, end: number, lines: string[]): number {
  const below = lines.slice(from + 1, end)
  let text = -1
  eachLineOfProse(below, (line, at) => {
    if (text < 0 && line !== '' && !line.startsWith('**')) text = at
  })
  return text < 0 ? end : from + 1 + text
}
