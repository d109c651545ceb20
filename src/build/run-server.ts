import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isFresh } from './build-stamp.ts'
import { addressFromEnvironment } from './listen.ts'
import { createProgress } from './progress.ts'
import { UsageError } from './usage-error.ts'

/** The `start` command: builds if `dist/` is missing or older than its sources, then serves it. */
export async function runStart(root: string): Promise<void> {
  const address = addressFromEnvironment(process.env) // before a build: a typo should not cost one
  const { compressDist, runBuild } = await import('./run-build.ts')
  if (isFresh(root))
    await compressDist(
      root,
      createProgress(() => {}),
    )
  else await runBuild(root, { compress: true })
  await serve(root, address)
}

/** The `preview` command: serves `dist/` as it is. */
export async function runPreview(root: string): Promise<void> {
  if (!existsSync(join(root, 'dist/index.html'))) {
    throw new UsageError(
      `There is no site in ${join(root, 'dist')}.\n  Build it first, or use the start command, which does.`,
    )
  }
  await serve(root, addressFromEnvironment(process.env))
}

async function serve(root: string, { host, port }: { host: string; port: number }): Promise<void> {
  const [{ startStaticServer }, { loadConfig }] = await Promise.all([
    import('./static-server.ts'),
    import('./load-config.ts'),
  ])
  const { baseUrl } = await loadConfig(root)
  const server = await startStaticServer({ folder: join(root, 'dist'), baseUrl }, host, port)
  console.log(`\nServing the site at ${server.origin}${baseUrl}\nPress Ctrl+C to stop.`)
  closeOnSignal(server)
}

/** Ends a server when the terminal or the system asks for it. */
export function closeOnSignal(server: { close(): Promise<void> }): void {
  const close = () => server.close().then(() => process.exit(0))
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
}
