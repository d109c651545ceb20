import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../report/usage-error.ts'
import { addressFromEnvironment } from '../serve/listen.ts'
import { runApart } from './run-apart.ts'

/**
 * The `start` command: builds if `dist/` is missing or older than its sources, then serves it. A build takes memory that Node does
 * not give back, so it has a process of its own.
 */
export async function runStart(root: string): Promise<void> {
  const address = addressFromEnvironment(process.env) // before a build: a typo should not cost one
  const code = await runApart(['build', '--compress', '--if-changed', '--root', root])
  if (code === 0) await serve(root, address)
  else process.exitCode = code // it has said why
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
    import('../serve/static-server.ts'),
    import('../config/load-config.ts'),
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
