/** How long the pages are, and how long each may be. */
import { readFileSync, writeFileSync } from 'node:fs'
import { twinLines } from '#engine/site/twins/section-index.ts'

export interface Length {
  /** Of the page's Markdown, code blocks left out, folds counted. */
  words: number
  /** Of 1280 × 800, folds closed. */
  screens: number
}

export const SCREEN = { width: 1280, height: 800 }

const FILE = new URL('page-lengths.json', import.meta.url)

/** By route. A page that grows past its ceiling is a decision: `UPDATE_LENGTHS=1` writes the ceilings anew, and the diff shows it. */
export const readCeilings = (): Record<string, Length> => JSON.parse(readFileSync(FILE, 'utf8'))

export function writeCeilings(lengths: Map<string, Length>): void {
  const ceilings = [...lengths].map(([route, { words, screens }]) => [
    route,
    { words: Math.ceil((words + 10) / 20) * 20, screens: Math.ceil((screens + 0.1) * 4) / 4 },
  ])
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(ceilings), null, 2)}\n`)
}

/**
 * Words of prose in the Markdown of a page: what it is found by, its index and the ids of its sections, is none, nor are the sentences
 * of it that stand below the jobs as their short answers.
 */
export function countWords(markdown: string): number {
  const text = twinLines(markdown)
    .join('\n')
    .replace(/^(- \[.*\]\(\/\S+#\S+\).*)\n {2}\S.*$/gm, '$1')
    .replace(/ \{#\S+\}/g, '')
  const prose = text.replace(/^( *)(`{3,})[\s\S]*?^\1\2 *$/gm, ' ')
  return prose.split(/\s+/).filter(Boolean).length
}
