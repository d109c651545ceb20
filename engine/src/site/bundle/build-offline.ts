import { rolldown } from 'rolldown'
import { ENGINE_ROOT } from '#disk/engine-root.ts'

/** Bundles one of the service workers. This file alone imports the bundler, so that a build with cached bundles does not pay for it. */
export async function buildOffline(entry: string): Promise<string> {
  const bundler = await rolldown({
    input: `${ENGINE_ROOT}src/offline/${entry}`,
    cwd: ENGINE_ROOT,
    platform: 'browser',
    logLevel: 'warn',
    checks: { bundlerTimings: false },
    transform: { target: 'es2022' },
  })
  const { output } = await bundler.generate({ format: 'iife', minify: true })
  await bundler.close()
  return `${output[0].code.trim()}\n`
}
