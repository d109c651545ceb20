import type { Locator, Page } from '@playwright/test'
import { expect, open } from './support/reader.ts'
import { answerSearches, HOSTED, type Question, type ServiceAnswer } from './support/search-service.ts'
import { test } from './support/site-fixture.ts'

const box = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' })
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const wait = (page: Page) => page.getByText('Searching')
const none = (page: Page) => page.getByText('No results were found')
const further = (page: Page) => page.getByText('Fetching new results...')

/** Whether all of it can be seen; not if there is none. */
const isInView = (end: Locator) =>
  end.evaluateAll((elements) =>
    elements.some((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    }),
  )

const named = (name: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `${name} ${from + i}`)

/** An answer that comes when the test says so. */
function held<T>() {
  let release: (value: T) => void = () => {}
  const promise = new Promise<T>((resolve) => {
    release = resolve
  })
  return { promise, release }
}

test('one request, 300 ms after the last change', async ({ page, serveSite }) => {
  const site = await serveSite(HOSTED)
  const questions = await answerSearches(page, ({ query }) => ({ titles: [query] }))
  await page.clock.install({ time: 0 })
  await open(page, site.url('/search'))
  await page.clock.pauseAt(3_600_000)
  await box(page).pressSequentially('nod')
  await page.clock.runFor(299)
  await box(page).press('e')
  await page.clock.runFor(299)
  expect(questions).toHaveLength(0)
  await page.clock.runFor(1)
  await expect(titles(page)).toHaveText(['node'])
  expect(questions.map(({ query, page }) => [query, page])).toEqual([['node', 0]])
  await box(page).fill('')
  await page.clock.runFor(1000)
  await expect(titles(page)).toHaveCount(0)
  expect(questions).toHaveLength(1)
})

test('an overtaken request is cancelled, and its late answer is never seen', async ({ page, serveSite }) => {
  const site = await serveSite(HOSTED)
  const late = held<ServiceAnswer>()
  const questions = await answerSearches(page, ({ query }) => (query === 'old' ? late.promise : { titles: [query] }))
  const cancelled = page.waitForEvent('requestfailed')
  await open(page, site.url('/search?q=old'))
  await expect.poll(() => questions.length).toBe(1)
  await box(page).fill('new')
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(titles(page)).toHaveText(['new'])
  late.release({ titles: ['old'] })
  await expect(titles(page)).toHaveText(['new'])
})

