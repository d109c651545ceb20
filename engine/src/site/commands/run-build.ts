import { join } from 'node:path'
import { holdEngine } from '#disk/engine-fingerprint.ts'
import { isFresh } from '../outputs/build-stamp.ts'
import { unchangedBuild } from '../outputs/finished-build.ts'
import { formatReport } from '../report/build-report.ts'
import { plainProgress } from '../report/plain-progress.ts'
import { createProgress, type Progress, type ProgressView } from '../report/progress.ts'
import { terminalProgress } from '../report/terminal-progress.ts'

/** What the `build` command may be told. */
export interface BuildOptions {
  /** Also write compressed files. */
  compress: boolean
  /** Leave a `dist/` alone that was built from what the site is now. */
  ifChanged: boolean
  /** Check no samples; those without a proof on record lose their mark. */
  skipSamples: boolean
  /** Leave out the types of names, and what checks those of live examples. */
  skipTypes: boolean
}

/** The `build` command: a line per step, then the report. Nothing is printed where nothing is built. */
export async function runBuild(root: string, options: BuildOptions): Promise<void> {
  const { compress, ifChanged, skipSamples, skipTypes } = options
  holdEngine()
  if (ifChanged && isFresh(root)) {
    if (compress) await compressDist(root, createProgress())
    return
  }
  const start = performance.now()
  const unchanged = unchangedBuild(root, { compress })
  if (unchanged) {
    if (compress) await compressDist(root, createProgress(plainProgress((line) => console.log(line))))
    const milliseconds = performance.now() - start
    console.log(`Nothing has changed.\n\n${formatReport({ ...unchanged, milliseconds }, 'Compared')}`)
    return
  }
  const view = viewOf(process.stdout, [
    ...(skipTypes ? [] : ['types']),
    ...['samples', 'shell', 'compile', 'render', 'write'],
    ...(compress ? ['compress'] : []),
  ])
  const progress = createProgress(view)
  const { buildSite } = await import('../build-site.ts') // not what an unchanged site waits for
  const report = await buildSite(root, progress, { skipSamples, skipTypes }).finally(() => view.clear?.())
  if (compress) await compressDist(root, progress)
  console.log(`\n${formatReport(report)}`)
}

/** A picture on a terminal, lines anywhere else. */
function viewOf(stream: NodeJS.WriteStream, steps: string[]): ProgressView & { clear?: () => void } {
  if (!stream.isTTY) return plainProgress((line) => console.log(line))
  const { TERM, NO_COLOR, WT_SESSION } = process.env
  const hasUnicode = TERM !== 'linux' && (process.platform !== 'win32' || WT_SESSION !== undefined)
  return terminalProgress(stream, { steps, hasColor: !NO_COLOR, hasUnicode })
}

/** Compresses `dist/` beside its files. */
async function compressDist(root: string, progress: Progress): Promise<void> {
  await progress.run(
    'compress',
    async () => {
      const { compressOutput } = await import('../outputs/compress-output.ts')
      return compressOutput(join(root, 'dist'), join(root, '.cache/compressed'))
    },
    { summarize: ({ compressed, reused }) => `${compressed} new, ${reused} from cache` },
  )
}
