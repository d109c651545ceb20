import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hasStamp } from '../outputs/build-stamp.ts'
import { UsageError } from '../report/usage-error.ts'
import { type Address, addressFromEnvironment, type RunningServer } from '../serve/listen.ts'
import { runApart } from './run-apart.ts'

/**
 * The `start` command: builds if `dist/` is missing or older than its sources, then serves it. A build takes memory that Node does
 * not give back, so it has a process of its own.
 */
export async function runStart(root: string): Promise<void> {
  const address = addressFromEnvironment(process.env) // before a build: a typo should not cost one
  if (!hasStamp(root)) return startAtOnce(root, address)
  const code = await runApart(['build', '--compress', '--if-changed', '--root', root])
  if (code === 0) await serve(root, address)
  else process.exitCode = code // it has said why
}

/**
 * Serves the pages as soon as they can be read: to check all samples for the first time takes a minute. Types and proofs come behind; if
 * something is wrong with the samples, the command fails as it would have.
 */
async function startAtOnce(root: string, address: Address): Promise<void> {
  const first = await runApart(['build', '--skip-samples', '--skip-types', '--root', root])
  if (first !== 0) {
    process.exitCode = first
    return
  }
  const server = await serve(root, address)
  console.log('\nThe pages are there to be read. Their samples are checked now, and the types of names looked up:\n')
  process.exitCode = await runApart(['build', '--compress', '--root', root])
  if (process.exitCode !== 0) return server.close()
  console.log('\nThe site is complete.')
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

async function serve(root: string, { host, port }: Address): Promise<RunningServer> {
  const [{ startStaticServer }, { loadConfig }] = await Promise.all([
    import('../serve/static-server.ts'),
    import('../config/load-config.ts'),
  ])
  const { baseUrl } = await loadConfig(root)
  const server = await startStaticServer({ folder: join(root, 'dist'), baseUrl }, host, port)
  console.log(`\nServing the site at ${server.origin}${baseUrl}\nPress Ctrl+C to stop.`)
  closeOnSignal(server)
  return server
}

/** Ends a server when the terminal or the system asks for it. */
export function closeOnSignal(server: { close(): Promise<void> }): void {
  const close = () => server.close().then(() => process.exit(0))
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
}
