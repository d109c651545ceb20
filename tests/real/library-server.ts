import { createServer } from 'node:http'
import { createHarbourLibrary, type HarbourLibrary } from '../../site/samples/harbour-library/harbour-library.ts'
import { atTheEnd } from './at-the-end.ts'
import type { PageFile } from './page-blocks.ts'
import { API, API_PORT } from './ports.ts'

/** The API of the samples, on a port of this machine: for projects a reader points at their own server. */
export async function serveLibrary(): Promise<HarbourLibrary> {
  const library = createHarbourLibrary()
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (method === 'OPTIONS') return response.writeHead(204, headers).end()
    let body = ''
    for await (const part of request) body += part
    const answer = await library.fetch(new URL(url, API), { method, ...(body ? { body } : {}) })
    const type = answer.headers.get('content-type') ?? 'application/json'
    response.writeHead(answer.status, { ...headers, 'content-type': type }).end(await answer.text())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(API_PORT, '127.0.0.1', resolve)
  })
  atTheEnd(() => {
    server.close()
    server.closeAllConnections() // browsers keep theirs open
  })
  return library
}

/** Files that talk to that server instead of the one of the page, as the page tells its reader to change them. */
export function withOwnServer(files: PageFile[]): PageFile[] {
  return files.map(({ name, code }) => ({
    name,
    code: code.replaceAll('https://library.example/api', API).replaceAll("baseUrl: '/api'", `baseUrl: '${API}'`),
  }))
}
