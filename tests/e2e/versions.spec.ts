import type { Page } from '@playwright/test'
import { expect, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'
import type { Variant } from './support/write-site.ts'

const KEY = 'docs-preferred-version-default'
const WITH_MENU: Variant = {
  config: {
    navbar: {
      items: [
        { label: 'Guide', to: '/guide/start' },
        { type: 'docsVersionDropdown', position: 'right' },
      ],
    },
  },
}

/** Stores a version as an earlier visit would have: once, not again after a reload. */
const storeOnce = (page: Page, name: string) =>
  page.addInitScript(
    ([key, name]) => {
      if (sessionStorage.seen) return
      sessionStorage.seen = '1'
      localStorage[key] = name
    },
    [KEY, name] as const,
  )

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY)

test('a stored version that exists is kept', async ({ page, serveSite }) => {
  await storeOnce(page, 'current')
  await open(page, (await serveSite()).url('/guide/start'))
  expect(await stored(page)).toBe('current')
})

test('a stored version that matches none is removed', async ({ page, serveSite }) => {
  await storeOnce(page, '0.1')
  await open(page, (await serveSite()).url('/'))
  await expect.poll(() => stored(page)).toBeNull()
})

test('reading docs stores nothing', async ({ page, serveSite }) => {
  await open(page, (await serveSite(WITH_MENU)).url('/guide/start'))
  await page.getByRole('link', { name: 'the long one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
})

test('picking a version in the version menu stores its name and opens its main doc', async ({ page, serveSite }) => {
  const site = await serveSite(WITH_MENU)
  await open(page, site.url('/'))
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(site.url('/guide/start'))
  expect(await stored(page)).toBe('current')
})

test('with persistence "none" nothing is read, removed or written', async ({ page, serveSite }) => {
  await storeOnce(page, '0.1')
  const site = await serveSite({ config: { ...WITH_MENU.config, versionPersistence: 'none' } })
  await open(page, site.url('/'))
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(site.url('/guide/start'))
  expect(await stored(page)).toBe('0.1')
})

test('the only version is the last one: no banner and no badge', async ({ page, serveSite }) => {
  await open(page, (await serveSite()).url('/guide/start'))
  await expect(page.getByText(/unreleased|unmaintained|Version: /i)).toHaveCount(0)
})
