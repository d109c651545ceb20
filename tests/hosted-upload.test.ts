/** Uploading to the hosted search service, end to end against one on this machine. Pauses are told, not waited for. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runSearchRecords, runSearchUpload, type Surroundings } from '#engine/site/commands/run-search.ts'
import { createHostedService } from '#engine/site/hosted-search/hosted-service.ts'
import { hostedSynonyms, INDEX_SETTINGS } from '#engine/site/hosted-search/hosted-settings.ts'
import { checkRecords } from '#engine/site/hosted-search/upload-batches.ts'
import { type Upload, uploadIndex } from '#engine/site/hosted-search/upload-index.ts'
import { createProgressBar } from '#engine/site/hosted-search/upload-progress.ts'
import { createProgress } from '#engine/site/report/progress.ts'
import { searchIndex } from './e2e/support/hosted-matching.ts'
import {
  type HostedSearch,
  type HostedSearchOptions,
  type ReceivedRequest,
  startHostedSearch,
} from './e2e/support/hosted-search.ts'
import { DOCS, TEST_SITES } from './places.ts'

const record = (name: string) => ({
  objectID: name,
  url: `https://example.com/${name}`,
  type: 'lvl1',
  hierarchy: { lvl0: name, lvl1: name },
  hierarchy_radio: { lvl1: name },
  content: null,
  kind: 'guide',
  language: 'en',
  docusaurus_tag: 'docs-default-current',
})
const OLD = ['old one', 'old two'].map(record)
const NEW = ['new one', 'new two', 'new three'].map(record)

const isBatch = ({ path }: ReceivedRequest) => path.endsWith('/batch')
const isMove = ({ body }: ReceivedRequest) => body?.operation === 'move'

/** A service whose live index holds the old records. */
async function service(options: HostedSearchOptions = {}): Promise<HostedSearch> {
  const server = await startHostedSearch({ records: OLD, indexName: 'docs', ...options })
  onTestFinished(server.close)
  return server
}

/** Uploads the new records. Pauses, and reasons for them, are collected. */
async function upload(
  server: HostedSearch,
  changes: Partial<Upload> & { adminKey?: string; hosts?: string[]; attemptTimeoutMs?: number } = {},
) {
  const pauses: number[] = []
  const reasons: string[] = []
  const sent: string[] = []
  const { adminKey = server.adminKey, hosts = [server.origin], attemptTimeoutMs = 20_000, ...rest } = changes
  const error = await uploadIndex({
    service: createHostedService({
      appId: server.appId,
      adminKey,
      hosts,
      sleep: async (milliseconds, signal) => {
        signal?.throwIfAborted()
        pauses.push(milliseconds)
      },
      random: () => 1,
      onRetry: (reason) => reasons.push(reason.replace(server.origin, '<service>')),
      attemptTimeoutMs,
    }),
    indexName: 'docs',
    draftName: 'docs_draft',
    records: NEW,
    settings: INDEX_SETTINGS,
    synonyms: [],
    progress: createProgress(),
    onSent: (done, total) => sent.push(`${done}/${total}`),
    signal: new AbortController().signal,
    ...rest,
  }).then(
    () => null,
    (error: Error) => error,
  )
  return { error, message: error?.message.replaceAll(server.origin, '<service>') ?? null, pauses, reasons, sent }
}

const idsIn = (server: HostedSearch, index = 'docs') => [...(server.indexes.get(index)?.records.keys() ?? [])]
const OLD_IDS = OLD.map(({ objectID }) => objectID)
const NEW_IDS = NEW.map(({ objectID }) => objectID)

/** The live index is as it was, and nothing else is left. */
async function expectUntouched(server: HostedSearch): Promise<void> {
  await finishTasks(server)
  expect([...server.indexes.keys()]).toEqual(['docs'])
  expect(idsIn(server)).toEqual(OLD_IDS)
}

/** Nobody waits for the last removal; the service does it all the same. */
async function finishTasks(server: HostedSearch): Promise<void> {
  server.recover()
  const headers = { 'x-algolia-api-key': server.adminKey, 'x-algolia-application-id': server.appId }
  for (let id = 1, status = 200; status === 200; id++) {
    for (let poll = 0; poll < 3; poll++) {
      status = (await fetch(`${server.origin}/1/indexes/docs/task/${id}`, { headers })).status
    }
  }
}

