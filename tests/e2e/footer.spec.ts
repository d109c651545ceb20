import type { Page } from '@playwright/test'
import type { SiteConfig } from '#engine/model/site.ts'
import { expect, open } from './support/reader.ts'
import { type SiteFixtures, test } from './support/site-fixture.ts'

/** All that a footer can hold, with what this site's own does not use. */

const columns: NonNullable<SiteConfig['footer']>['columns'] = [
  { title: 'Docs', items: [{ label: 'Long', to: '/guide/long' }] },
  {
    title: 'More',
    items: [{ label: 'Elsewhere', href: 'https://elsewhere.example/' }, { html: '<img alt="Badge" src="data:,">' }],
  },
]

const footer = (page: Page) => page.getByRole('contentinfo')

async function openWith(page: Page, serveSite: SiteFixtures['serveSite'], settings: SiteConfig['footer']) {
  const site = await serveSite({ config: { footer: settings } })
  await open(page, site.url('/guide/start'))
  return site
}

test('titles name their lists; links of the site navigate, others open a tab; an item may be HTML', async ({
  page,
  serveSite,
}) => {
  const site = await openWith(page, serveSite, { columns })
  const more = footer(page).getByRole('list', { name: 'More' })
  await expect(more.getByRole('img', { name: 'Badge' })).toHaveCount(1)
  const elsewhere = more.getByRole('link', { name: 'Elsewhere (opens in new tab)' })
  await expect(elsewhere).toHaveAttribute('target', '_blank')
  await expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer')
  await page.evaluate(() => document.documentElement.setAttribute('data-watched', ''))
  await footer(page).getByRole('list', { name: 'Docs' }).getByRole('link', { name: 'Long' }).click()
  await expect(page).toHaveURL(site.url('/guide/long'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page')
  await expect(page.locator('html')).toHaveAttribute('data-watched', '')
})

test('its columns stand side by side, and one below the other on a phone', async ({ page, serveSite }) => {
  await openWith(page, serveSite, { columns })
  const lefts = () =>
    footer(page)
      .getByRole('list')
      .evaluateAll((lists) => new Set(lists.map((list) => list.getBoundingClientRect().left)).size)
  expect(await lefts()).toBe(2)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await lefts()).toBe(1)
})

test('the logo is a link only with a target, and the copyright line may hold HTML', async ({ page, serveSite }) => {
  await openWith(page, serveSite, { logo: {}, copyright: 'By <a href="/guide/long">us</a>' })
  await expect(footer(page).locator('svg')).toBeVisible()
  await expect(footer(page).getByRole('link')).toHaveText('us')
  await openWith(page, serveSite, { logo: { href: '/guide/long' } })
  await expect(footer(page).locator('a[href="/guide/long"] svg')).toBeVisible()
})

test('without logo and copyright there is no bottom block', async ({ page, serveSite }) => {
  await openWith(page, serveSite, { columns, copyright: 'By us' })
  await expect(footer(page).locator('.footer-end')).toHaveText('By us')
  await openWith(page, serveSite, { columns })
  await expect(footer(page).locator('.footer-columns')).toBeVisible()
  await expect(footer(page).locator('.footer-end')).toHaveCount(0)
})
