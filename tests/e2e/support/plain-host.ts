/** The same site as a host serves it that sends no headers but the type. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServedSite } from './site-fixture.ts'

export interface PlainHost extends ServedSite {
  close: () => Promise<void>
}

/** Passes every request on, with its path as it was spelled, and takes the headers off the answer. */
export async function startPlainHost(site: ServedSite): Promise<PlainHost> {
  const { hostname, port } = new URL(site.origin)
  const server = createServer((asked, answer) => {
    const passed = request({ hostname, port, path: asked.url, method: asked.method }, (got) => {
      answer.writeHead(got.statusCode ?? 500, { 'content-type': got.headers['content-type'] ?? 'text/plain' })
      got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    passed.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    root: site.root,
    origin,
    url: (route) => site.url(route).replace(site.origin, origin),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
