import type { SampleReport } from './check-samples.ts'
import type { FactReport } from './facts/check-facts.ts'
import type { Excuse } from './sample-block.ts'

/** Counts, and the reasons of what was left out. Problems are told apart from them. */
export function formatSampleReport(report: SampleReport): string {
  const { blocks, checked, run, fragments, notRun, reused } = report
  return [
    `${blocks} samples: ${checked} checked, ${run} run, ${fragments.length} fragments, ${notRun.length} not run` +
      (reused > 0 ? ` (${reused} files as before)` : ''),
    ...section('Fragments', fragments),
    ...section('Not run', notRun),
  ].join('\n')
}

/** The same for what pages say about the package. */
export function formatFactReport({ tables, uncheckedTables, messages, exports, undocumented }: FactReport): string {
  const missing = new Set([...undocumented.values()].flat())
  return [
    `${tables} option tables, ${uncheckedTables.length} of them unchecked; ${messages} quoted messages`,
    `${exports - missing.size} of ${exports} exports documented`,
    ...section('Unchecked tables', uncheckedTables),
    ...(missing.size > 0 ? ['', 'Not documented yet', wrap([...missing].sort())] : []),
  ].join('\n')
}

const section = (title: string, excuses: Excuse[]) =>
  excuses.length === 0
    ? []
    : ['', title, ...excuses.map(({ source, line, reason }) => `  content/${source}:${line}  ${reason}`)]

/** Names in lines of a terminal's width. */
function wrap(names: string[]): string {
  const lines = ['']
  for (const name of names) {
    if ((lines.at(-1) ?? '').length + name.length > 98) lines.push('')
    lines[lines.length - 1] += `  ${name}`
  }
  return lines.join('\n')
}