test('while loading, old results are gone and nothing is said to be missing', async ({ page, serveSite }) => {
  const site = await serveSite(HOSTED)
  const answers = [held<ServiceAnswer>(), held<ServiceAnswer>(), held<ServiceAnswer>()]
  let asked = 0
  await answerSearches(page, () => answers[asked++]?.promise ?? 'unreachable')
  await open(page, site.url('/search?q=one'))
  await expect(wait(page)).toBeAttached()
  await expect(none(page)).toHaveCount(0)
  answers[0]?.release({ titles: ['One'] })
  await expect(page.getByText('One document found')).toBeVisible()
  await expect(wait(page)).toHaveCount(0)
  await box(page).fill('none')
  await expect(wait(page)).toBeAttached()
  await expect(titles(page)).toHaveCount(0)
  await expect(none(page)).toHaveCount(0)
  answers[1]?.release({ titles: [] })
  await expect(none(page)).toBeVisible()
  await expect(page.getByText(/documents? found/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    'https://reports.example/new?title=none',
  )
  await box(page).fill('many')
  await expect(none(page)).toHaveCount(0)
  answers[2]?.release({ titles: ['A', 'B'] })
  await expect(page.getByText('2 documents found')).toBeVisible()
})

test('a result shows the deepest heading, the trail above it, and the excerpt with three dots', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite(HOSTED)
  await answerSearches(page, () => ({ titles: ['Long pages'] }))
  await open(page, site.url('/search?q=long'))
  const result = page.getByRole('article')
  await expect(result.getByRole('link', { name: 'Long pages' })).toHaveAttribute('href', '/guide/start#Long%20pages')
  await expect(result.getByRole('listitem')).toHaveText(['Guide', 'Start'])
  await expect(result.getByText('What there is to say of Long pages...', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search by Algolia' })).toHaveAttribute('href', 'https://www.algolia.com')
})

/** A service with 40 records for every query, 15 a page. */
const forty = ({ query, page }: Question): ServiceAnswer => ({
  titles: named(query, page * 15, Math.min(40, page * 15 + 15)),
  total: 40,
  pages: 3,
})

test('the next page comes when the end is fully in view, once, below the ones before', async ({ page, serveSite }) => {
  const site = await serveSite(HOSTED)
  const questions = await answerSearches(page, forty)
  await open(page, site.url('/search?q=part'))
  await expect(titles(page)).toHaveText(named('part', 0, 15))
  await expect(page.getByText('40 documents found')).toBeVisible()
  await further(page).evaluate((element) => {
    const { bottom } = element.getBoundingClientRect()
    scrollBy({ top: bottom - innerHeight - 10, behavior: 'instant' }) // all of it but ten pixels
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(questions).toHaveLength(1)
  await page.evaluate(() => scrollBy({ top: 12, behavior: 'instant' }))
  await expect(titles(page)).toHaveText(named('part', 0, 30))
  await expect
    .poll(async () => {
      // As who waits for more: a little up and down again, to an end that moves while results come.
      await page.mouse.wheel(0, -100)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      // All that tells apart, should it fail, whether nothing was asked, nothing came or nothing was shown.
      const gaveUp = await page.getByText('Unable to fetch results').count()
      return {
        asked: questions.length,
        gaveUp,
        isEndInView: await isInView(further(page)),
        shown: await titles(page).count(),
      }
    })
    .toEqual({ asked: 3, gaveUp: 0, isEndInView: false, shown: 40 })
  await expect(titles(page)).toHaveText(named('part', 0, 40))
  await expect(further(page)).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(questions.map(({ page }) => page)).toEqual([0, 1, 2])
})

test('pages follow each other by themselves until they fill the window', async ({ page, serveSite }) => {
  const site = await serveSite(HOSTED)
  await page.setViewportSize({ width: 1280, height: 9000 })
  const questions = await answerSearches(page, forty)
  await open(page, site.url('/search?q=part'))
  await expect(titles(page)).toHaveCount(40)
  expect(questions.map(({ page }) => page)).toEqual([0, 1, 2])
})

test('a service that cannot be reached is an error that stays, until another change tries again', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite(HOSTED)
  let isDown = true
  await answerSearches(page, ({ query }) => (isDown ? 'unreachable' : { titles: [query] }))
  await open(page, site.url('/search?q=node'))
  const sentences = page.getByRole('status').filter({ hasText: 'Unable to fetch results' })
  await expect(sentences).toHaveText('Unable to fetch resultsYou might want to check your network connection.')
  await expect(wait(page)).toHaveCount(0)
  await expect(none(page)).toHaveCount(0)
  isDown = false
  await box(page).pressSequentially('s')
  await expect(sentences).toHaveCount(0)
  await expect(titles(page)).toHaveText(['nodes'])
})

test('a further page that cannot be had leaves the results there are', async ({ page, serveSite }) => {
  const site = await serveSite(HOSTED)
  await answerSearches(page, (question) => (question.page === 1 ? 'unreachable' : forty(question)))
  await open(page, site.url('/search?q=part'))
  await further(page).scrollIntoViewIfNeeded()
  await expect(page.getByText('Unable to fetch results')).toBeVisible()
  await expect(titles(page)).toHaveCount(15)
  await expect(further(page)).toHaveCount(0)
})

test('the kinds an answer counts can be chosen, and the chosen one stays without hits', async ({ page, serveSite }) => {
  const site = await serveSite(HOSTED)
  const counts = { api: 2, guide: 3 }
  const questions = await answerSearches(page, ({ kind }) => ({ titles: kind === 'tutorial' ? [] : ['A'], counts }))
  await open(page, site.url('/search?q=part&kind=tutorial'))
  await expect(page.getByRole('main').locator('label')).toHaveText(['All 5', 'API 2', 'Guides 3', 'Tutorials 0'])
  await expect(none(page)).toBeVisible()
  await page.getByRole('radio', { name: 'Guides 3' }).check()
  await expect(titles(page)).toHaveText(['A'])
  await expect(page.getByRole('main').locator('label')).toHaveText(['All 5', 'API 2', 'Guides 3'])
  expect(questions.map(({ kind }) => kind)).toEqual(['tutorial', 'guide'])
})
