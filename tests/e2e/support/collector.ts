import { createServer } from 'node:http'
import { listen } from '#engine/site/serve/listen.ts'

/** A service that page views are told to. */
export interface Collector {
  /** Where events are sent. */
  endpoint: string
  /** The bodies received so far. */
  events: Array<Record<string, unknown>>
  close: () => Promise<void>
}

/** Starts a collector on this machine, which answers as the real ones do: to any origin, with nothing. */
export async function startCollector(): Promise<Collector> {
  const events: Collector['events'] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'POST') events.push(JSON.parse(Buffer.concat(chunks).toString()))
      response.writeHead(202, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end()
    })
  })
  const { origin, close } = await listen(server, '127.0.0.1', 0)
  return { endpoint: `${origin}/api/send`, events, close }
}
