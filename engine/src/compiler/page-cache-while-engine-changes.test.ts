import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the sources of the engine are. */
let engine = ''
vi.mock('#disk/engine-fingerprint.ts', () => ({
  engineFingerprint: () => engine,
  lookingAgain: (look: () => unknown) => look(),
}))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const input = (source: string) => ({ source, text: '---\ntitle: A\n---\n\na\n', contentDir: folder })

/** A process that loads what is needed of the engine when it starts, and the compiler with the first page. */
async function startProcess(sources: string) {
  engine = sources
  vi.resetModules()
  const { openPageCache } = await import('./page-cache.ts')
  return {
    compile: async (source: string) => (await openPageCache(folder, '/').compile(input(source))).fromCache,
    knows: async (source: string) => (await openPageCache(folder, '/').find(input(source))) !== null,
  }
}

test('a process that was started before the engine changed leaves no pages for the new one', async () => {
  const old = await startProcess('old')
  await old.compile('a.mdx')
  engine = 'new'
  await old.compile('b.mdx')
  expect([await old.knows('a.mdx'), await old.knows('b.mdx')]).toEqual([true, true])
  const next = await startProcess('new')
  expect([await next.knows('a.mdx'), await next.knows('b.mdx')]).toEqual([false, false])
})

test('what a compiler makes that came later than the fingerprint is not kept', async () => {
  const old = await startProcess('old')
  engine = 'new'
  expect(await old.compile('a.mdx')).toBe(false)
  expect(await old.knows('a.mdx')).toBe(false)
  expect(await (await startProcess('new')).knows('a.mdx')).toBe(false)
})