test('the new records take the place of the old ones, with settings and synonyms', async () => {
  const server = await service()
  const synonyms = hostedSynonyms([[['fetch', 'axios'], ['new one']]])
  expect(await upload(server, { synonyms })).toMatchObject({ error: null, reasons: [], sent: ['0/3', '3/3'] })
  expect([...server.indexes.keys()]).toEqual(['docs'])
  expect(idsIn(server)).toEqual(NEW_IDS)
  const live = server.indexes.get('docs')
  expect(live?.settings).toMatchObject({ distinct: true, attributeForDistinct: 'url' })
  expect(live?.synonyms.map(({ input, synonyms }) => [input, synonyms])).toEqual([
    ['fetch', ['new one']],
    ['axios', ['new one']],
  ])
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'kind:guide']
  expect(searchIndex(live, { query: 'axios', facetFilters })).toMatchObject({ nbHits: 1 })
})

test('an index that did not exist is made', async () => {
  const server = await service({ records: [] })
  expect((await upload(server)).error).toBeNull()
  expect(idsIn(server)).toEqual(NEW_IDS)
})

test('query rules that were made in the dashboard stay', async () => {
  const server = await service()
  server.indexes.get('docs')?.rules.push({ objectID: 'promote' })
  await upload(server)
  expect(server.indexes.get('docs')?.rules).toEqual([{ objectID: 'promote' }])
})

test('many records go in batches of a thousand, large ones in batches of 8 MB', async () => {
  const server = await service()
  const many = Array.from({ length: 2500 }, (_, index) => record(`page ${index}`))
  expect((await upload(server, { records: many })).sent).toEqual(['0/2500', '1000/2500', '2000/2500', '2500/2500'])
  expect(idsIn(server)).toHaveLength(2500)
  const large = Array.from({ length: 100 }, (_, index) => ({
    ...record(`large ${index}`),
    content: 'x'.repeat(99_000),
  }))
  await upload(server, { records: large })
  const sizes = server.requests.filter(isBatch).map(({ body }) => body.requests.length)
  expect(sizes).toEqual([1000, 1000, 500, 80, 20])
})

test('searchers see all of the old records or all of the new ones, at any time', async () => {
  const server = await service({ pollsUntilPublished: 2 })
  const seen: string[] = []
  server.onRequest = () => {
    const { hits } = searchIndex(server.indexes.get('docs'), { query: '' })
    seen.push((hits as Array<{ objectID: string }>).map(({ objectID }) => objectID).join())
  }
  await upload(server, { records: Array.from({ length: 1500 }, (_, index) => record(`page ${index}`)) })
  server.onRequest = () => {}
  expect(new Set(seen)).toEqual(new Set([OLD_IDS.join()]))
  expect(idsIn(server)).toHaveLength(1500)
})

test('failures by chance are tried again after growing pauses', async () => {
  const server = await service()
  server.fail({ type: 'status', status: 500 }, isBatch, 1)
  server.fail({ type: 'drop' }, isBatch, 1)
  server.fail({ type: 'ill-formed' }, isBatch, 1)
  const { error, reasons, pauses } = await upload(server)
  expect(error).toBeNull()
  expect(reasons).toEqual([
    '<service>: 500',
    expect.stringMatching(/<service>: (ECONNRESET|UND_ERR_SOCKET)/),
    '<service>: an answer that is not JSON',
  ])
  expect(pauses.filter((milliseconds) => milliseconds >= 500)).toEqual([500, 1000, 2000])
  expect(idsIn(server)).toEqual(NEW_IDS)
})

test('no answer is a failure by chance, too', async () => {
  const server = await service()
  server.fail({ type: 'hang' }, isBatch, 1)
  const { error, reasons } = await upload(server, { attemptTimeoutMs: 1000 })
  expect(error).toBeNull()
  expect(reasons).toContain('<service>: no answer in time')
  expect(idsIn(server)).toEqual(NEW_IDS)
})

