import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHostedService, ServiceError } from './hosted-service.ts'

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([301, 302, 303, 307, 308])(
  'the key does not follow a redirect (%i), which is told with a way out',
  async (status) => {
    const keys: unknown[] = []
    const other = await listen(({ headers }, response) => {
      keys.push(headers['x-algolia-api-key'])
      response.end('{}')
    })
    let asked = 0
    const host = await listen((_, response) => {
      asked++
      response.writeHead(status, { location: `${other}/elsewhere` }).end()
    })
    const service = createHostedService({
      appId: 'ABC123',
      adminKey: 'secret',
      hosts: [host],
      sleep: async () => {},
      random: () => 0,
      onRetry() {},
    })
    const error = await service
      .call({ method: 'POST', path: '/1/indexes/docs/batch', body: {} })
      .catch((error) => error)
    expect(keys).toEqual([])
    expect(asked).toBe(1)
    expect(error).toBeInstanceOf(ServiceError)
    expect(error).toMatchObject({ status, isRefusal: true })
    expect(error.message.replaceAll(other, '<other>').replaceAll(host, '<host>')).toBe(
      `The search service is not where it was looked for (${status}). The key was not sent on to <other>/elsewhere.
  POST <host>/1/indexes/docs/batch
  If that host is yours, write its origin into search.hosts in the configuration; else take this one out.`,
    )
  },
)
