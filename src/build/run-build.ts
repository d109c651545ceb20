import { join } from 'node:path'
import { formatReport } from './build-report.ts'
import { buildSite } from './build-site.ts'
import { createProgress } from './progress.ts'

/** The `build` command: a line per step, then the report. */
export async function runBuild(root: string, { compress }: { compress: boolean }): Promise<void> {
  const progress = createProgress((line) => console.log(line))
  const report = await buildSite(root, progress)
  if (compress) await compressDist(root, progress)
  console.log(`\n${formatReport(report)}`)
}

/** Compresses `dist/` beside its files. */
export async function compressDist(root: string, progress: ReturnType<typeof createProgress>): Promise<void> {
  await progress.run(
    'compress',
    async () => {
      const { compressOutput } = await import('./compress-output.ts')
      return compressOutput(join(root, 'dist'), join(root, '.cache/compressed'))
    },
    ({ compressed, reused }) => `${compressed} new, ${reused} from cache`,
  )
}
