import type { Page } from '@playwright/test'
import { expect, interactive, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'
import type { Variant } from './support/write-site.ts'

/** The navbar is hidden when it lies wholly above the window. */

const NAVBAR_HEIGHT = 60
const HIDING: Variant = {
  config: {
    navbar: {
      hideOnScroll: true,
      items: [
        { label: 'Guide', to: '/guide/start' },
        { type: 'search', position: 'right' },
      ],
    },
  },
}

const navbarOf = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })

/** One scroll event at a position, as a reader's wheel makes it. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    const isThere = Math.abs(scrollY - top) < 1
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top, behavior: 'instant' })
    if (isThere) dispatchEvent(new Event('scroll'))
    await scrolled
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, y)
}

async function expectHidden(page: Page, isHidden: boolean): Promise<void> {
  const bottom = () => navbarOf(page).evaluate((navbar) => Math.round(navbar.getBoundingClientRect().bottom))
  if (isHidden) await expect.poll(bottom).toBeLessThanOrEqual(0)
  else await expect.poll(bottom).toBe(NAVBAR_HEIGHT)
}

test('switched off, it never moves', async ({ page, serveSite }) => {
  await open(page, (await serveSite()).url('/guide/long'))
  for (const y of [100, 900, 400, 5000]) {
    await scrollTo(page, y)
    await expectHidden(page, false)
  }
  await page.goto((await serveSite()).url('/guide/long#section-6'))
  await interactive(page)
  await expectHidden(page, false)
})

test('scrolling down hides it by its height and 2 px, scrolling up brings it back at once', async ({
  page,
  serveSite,
}) => {
  await open(page, (await serveSite(HIDING)).url('/guide/long'))
  await expectHidden(page, false)
  await scrollTo(page, 100)
  await scrollTo(page, 300)
  await expectHidden(page, true)
  await expect
    .poll(() => navbarOf(page).evaluate((navbar) => Math.round(navbar.getBoundingClientRect().top)))
    .toBe(-NAVBAR_HEIGHT - 2)
  await scrollTo(page, 290)
  await expectHidden(page, false)
})

test('one jump from the very top leaves it until the next scroll event', async ({ page, serveSite }) => {
  await open(page, (await serveSite(HIDING)).url('/guide/long'))
  await scrollTo(page, 500)
  await expectHidden(page, false)
  await scrollTo(page, 500)
  await expectHidden(page, true)
})

test('above its own height it is always there', async ({ page, serveSite }) => {
  await open(page, (await serveSite(HIDING)).url('/guide/long'))
  for (const y of [20, 40, 59]) {
    await scrollTo(page, y)
    await expectHidden(page, false)
  }
  await scrollTo(page, 61)
  await expectHidden(page, true)
  await scrollTo(page, 30)
  await expectHidden(page, false)
})

test('a bounce at the end of the page does not bring it back', async ({ page, serveSite }) => {
  await open(page, (await serveSite(HIDING)).url('/guide/long'))
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await scrollTo(page, 200)
  await scrollTo(page, end)
  await expectHidden(page, true)
  await scrollTo(page, end - 30)
  await expectHidden(page, true)
  await scrollTo(page, end - 200)
  await expectHidden(page, false)
})

test('going to a hash hides it, and landing does not bring it back; scrolling up does', async ({ page, serveSite }) => {
  await open(page, (await serveSite(HIDING)).url('/guide/start'))
  await page.getByRole('link', { name: 'its last section' }).click()
  await expect(page).toHaveURL(/#section-12$/)
  await expect(page.getByRole('heading', { name: 'Section 12' })).toBeInViewport()
  await expectHidden(page, true)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expectHidden(page, true)
  await scrollTo(page, await page.evaluate(() => scrollY - 300))
  await expectHidden(page, false)
})

test('going to a page without a hash shows it', async ({ page, serveSite }) => {
  await open(page, (await serveSite(HIDING)).url('/guide/long'))
  await scrollTo(page, 100)
  await scrollTo(page, 900)
  await expectHidden(page, true)
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/guide/start"]')?.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start here')
  await expectHidden(page, false)
})

test('reloaded half-way it is hidden until the reader scrolls up', async ({ page, serveSite }) => {
  await open(page, (await serveSite(HIDING)).url('/guide/long'))
  await scrollTo(page, 1200)
  await page.reload()
  await interactive(page)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200)
  await expectHidden(page, true)
  await scrollTo(page, 1100)
  await expectHidden(page, false)
})

test('the correction after a tab switch neither shows nor hides it', async ({ page, serveSite }) => {
  await open(page, (await serveSite(HIDING)).url('/guide/tabs'))
  const second = page.getByRole('tab', { name: 'macOS' }).nth(1)
  await second.scrollIntoViewIfNeeded()
  await scrollTo(page, await page.evaluate(() => scrollY + 80))
  await scrollTo(page, await page.evaluate(() => scrollY - 10))
  await expectHidden(page, false)
  await second.click()
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expectHidden(page, false)

  await scrollTo(page, await page.evaluate(() => scrollY + 20))
  await scrollTo(page, await page.evaluate(() => scrollY + 20))
  await expectHidden(page, true)
  await page.getByRole('tab', { name: 'Linux' }).nth(1).click()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expectHidden(page, true)
})

test('headings land below the window where it hides, below the navbar where it stays', async ({ page, serveSite }) => {
  const landing = () =>
    page
      .getByRole('heading', { name: 'Section 6' })
      .evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
  await open(page, (await serveSite(HIDING)).url('/guide/long#section-6'))
  await expect.poll(landing).toBe(8)
  await open(page, (await serveSite()).url('/guide/long#section-6'))
  await expect.poll(landing).toBe(NAVBAR_HEIGHT + 8)
})

test('a hash that is reached without scrolling leaves it at the top of the page', async ({ page, serveSite }) => {
  const short = '---\ntitle: Handbook\ndescription: Short.\nkind: landing\n---\n\n[Go](#here)\n\n## Here\n\nText.\n'
  const site = await serveSite({ ...HIDING, files: { 'content/index.mdx': short } })
  await open(page, site.url('/'))
  await page.getByRole('link', { name: 'Go', exact: true }).click()
  await expect(page).toHaveURL(site.url('/#here'))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expectHidden(page, false)
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  await expectHidden(page, false)
})

test('a hash that names nothing does not hide it', async ({ page, serveSite }) => {
  const site = await serveSite(HIDING)
  await open(page, site.url('/guide/long'))
  await page.evaluate(() => {
    location.hash = '#no-such-thing'
  })
  await expect(page).toHaveURL(/#no-such-thing$/)
  await expectHidden(page, false)
})

test('keyboard focus inside brings it back', async ({ page, serveSite }) => {
  await open(page, (await serveSite(HIDING)).url('/guide/long'))
  await scrollTo(page, 100)
  await scrollTo(page, 900)
  await expectHidden(page, true)
  await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.focus())
  await page.keyboard.press('Tab')
  await expectHidden(page, false)
})
