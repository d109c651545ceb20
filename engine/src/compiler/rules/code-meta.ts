import { didYouMean } from '#model/nearest.ts'

/** How a line stands out; one that is `left-out` stands for others. */
export type LineMark = 'marked' | 'added' | 'removed' | 'failing' | 'left-out'

/** What stands after the language of a fence. */
export interface CodeMeta {
  title: string | null
  isNumbered: boolean
  /** By line, from 1 on. */
  marks: Map<number, LineMark>
  sample: SampleMeta
}

/** What a block is to the check of samples (CONTRIBUTING.md, "Samples"). */
export interface SampleMeta {
  /** Joins blocks of several pages; null: the page's own project. */
  project: string | null
  /** Checked, run and copied with what continues it, but not shown. */
  isHidden: boolean
  /** Continues the file of an earlier block. */
  isAppended: boolean
  /** Why the block cannot be checked. */
  fragment: string | null
  /** Why the block is not run. */
  norun: string | null
  /** The TypeScript errors the block is meant to show. */
  errors: number[]
  /** Text that the block's component shows. */
  renders: string | null
}

/** No range of lines reaches further, for callers that do not know how many a block has and pass Infinity. */
const MOST_LINES = 100_000

const MARKS = new Map<string, LineMark>([
  ['add', 'added'],
  ['remove', 'removed'],
  ['failing', 'failing'],
])
const SAMPLE_TEXTS = ['project', 'fragment', 'norun', 'errors', 'renders'] as const
const SAMPLE_FLAGS = new Map<string, 'isHidden' | 'isAppended'>([
  ['hidden', 'isHidden'],
  ['append', 'isAppended'],
])
const NAMES = ['title', ...MARKS.keys(), 'lineNumbers', ...SAMPLE_TEXTS, ...SAMPLE_FLAGS.keys()]
const FORMS = 'title="…", {2,5-7}, add={…}, remove={…}, failing={…} or lineNumbers'
const SAMPLE_FORMS = 'project="…", hidden, append, fragment="why", norun="why", errors="2345" or renders="…"'

/** Errors are stated with the lines on which they occur. */
export const FAILING_HINT = 'Add failing={…} with the lines on which these errors occur.'

type Report = (offset: number, message: string, hint?: string | null) => void

/** Reads a fence's meta. `report` gets the offset in `meta` of each mistake. */
export function readCodeMeta(meta: string, lineCount: number, report: Report): CodeMeta {
  const sample: SampleMeta = {
    project: null,
    isHidden: false,
    isAppended: false,
    fragment: null,
    norun: null,
    errors: [],
    renders: null,
  }
  const result: CodeMeta = { title: null, isNumbered: false, marks: new Map(), sample }
  const part = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}))?(?=\s|$)|\{([^}]*)\}|\S+/g
  for (const found of meta.matchAll(part)) {
    const [whole, name, double, single, braces, bare] = found
    const text = double ?? single
    const kind = MARKS.get(name ?? '')
    const flag = SAMPLE_FLAGS.get(name ?? '')
    if (bare !== undefined) mark(bare, 'marked', found.index)
    else if (name === 'title' && text !== undefined) result.title = text
    else if (name === 'lineNumbers' && whole === name) result.isNumbered = true
    else if (kind && braces !== undefined) mark(braces, kind, found.index)
    else if (flag && whole === name) sample[flag] = true
    else if (isSampleText(name) && text !== undefined) setSampleText(name, text, found.index)
    else unknown(whole, name ?? whole.replace(/=.*$/s, ''), found.index)
  }
  if (sample.errors.length > 0 && ![...result.marks.values()].includes('failing'))
    report(meta.search(/\berrors=/), '"errors" stands without "failing".', FAILING_HINT)
  return result

  function mark(ranges: string, kind: LineMark, offset: number) {
    for (const range of ranges.split(',')) {
      const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? []
      const [first, last] = [Number(from), Number(to)]
      if (from === undefined || last < first || last > MOST_LINES) {
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

  function setSampleText(name: (typeof SAMPLE_TEXTS)[number], text: string, offset: number) {
    if (text.trim() === '') report(offset, `"${name}" is empty.`, `Write ${SAMPLE_FORMS}.`)
    else if (name !== 'errors') sample[name] = text
    else if (/^\d{4,5}(\s*,\s*\d{4,5})*$/.test(text)) sample.errors = text.split(',').map(Number)
    else report(offset, `"${text}" is not a list of TypeScript's error codes.`, 'Write errors="2345" or "2345,2322".')
  }

  function unknown(whole: string, name: string, offset: number) {
    if (NAMES.includes(name))
      return report(
        offset,
        `"${whole}" is not written as code blocks want it.`,
        `Write ${SAMPLE_FLAGS.has(name) || isSampleText(name) ? SAMPLE_FORMS : FORMS}.`,
      )
    report(offset, `Code blocks have no option "${name}".`, didYouMean(name, NAMES, `Write ${FORMS}.`))
  }
}

const isSampleText = (name: string | undefined): name is (typeof SAMPLE_TEXTS)[number] =>
  SAMPLE_TEXTS.some((text) => text === name)
