import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compilePage } from '#compiler/compile-page.ts'
import { BuildError } from '#model/problem.ts'
import { openPagePool, type PagePool } from './page-pool.ts'

const MANY = 1000
const pageText = (n: number | string) => `---\ntitle: Page ${n}\ndescription: About ${n}.\n---\n\nText of page ${n}.\n`

function openPool(pageCount: number): { pool: PagePool; contentDir: string } {
  const root = mkdtempSync(join(tmpdir(), 'page-pool-'))
  const pool = openPagePool({ cacheDir: join(root, '.cache'), baseUrl: '/' }, pageCount)
  onTestFinished(async () => {
    await pool.close()
    rmSync(root, { recursive: true })
  })
  return { pool, contentDir: join(root, 'content') }
}

test('pages compiled in several threads are the pages that one thread compiles', async () => {
  const { pool, contentDir } = openPool(MANY)
  const inputs = Array.from({ length: 120 }, (_, n) => ({ source: `page-${n}.mdx`, text: pageText(n), contentDir }))
  const pages = await Promise.all(inputs.map((input) => pool.compile(input)))
  const expected = await Promise.all(inputs.map((input) => compilePage({ ...input, baseUrl: '/' })))
  expect(pages).toEqual(expected)
  expect(pool.hits).toBe(0)
})

test('a mistake found in another thread is still the mistake of its author', async () => {
  const { pool, contentDir } = openPool(MANY)
  const inputs = Array.from({ length: 60 }, (_, n) => ({
    source: `page-${n}.mdx`,
    text: `${pageText(n)}\n<Unknown />\n`,
    contentDir,
  }))
  const results = await Promise.allSettled(inputs.map((input) => pool.compile(input)))
  for (const [n, result] of results.entries()) {
    expect(result.status === 'rejected' && result.reason).toBeInstanceOf(BuildError)
    expect(String(result.status === 'rejected' && result.reason)).toContain(`content/page-${n}.mdx:8:1`)
  }
})

test('a page that is asked for again comes from the cache', async () => {
  const { pool, contentDir } = openPool(1)
  const input = { source: 'page.mdx', text: pageText('one'), contentDir }
  const first = await pool.compile(input)
  expect(await pool.compile(input)).toEqual(first)
  expect(pool.hits).toBe(1)
})