test('a pause is at least as long as the service asks for', async () => {
  const server = await service()
  server.fail({ type: 'status', status: 429, retryAfter: 7 }, isBatch, 1)
  server.fail({ type: 'status', status: 503, retryAfter: new Date(Date.now() + 60_000).toUTCString() }, isBatch, 1)
  const { error, pauses } = await upload(server)
  expect(error).toBeNull()
  const [first, second = 0] = pauses.filter((milliseconds) => milliseconds >= 500)
  expect(first).toBe(7000)
  expect(second).toBeGreaterThan(50_000)
})

test('a service that wants to be left alone for long is not waited for', async () => {
  const server = await service()
  server.fail({ type: 'status', status: 429, retryAfter: 3600 }, isBatch)
  expect((await upload(server)).message).toMatchInlineSnapshot(`
    "The search service did not do what it was asked. The first attempt failed with <service>: 429.
      POST /1/indexes/docs_draft/batch at <service>
      It asks to come back in 60 minutes.
      Index "docs" is as it was."
  `)
  await expectUntouched(server)
})

test('another host is asked when one does not answer', async () => {
  const server = await service()
  const { error, reasons } = await upload(server, { hosts: ['http://127.0.0.1:9', server.origin] })
  expect(error).toBeNull()
  expect(reasons.every((reason) => reason.startsWith('http://127.0.0.1:9: '))).toBe(true)
  expect(idsIn(server)).toEqual(NEW_IDS)
})

test('giving up leaves the live index as it was and removes the temporary one', async () => {
  const server = await service()
  server.fail({ type: 'status', status: 503 }, isBatch)
  const { message, pauses } = await upload(server)
  expect(message).toMatchInlineSnapshot(`
    "The search service did not do what it was asked. 6 attempts failed, the last with <service>: 503.
      POST /1/indexes/docs_draft/batch at <service>
      Check the network and the application id, then run the command again.
      Index "docs" is as it was."
  `)
  expect(pauses.filter((milliseconds) => milliseconds >= 500)).toEqual([500, 1000, 2000, 4000, 8000])
  await expectUntouched(server)
})

test('a temporary index that cannot be removed is named', async () => {
  const server = await service()
  server.fail({ type: 'drop' }, (request) => isBatch(request) || request.method === 'DELETE')
  expect((await upload(server)).message).toContain(
    'Index "docs" is as it was.\n  The temporary index "docs_draft" may be left: delete it in the service\'s dashboard.',
  )
})

test('a key that may not write stops at once, and is not repeated in the message', async () => {
  const server = await service()
  const { message, pauses } = await upload(server, { adminKey: server.searchKey })
  expect(message).toMatchInlineSnapshot(`
    "The search service refused (403: Invalid Application-ID or API key).
      POST <service>/1/indexes/docs/operation
      Check the application id, and that ALGOLIA_ADMIN_KEY holds a key of that application with the rights addObject, deleteIndex, editSettings and search for this index.
      Index "docs" is as it was."
  `)
  expect(pauses).toEqual([])
  await expectUntouched(server)
})

test('a record that the service does not like is named by its page', async () => {
  const server = await service()
  const body = { message: 'Record at the position 1 is too big size=14072/10000 bytes', position: 1, status: 400 }
  server.fail({ type: 'status', status: 400, body }, isBatch)
  const { message } = await upload(server)
  expect(message).toContain('refused (400: Record at the position 1 is too big size=14072/10000 bytes)')
  expect(message).toContain('The record is from https://example.com/new two')
  await expectUntouched(server)
})

test('a new index with fewer records than were sent is not put in place', async () => {
  const server = await service()
  server.fail({ type: 'body', body: { nbHits: 2, exhaustiveNbHits: true } }, ({ path }) => path.endsWith('/query'))
  expect((await upload(server)).message).toContain('The service counts 2 records in the new index, and 3 were sent.')
  await expectUntouched(server)
})

test('a move whose answer was lost is asked for again, which does no harm', async () => {
  const server = await service()
  server.fail({ type: 'drop', isDone: true }, isMove, 1)
  expect((await upload(server)).error).toBeNull()
  expect(server.requests.filter(isMove)).toHaveLength(2)
  expect(idsIn(server)).toEqual(NEW_IDS)
})

test('when nobody knows what became of the move, the message says so', async () => {
  const server = await service()
  server.fail({ type: 'drop' }, isMove)
  expect((await upload(server)).message).toContain(
    'It is not known whether index "docs" is the new one or still the old one; it is whole in either case.',
  )
  await expectUntouched(server)
})

