import { join } from 'node:path'
import { buildSite } from '../build-site.ts'
import { isFresh } from '../outputs/build-stamp.ts'
import { formatReport } from '../report/build-report.ts'
import { createProgress } from '../report/progress.ts'

/** What the `build` command may be told. */
export interface BuildOptions {
  /** Also write compressed files. */
  compress: boolean
  /** Leave a `dist/` alone that was built from what the site is now. */
  ifChanged: boolean
  /** Check no samples; those without a proof on record lose their mark. */
  skipSamples: boolean
}

/** The `build` command: a line per step, then the report. Nothing is printed where nothing is built. */
export async function runBuild(root: string, { compress, ifChanged, skipSamples }: BuildOptions): Promise<void> {
  if (ifChanged && isFresh(root)) {
    if (compress) {
      await compressDist(
        root,
        createProgress(() => {}),
      )
    }
    return
  }
  const progress = createProgress((line) => console.log(line))
  const report = await buildSite(root, progress, { skipSamples })
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
