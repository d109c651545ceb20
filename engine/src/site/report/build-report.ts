import type { Phase } from './progress.ts'

/** What a build did. Sizes are in bytes. */
export interface BuildReport {
  pages: number
  files: number
  milliseconds: number
  phases: Phase[]
  sizes: {
    scriptGzip: number
    stylesGzip: number
    /** Null: a hosted service has the index. */
    search: { namesGzip: number; textsGzip: number | null } | null
    largestPage: { path: string; bytes: number } | null
    total: number
  }
  /** Samples that do not say that they are checked, and why. */
  unproven: { blocks: number; reason: string }
  warnings: string[]
}

/** The closing lines of a build. `done` says what was done to the pages. */
export function formatReport(
  { pages, files, milliseconds, sizes, unproven, warnings }: BuildReport,
  done: 'Built' | 'Compared' = 'Built',
): string {
  const lines = [
    `${done} ${count(pages, 'page')} (${count(files, 'file')}, ${size(sizes.total)}) in ${(milliseconds / 1000).toFixed(2)} s`,
    `  first load   ${size(sizes.scriptGzip)} of JavaScript, ${size(sizes.stylesGzip)} of CSS (gzip)`,
  ]
  if (sizes.search) {
    const { namesGzip, textsGzip } = sizes.search
    const texts = textsGzip === null ? 'names and texts by need' : `${size(textsGzip)} of text`
    lines.push(`  search       ${size(namesGzip)} of ${textsGzip === null ? 'places' : 'names'}, ${texts} (gzip)`)
  }
  if (sizes.largestPage) lines.push(`  largest page ${size(sizes.largestPage.bytes)}  ${sizes.largestPage.path}`)
  if (unproven.blocks > 0)
    lines.push(`  samples      ${count(unproven.blocks, 'block')} without the mark of checked ones. ${unproven.reason}`)
  if (warnings.length > 0) lines.push('', `${count(warnings.length, 'warning')}`, ...warnings.map(asItem))
  return lines.join('\n')
}

/** `1 page`, `56 pages` */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** `950 B`, `79.8 KB`, `3.1 MB`, in units of 1,000 as the tools of browsers show them. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

const asItem = (warning: string) => `  - ${warning.replaceAll('\n', '\n    ')}`