test.each(['settings', 'batch', 'task', 'query'])('interrupted at %s: the live index stays as it was', async (step) => {
  const server = await service()
  const interruption = new AbortController()
  server.onRequest = ({ path }) => {
    if (path.includes(`docs_draft/${step}`)) interruption.abort()
  }
  expect((await upload(server, { signal: interruption.signal })).message).toBe(
    'Interrupted.\n  Index "docs" is as it was.',
  )
  await expectUntouched(server)
})

test('an interruption comes too late for the move', async () => {
  const server = await service()
  const interruption = new AbortController()
  server.onRequest = (request) => {
    if (isMove(request)) interruption.abort()
  }
  expect((await upload(server, { signal: interruption.signal })).error).toBeNull()
  expect(idsIn(server)).toEqual(NEW_IDS)
})

test('nothing to upload is no reason to empty the index', async () => {
  const server = await service()
  expect((await upload(server, { records: [] })).message).toMatchInlineSnapshot(`
    "There is nothing to upload, and index "docs" would be empty.
      Write a page first."
  `)
  expect(server.requests).toEqual([])
})

test('records that no plan takes, and two of one id, are reported by page before anything is sent', () => {
  const large = { ...record('large'), content: 'x'.repeat(100_000) }
  const long = { ...record('b'), content: 'é'.repeat(5000) }
  expect(() => checkRecords([record('a'), large, record('a')])).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: https://example.com/large  A record has 100.2 KB; the service takes 100.0 KB at most.
      Divide the text with a heading: each section is a record of its own.

    https://example.com/a  Two records have the id "a"; the second would replace the first.
      Give one of the headings an id of its own: ## Title {#id}]
  `)
  expect(checkRecords([record('a'), long])).toEqual([
    "Records above 10.0 KB, which the service's smallest plan refuses:\n  https://example.com/b",
  ])
})

/* ---------------------------------------------------------------- the commands */

/** A copy of the basic site whose search is the given service. */
function siteFor(search: object): string {
  const root = mkdtempSync(join(tmpdir(), 'hosted-upload-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(join(TEST_SITES, 'basic'), root, {
    recursive: true,
    filter: (path) => !/site\.config\.ts$|\/(dist|\.cache)$/.test(path),
  })
  const config = {
    title: 'Basic Site',
    tagline: '',
    url: 'https://basic.example',
    library: { name: 'Basic', packageName: 'basic', version: '1.0.0' },
    navbar: { items: [] },
    sidebars: { docs: [{ type: 'category', label: 'Guides', items: ['guides/first', 'guides/second'] }] },
    search,
  }
  writeFileSync(join(root, 'site.config.mjs'), `export default ${JSON.stringify(config)}\n`)
  return root
}

/** Runs the upload command with an environment of its own; returns what it printed. */
async function command(root: string, env: NodeJS.ProcessEnv, flags: { appId?: string; index?: string } = {}) {
  let output = ''
  const surroundings: Surroundings = {
    env,
    stdout: { write: (text) => (output += text) },
    onInterrupt: () => () => {},
    sleep: async () => {},
    random: () => 0.5,
  }
  await runSearchUpload(root, flags, surroundings)
  return output
}

test('the upload command takes index and application from the configuration and says what it did', async () => {
  const server = await service()
  const { appId, searchKey, origin } = server
  const search = { provider: 'algolia', appId, apiKey: searchKey, hosts: [origin], indexName: 'docs' }
  const output = await command(siteFor(search), { ALGOLIA_ADMIN_KEY: server.adminKey })
  const ids = idsIn(server)
  expect(ids).toContain('https://basic.example/guides/first')
  expect(output.replace(/ +\d+\.\d+ s/g, ' 0.00 s').replaceAll(String(ids.length), 'N')).toMatchInlineSnapshot(`
    "compile 0.00 s  3 pages
    prepare 0.00 s
                       N of N records
    upload 0.00 s  N records in 1 batch
    check 0.00 s
    swap 0.00 s

    Index "docs" of application LOOPBACK has N records.
    "
  `)
  expect(output).not.toContain(server.adminKey)
})

test('flags name another index, and the application where the configuration searches locally', async () => {
  const server = await service()
  const { appId, searchKey, origin } = server
  const search = { provider: 'algolia', appId, apiKey: searchKey, hosts: [origin], indexName: 'docs' }
  await command(siteFor(search), { ALGOLIA_ADMIN_KEY: server.adminKey }, { index: 'preview' })
  expect([...server.indexes.keys()].sort()).toEqual(['docs', 'preview'])
  expect(idsIn(server)).toEqual(OLD_IDS)
  await expect(command(siteFor({}), { ALGOLIA_ADMIN_KEY: 'x' })).rejects.toThrowErrorMatchingInlineSnapshot(`
    [UsageError: site.config.mjs does not say which application of the search service to upload to.
      Name it with --app-id, or set search.provider to "algolia" and search.appId.]
  `)
  await expect(
    command(siteFor({}), { ALGOLIA_ADMIN_KEY: 'x' }, { appId: 'example.com/' }),
  ).rejects.toThrowErrorMatchingInlineSnapshot(`
    [UsageError: "example.com/" is not the id of an application.
      It is ten letters and digits; the service's dashboard shows it.]
  `)
})

test('without a usable key nothing is done, and the key is not shown', async () => {
  await expect(command(siteFor({}), {})).rejects.toThrowErrorMatchingInlineSnapshot(`
    [UsageError: ALGOLIA_ADMIN_KEY is not set.
      It must hold a key that may write to the index: not the one in the configuration, which everybody can read.
      ALGOLIA_ADMIN_KEY=… docs search-upload]
  `)
  const secret = 'broken\u0007key'
  const failure = await command(siteFor({}), { ALGOLIA_ADMIN_KEY: secret }).catch((error: Error) => error.message)
  expect(failure).not.toContain('broken')
  expect(failure).toMatchInlineSnapshot(`
    "ALGOLIA_ADMIN_KEY holds characters that no key has.
      Copy it again, without spaces or line breaks."
  `)
})

test('Ctrl+C stops the command, and the live index is as it was', { timeout: 60_000 }, async () => {
  const server = await service()
  const { appId, searchKey, origin } = server
  const root = siteFor({ provider: 'algolia', appId, apiKey: searchKey, hosts: [origin], indexName: 'docs' })
  server.fail({ type: 'hang' }, isBatch)
  const child = spawn(process.execPath, [DOCS, 'search-upload', '--root', root], {
    env: { ...process.env, NODE_NO_WARNINGS: '1', ALGOLIA_ADMIN_KEY: server.adminKey },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  server.onRequest = (request) => {
    if (isBatch(request)) child.kill('SIGINT')
  }
  const [code] = await once(child, 'close')
  expect([code, stderr]).toEqual([1, 'Interrupted.\n  Index "docs" is as it was.\n'])
  await expectUntouched(server)
})

test('the records command writes what would be uploaded', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const root = siteFor({})
  const out = join(root, 'records.json')
  await runSearchRecords(root, { out })
  const { default: records } = await import(out, { with: { type: 'json' } })
  expect(records[0]).toMatchObject({
    objectID: 'https://basic.example/guides/first',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
  })
  await expect(runSearchRecords(root, { out: join(root, 'missing/records.json') })).rejects.toThrow(
    'There is no folder',
  )
})

/* ---------------------------------------------------------------- the bar */

test('on a terminal the bar is one line that is drawn again, in a log there is a line a step', () => {
  const drawn = (isTTY: boolean) => {
    let text = ''
    const bar = createProgressBar({ isTTY, columns: 80, write: (part) => (text += part) }, 'records')
    bar.show(0, 2500)
    bar.show(1000, 2500)
    bar.print('a line')
    bar.show(2500, 2500)
    return text
  }
  expect(drawn(true).split('\r\x1b[K')).toEqual([
    '',
    '░░░░░░░░░░░░░░░░░░░░░░░░  0 of 2,500 records',
    '██████████░░░░░░░░░░░░░░  1,000 of 2,500 records',
    'a line\n',
    '████████████████████████  2,500 of 2,500 records',
  ])
  expect(
    drawn(false)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['1,000 of 2,500 records', 'a line', '2,500 of 2,500 records', ''])
})
