import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fieldsOf } from '#model/fields.ts'
import type { BuildReport } from '../report/build-report.ts'
import { freshInputs } from './build-stamp.ts'

/** What a whole build has told, and how it left `dist/`. */
interface Finished {
  /** What it was made from. */
  inputs: string
  /** What the disk said of each file, by its path: changes with every write. */
  files: Record<string, string>
  report: BuildReport
}

/** Remembers what a build that left nothing out has told, for `unchangedBuild`. */
export function keepReport(root: string, inputs: string, report: BuildReport): void {
  const finished: Finished = { inputs, files: stampsIn(join(root, 'dist')), report }
  writeFileSync(recordFile(root), JSON.stringify(finished))
}

/**
 * What the last build told, if another would write the same again: nothing that it depends on has changed since, and every file of
 * `dist/` is as it was left. Files that were compressed beside them may be there where they are wanted.
 */
export function unchangedBuild(root: string, { compress }: { compress: boolean }): BuildReport | null {
  const finished = readRecord(root)
  if (finished === null || freshInputs(root) !== finished.inputs) return null
  const found = stampsIn(join(root, 'dist'))
  const isKnown = (path: string) => Object.hasOwn(finished.files, path)
  const strange = Object.keys(found).filter((path) => !isKnown(path))
  const isSame = Object.entries(finished.files).every(([path, stamp]) => found[path] === stamp)
  const mayBeThere = (path: string) => compress && isKnown(path.replace(/\.(?:br|gz)$/, ''))
  return isSame && strange.every(mayBeThere) ? finished.report : null
}

const recordFile = (root: string) => join(root, '.cache/build-report')

function stampsIn(folder: string): Record<string, string> {
  const stamps: Record<string, string> = {}
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false })
    if (!stats?.isDirectory()) stamps[name.split(sep).join('/')] = `${stats?.mtimeMs} ${stats?.ctimeMs} ${stats?.size}`
  }
  return stamps
}

/** Written by `keepReport` alone, of this engine: the inputs that it names include the engine's sources. */
function readRecord(root: string): Finished | null {
  try {
    const value: Finished = JSON.parse(readFileSync(recordFile(root), 'utf8'))
    return typeof fieldsOf(value).inputs === 'string' ? value : null
  } catch {
    return null // no such build yet
  }
}
