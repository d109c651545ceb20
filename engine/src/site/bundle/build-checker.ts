import { rolldown } from 'rolldown'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { leanTypescript } from './lean-typescript.ts'

/** Bundles the worker that checks types of live examples, compiler and all. */
export async function buildChecker(): Promise<string> {
  const bundler = await rolldown({
    input: `${ENGINE_ROOT}src/live/worker/check-worker.ts`,
    plugins: [leanTypescript],
    cwd: ENGINE_ROOT,
    platform: 'browser',
    logLevel: 'warn',
    checks: { bundlerTimings: false },
    external: ['fs'], // asked for by what writes traces, which nobody starts
    transform: { target: 'es2022' },
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
  })
  try {
    const { output } = await bundler.generate({ format: 'es', minify: true })
    return output[0].code
  } finally {
    await bundler.close()
  }
}
