import { join } from 'node:path'
import { buildSite } from '../build-site.ts'
import { isFresh } from '../outputs/build-stamp.ts'
import { formatReport } from '../report/build-report.ts'
import { createProgress } from '../report/progress.ts'
import { createStatusLine } from '../report/status-line.ts'

/** What the `build` command may be told. */
export interface BuildOptions {
  /** Also write compressed files. */
  compress: boolean
  /** Leave a `dist/` alone that was built from what the site is now. */
  ifChanged: boolean
  /** Check no samples; those without a proof on record lose their mark. */
  skipSamples: boolean
  /** Leave out the types of names. */
  skipTypes: boolean
}

/** The `build` command: a line per step, then the report. Nothing is printed where nothing is built. */
export async function runBuild(root: string, options: BuildOptions): Promise<void> {
  const { compress, ifChanged, skipSamples, skipTypes } = options
  if (ifChanged && isFresh(root)) {
    if (compress) {
      await compressDist(
        root,
        createProgress(() => {}),
      )
    }
    return
  }
  const status = createStatusLine(process.stdout)
  const watch = process.stdout.isTTY
    ? { everyMs: 100, show: status.show }
    : { everyMs: 10_000, show: (text: string) => status.print(`${' '.repeat(19)}${text}`) }
  const progress = createProgress(status.print, watch)
  const report = await buildSite(root, progress, { skipSamples, skipTypes }).finally(status.clear)
  if (compress) await compressDist(root, progress)
  console.log(`\n${formatReport(report)}`)
}

/** Compresses `dist/` beside its files. */
async function compressDist(root: string, progress: ReturnType<typeof createProgress>): Promise<void> {
  await progress.run(
    'compress',
    async () => {
      const { compressOutput } = await import('../outputs/compress-output.ts')
      return compressOutput(join(root, 'dist'), join(root, '.cache/compressed'))
    },
    ({ compressed, reused }) => `${compressed} new, ${reused} from cache`,
  )
}
