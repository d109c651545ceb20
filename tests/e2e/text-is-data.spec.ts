import type { Page } from '@playwright/test'
import { expect, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

const MARKUP = '<img src=x onerror="window.wasRun=1">'

/** No element came into being from text, and no script of it ran. */
async function expectNothingMade(page: Page): Promise<void> {
  await expect(page.locator('img, [onerror], [onclick]')).toHaveCount(0)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
}

for (const way of ['served', 'reached by a link'] as const) {
  test(`markup that a page talks about stays text, ${way}`, async ({ page, serveSite }) => {
    const site = await serveSite()
    if (way === 'served') await open(page, site.url('/reference/text'))
    else {
      await open(page, site.url('/reference/levels'))
      await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /Next/ }).click()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text <b>is</b> data')
    await expect(page).toHaveTitle('Text <b>is</b> data | Handbook')
    const article = page.getByRole('article')
    await expect(article.locator('p').first()).toHaveText(
      `Inline code ${MARKUP} and escaped ${MARKUP} and an entity ${MARKUP}.`,
    )
    await expect(article.getByRole('heading', { level: 2 })).toContainText(MARKUP)
    await expect(article.locator('pre')).toContainText('<script>window.wasRun = 1</script>')
    await expect(article.getByRole('cell').first()).toHaveText('<script>window.wasRun=1</script>')
    await expect(article.getByRole('note')).toContainText(`</script>${MARKUP}`)
    await expect(page.getByRole('navigation', { name: 'Table of contents' })).toContainText(MARKUP)
    await expectNothingMade(page)
  })
}

test('a query with markup is shown as it was typed', async ({ page, serveSite }) => {
  const site = await serveSite()
  await open(page, site.url(`/search?q=${encodeURIComponent(MARKUP)}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for "${MARKUP}"`)
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(MARKUP)
  await expectNothingMade(page)
})

test('markup in titles, headings and text stays text among the results of the search page', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite()
  await open(page, site.url(`/search?q=${encodeURIComponent(MARKUP)}`))
  const results = page.getByRole('article')
  await expect(results.filter({ hasText: '<img src=x onerror=' }).first()).toBeVisible()
  await expectNothingMade(page)
  await page.getByRole('main').getByRole('searchbox').fill('<b>is</b> data')
  await expect(results.getByRole('link', { name: 'Text <b>is</b> data' })).toBeVisible()
  await expectNothingMade(page)
})

test('and among those of the search dialog', async ({ page, serveSite }) => {
  const site = await serveSite()
  await open(page, site.url('/guide/start'))
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill(MARKUP)
  await expect(dialog.getByRole('option').filter({ hasText: '<img src=x onerror=' }).first()).toBeVisible()
  await expectNothingMade(page)
  await dialog.getByRole('combobox').fill('<b>is</b> data')
  await expect(dialog.getByRole('option').filter({ hasText: 'Text <b>is</b> data' }).first()).toBeVisible()
  await expectNothingMade(page)
  await dialog.getByRole('combobox').fill('<zzqq>xxqq</zzqq>')
  await expect(dialog.getByText('No results for')).toContainText('<zzqq>xxqq</zzqq>')
  await expectNothingMade(page)
})

test('a path with markup on the not-found page, too', async ({ page, serveSite }) => {
  const site = await serveSite()
  await open(page, `${site.origin}/${encodeURIComponent(MARKUP)}?code=${encodeURIComponent(MARKUP)}#${MARKUP}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expectNothingMade(page)
})

test('a hash with markup', async ({ page, serveSite }) => {
  const site = await serveSite()
  await open(page, `${site.url('/guide/long')}#${encodeURIComponent(MARKUP)}`)
  await expectNothingMade(page)
})

test('what was typed into the sidebar filter', async ({ page, serveSite }) => {
  const site = await serveSite()
  await open(page, site.url('/reference/text'))
  const box = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('searchbox')
  await box.fill('<b>')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link')).toHaveText(
    'Text <b>is</b> data',
  )
  await expectNothingMade(page)
})
