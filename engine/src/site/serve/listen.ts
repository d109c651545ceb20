import type { Server } from 'node:http'
import { UsageError } from '../report/usage-error.ts'

const DEFAULT_PORT = 3000
/** Those below belong to the system on most machines, and need its rights. */
const FIRST_FREE_PORT = 1024

/** A server that answers. */
export interface RunningServer {
  /** `http://127.0.0.1:3000` */
  origin: string
  /** How many clients are connected. */
  connections(): Promise<number>
  close(): Promise<void>
}

/** Where a server listens. */
export interface Address {
  host: string
  port: number
}

/** The usual one, unless `PORT` or `HOST` say otherwise. */
export function addressFromEnvironment(env: NodeJS.ProcessEnv): Address {
  const port = Number(env.PORT || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new UsageError(
      `PORT is "${env.PORT}", which is not a port. Use a number from 0 to 65535, such as PORT=${DEFAULT_PORT}.`,
    )
  }
  return { host: env.HOST || '127.0.0.1', port }
}

/** Starts listening. A taken or forbidden port is said in words, with the way out. */
export async function listen(server: Server, host: string, port: number): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** What a server that could not be opened says, with the way out. */
export function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const another = port < FIRST_FREE_PORT || port === 65535 ? DEFAULT_PORT : port + 1
  const wayOut = `Choose another with PORT, for example: PORT=${another} npm start`
  if (error.code === 'EADDRINUSE') {
    return new UsageError(
      `Port ${port} on ${host} is already in use.\n  Stop the program that uses it, or ${lower(wayOut)}`,
    )
  }
  if (error.code === 'EACCES')
    return new UsageError(`Port ${port} needs rights that this user does not have.\n  ${wayOut}`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new UsageError(
      `HOST is "${host}", which is not an address of this machine.\n  Use 127.0.0.1, or 0.0.0.0 for all of them.`,
    )
  }
  return error
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
