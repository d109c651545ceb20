import { nearest } from '#model/nearest.ts'

/** How a line stands out. */
export type LineMark = 'marked' | 'added' | 'removed' | 'failing'

/** What stands after the language of a fence. */
export interface CodeMeta {
  title: string | null
  isNumbered: boolean
  /** By line, from 1 on. */
  marks: Map<number, LineMark>
}

const MARKS: Record<string, LineMark> = { add: 'added', remove: 'removed', failing: 'failing' }
const NAMES = ['title', ...Object.keys(MARKS), 'lineNumbers']
const FORMS = 'title="…", {2,5-7}, add={…}, remove={…}, failing={…} or lineNumbers'

type Report = (offset: number, message: string, hint?: string | null) => void

/** Reads a fence's meta. `report` gets the offset in `meta` of each mistake. */
export function readCodeMeta(meta: string, lineCount: number, report: Report): CodeMeta {
  const result: CodeMeta = { title: null, isNumbered: false, marks: new Map() }
  const part = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}))?(?=\s|$)|\{([^}]*)\}|\S+/g
  for (const found of meta.matchAll(part)) {
    const [whole, name, double, single, braces, bare] = found
    const text = double ?? single
    if (bare !== undefined) mark(bare, 'marked', found.index)
    else if (name === 'title' && text !== undefined) result.title = text
    else if (name === 'lineNumbers' && whole === name) result.isNumbered = true
    else if (name !== undefined && MARKS[name] && braces !== undefined) mark(braces, MARKS[name], found.index)
    else unknown(whole, name ?? whole.replace(/=.*$/s, ''), found.index)
  }
  return result

  function mark(ranges: string, kind: LineMark, offset: number) {
    for (const range of ranges.split(',')) {
      const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? []
      const [first, last] = [Number(from), Number(to)]
      if (from === undefined || last < first) {
        report(offset, `"${range.trim()}" is not a line or a range of lines.`, 'Write {2,5-7}.')
      } else if (first < 1 || last > lineCount) {
        report(
          offset,
          `Line ${last > lineCount ? last : first} does not exist: the block has ${lineCount} line${lineCount === 1 ? '' : 's'}.`,
        )
      } else {
        for (let line = first; line <= last; line++) result.marks.set(line, kind)
      }
    }
  }

  function unknown(whole: string, name: string, offset: number) {
    if (NAMES.includes(name))
      return report(offset, `"${whole}" is not written as code blocks want it.`, `Write ${FORMS}.`)
    const guess = nearest(name, NAMES)
    report(offset, `Code blocks have no option "${name}".`, guess ? `Did you mean "${guess}"?` : `Write ${FORMS}.`)
  }
}
