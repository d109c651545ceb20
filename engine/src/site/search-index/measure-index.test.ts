import { expect, test } from 'vitest'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { largeIndexWarning, measureIndex } from './measure-index.ts'

test('names and texts are measured as they travel', async () => {
  const { searchIndex } = sampleSite({}, [samplePage('a.mdx')])
  const sizes = searchIndex && (await measureIndex(searchIndex))
  expect(sizes?.namesGzip).toBeGreaterThan(100)
  expect(sizes?.textsGzip).toBeLessThan(100)
})

test('a large index is told, with the way out', () => {
  expect(largeIndexWarning({ namesGzip: 40_000, textsGzip: 1_000_000 }, 'site.config.ts')).toBeNull()
  expect(largeIndexWarning({ namesGzip: 107_000, textsGzip: 2_400_000 }, 'site.config.ts')).toMatchInlineSnapshot(`
    "site.config.ts  The search index is large: 2.5 MB (gzip), which every reader who searches loads.
      A hosted service keeps it on its side: set search.provider to "algolia"."
  `)
})
