import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { ENGINE } from '../../places.ts'

/** A dev server in a process of its own, as an author starts it. */
export interface DevServer {
  origin: string
  /** All it has printed so far. */
  printed: () => string
  /** Ended when this is: what it still wrote would stand in the way of who removes its folder. */
  stop: () => Promise<void>
}

/** Starts `docs dev` for a site; `engine` is the folder of the engine that serves it. */
export async function startDev(root: string, engine = ENGINE): Promise<DevServer> {
  let printed = ''
  const server: ChildProcess = spawn(process.execPath, [join(engine, 'bin/docs.mjs'), 'dev', '--root', root], {
    cwd: engine,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const origin = await new Promise<string>((found, fail) => {
    server.once('exit', () => fail(new Error(`The dev server ended: ${printed}`)))
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk
        const [, address] = /(http:\/\/127\.0\.0\.1:\d+)\//.exec(printed) ?? []
        if (address) found(address)
      })
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = () => {
    server.kill('SIGTERM')
    return ended
  }
  return { origin, printed: () => printed, stop }
}
