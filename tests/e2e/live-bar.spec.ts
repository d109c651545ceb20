/** The bar of a live example: its name, what it promises, and its buttons, in every room there is for them. */
import type { Locator, Page } from '@playwright/test'
import { example, unfold } from './support/live-pages.ts'
import { expect, open, test } from './support/reader.ts'
import { linesOf } from './support/text-lines.ts'

const PROMISE = 'runs in this page, nothing is sent'

/** Narrow and wide bars, with the longest names of the site among them; `in a fold` they are narrower still. */
const PLACES = [
  { route: '/', name: 'Lending desk' },
  { route: '/tutorials/quick-start', name: 'The finished app in one file' },
  { route: '/api/autoBatchEnhancer', name: 'A hundred actions, marked or not' },
  { route: '/tutorials/typescript', name: 'The list loads, and fails on demand' },
]
const IN_A_FOLD = { route: '/rtk-query/usage/queries', name: 'Three components, two requests' }

const bar = (live: Locator) => live.locator('> figcaption')
const buttons = (live: Locator) => bar(live).getByRole('button')

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const boxOf = async (part: Locator): Promise<Box> =>
  (await part.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

/** Name and promise on a line each, nothing over the other or over a button, and all of it inside the bar. */
async function expectRoom(live: Locator, name: string, where: string): Promise<void> {
  const title = bar(live).getByText(name, { exact: true })
  const promise = bar(live).getByText(PROMISE)
  expect.soft([await linesOf(title), await linesOf(promise)], where).toEqual([1, 1])
  const parts = await Promise.all([promise, ...(await buttons(live).all())].map(boxOf))
  const frame = await boxOf(bar(live))
  for (const [at, part] of parts.entries()) {
    expect.soft(isInside(part, frame), `${where}: part ${at} in the bar`).toBe(true)
    for (const other of parts.slice(at + 1)) expect.soft(isApart(part, other), `${where}: parts apart`).toBe(true)
  }
}

async function serveOnly(page: Page): Promise<void> {
  await page.route(/\.(js|json)$/, (route) => route.abort()) // what is served is what is measured
}

for (const width of [320, 390, 768, 997, 1440])
  test(`as served at ${width} px: a line for the name, one for the promise, whole buttons`, async ({ page }) => {
    await serveOnly(page)
    await page.setViewportSize({ width, height: 900 })
    for (const { route, name } of PLACES) {
      await page.goto(route)
      await expectRoom(example(page, name), name, route)
    }
  })

for (const width of [390, 997])
  test(`in a fold, too, at ${width} px`, async ({ page }) => {
    await serveOnly(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(IN_A_FOLD.route)
    const live = page.locator(`figure[aria-label="${IN_A_FOLD.name}"]`) // what is folded has no role
    await unfold(live)
    await expectRoom(live, IN_A_FOLD.name, IN_A_FOLD.route)
  })

// On the front page an open frame takes the room of what stands beside it.
for (const width of [320, 390, 997, 1440])
  for (const { route, name } of PLACES.slice(1, 3))
    test(`Play leaves the buttons of ${route} where they are at ${width} px, also when the version comes`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' }) // a page that still scrolls has its boxes elsewhere
      await page.setViewportSize({ width, height: 900 })
      await open(page, route)
      const live = example(page, name)
      /** Below the start of the frame. */
      const tops = async () => {
        const { y } = await boxOf(live)
        return Promise.all((await buttons(live).all()).map(async (button) => (await boxOf(button)).y - y))
      }
      const before = await tops()
      await buttons(live).first().click()
      await expect(live.getByRole('slider')).toBeVisible()
      const stamp = bar(live).getByText(/^recorded with/)
      await expect(stamp).toBeVisible()
      expect(await tops()).toEqual(before)
      expect(await linesOf(bar(live).locator('b'))).toBeLessThanOrEqual(2)
      expect(isInside(await boxOf(stamp), await boxOf(bar(live)))).toBe(true)
      const text = await boxOf(stamp)
      for (const button of await buttons(live).all()) expect(isApart(text, await boxOf(button))).toBe(true)
    })
