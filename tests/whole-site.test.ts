/** What is asked of the documentation itself, in one file: to read and index it takes longer than most of the questions. */
import { describe } from 'vitest'

describe('homes', async () => void (await import('./whole-site/homes.ts')))
describe('links of the package', async () => void (await import('./whole-site/package-links.ts')))
describe('questions of readers', async () => void (await import('./whole-site/reader-questions.ts')))
describe('size of search', async () => void (await import('./whole-site/search-size.ts')))
describe('sections that answer', async () => void (await import('./whole-site/search-sections.ts')))
describe('relevance of search', async () => void (await import('./whole-site/search-relevance.ts')))
describe('suggestions for addresses that are not there', async () =>
  void (await import('./whole-site/not-found-suggestions.ts')))
