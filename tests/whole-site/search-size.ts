/** What a reader who searches this site downloads, held to the budgets of search. */
import { expect, test } from 'vitest'
import { TEXTS_BUDGET } from '#engine/site/search-index/index-site.ts'
import { measureIndex } from '#engine/site/search-index/measure-index.ts'
import { wholeSite } from './whole-site.ts'

/** The JavaScript of modal and worker is 24.1 KB, and together they may be 45: tests/e2e/budgets.spec.ts counts both. */
const NAMES_BUDGET = 20_500

test('names and texts keep to their budgets (gzip)', async () => {
  const { pages, searchIndex } = (await wholeSite()).site
  expect(pages.length).toBeGreaterThan(50)
  if (searchIndex === null) throw new Error('The site has no local index.')
  const { namesGzip, textsGzip } = await measureIndex(searchIndex)
  expect(namesGzip).toBeLessThanOrEqual(NAMES_BUDGET)
  expect(textsGzip).toBeLessThanOrEqual(TEXTS_BUDGET)
})
