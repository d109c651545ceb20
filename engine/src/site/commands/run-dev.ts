import { startDevServer } from '../dev/dev-server.ts'
import { addressFromEnvironment } from '../serve/listen.ts'
import { closeOnSignal } from './run-server.ts'

/** The `dev` command: serves the site while it is written. */
export async function runDev(root: string): Promise<void> {
  const { host, port } = addressFromEnvironment(process.env)
  const start = performance.now()
  const server = await startDevServer(root, host, port)
  console.log(
    `Ready in ${Math.round(performance.now() - start)} ms: ${server.origin}${server.baseUrl}\nPress Ctrl+C to stop.`,
  )
  closeOnSignal(server)
}
