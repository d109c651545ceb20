import type { Locator, Page } from '@playwright/test'
import { actionsOf, example, LIVE_PAGES, preview, run } from './support/live-pages.ts'
import { expect, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // a page that still scrolls has its boxes elsewhere

const DESK = { route: '/guide/live', title: 'Lending desk', press: 'Lend', shows: '1 of 5 copies on loan' }
const BOOK = { route: '/guide/data', title: 'A book', press: 'Fetch again', shows: 'The Left Hand of Darkness' }

/** Where the parts that move stand in the window. */
async function boxes(live: Locator): Promise<Array<{ x: number; y: number; width: number; height: number }>> {
  const found = ['Preview', 'Action log'].map((name) => live.getByRole('group', { name }).boundingBox())
  return (await Promise.all(found)).map((box) => box ?? { x: -1, y: -1, width: 0, height: 0 })
}

async function expectInWindow(page: Page, live: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const box of await boxes(live)) {
    expect(box.height).toBeGreaterThan(80)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width + 1)
    expect(box.y + box.height).toBeLessThanOrEqual(height + 1)
  }
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    for (const { route, title, press, shows } of [DESK, BOOK])
      test(`${title}: what moves is in the window at once, and every box keeps its place as it fills`, async ({
        page,
        serveSite,
      }) => {
        await open(page, (await serveSite(LIVE_PAGES)).url(route))
        const live = example(page, title)
        await run(live)
        await expect(preview(live).getByText(shows)).toBeVisible()
        await expect(live.getByRole('slider', { name: 'Time' })).toBeVisible()
        await live.evaluate((figure) => figure.scrollIntoView({ behavior: 'instant' }))
        await expectInWindow(page, live)

        const before = await boxes(live)
        const below = page.getByText('The end.')
        const end = await below.boundingBox()
        const { length } = await actionsOf(live)
        for (let times = 1; times <= 3; times++) {
          await preview(live).getByRole('button', { name: press }).click()
          await expect.poll(async () => (await actionsOf(live)).length).toBeGreaterThanOrEqual(length + times)
        }
        expect(await boxes(live)).toEqual(before)
        if (title === DESK.title) expect(await below.boundingBox()).toEqual(end)
        // The newest action is in sight in its list.
        const log = live.getByRole('group', { name: 'Action log' })
        await expect(log.locator('[aria-current=step]')).toBeInViewport()
        await expectInWindow(page, live)
      })

    test('Run at the end of the window brings what moves into it', async ({ page, serveSite }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
      const live = example(page, 'Lending desk')
      const button = live.getByRole('button', { name: 'Run' })
      // As far up as it goes with the button still in the window.
      await button.evaluate((run) => run.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await run(live)
      await expect(preview(live).getByText(DESK.shows)).toBeVisible()
      await expectInWindow(page, live)
    })
  })

test('side by side all of it is in the window after Run: requests, cache and time too', async ({ page, serveSite }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/data'))
  const live = example(page, BOOK.title)
  await live
    .getByRole('button', { name: 'Run' })
    .evaluate((run) => run.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await run(live)
  await expect(preview(live).getByText(BOOK.shows)).toBeVisible()
  for (const name of ['Preview', 'Action log', 'Requests', 'Cache'])
    await expect(live.getByRole('group', { name, exact: true })).toBeInViewport({ ratio: 1 })
  await expect(live.getByRole('slider', { name: 'Time' })).toBeInViewport({ ratio: 1 })
})

test('a wide window: code and result side by side, over the list of contents, which comes back when they are out of sight', async ({
  page,
  serveSite,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Lending desk')
  const contents = page.getByRole('link', { name: 'Another', exact: true })
  await expect(contents).toBeVisible()
  const text = await page.getByText('Some text.').boundingBox()
  await run(live)
  await expect(contents).toBeHidden()
  const code = await live.getByRole('tabpanel').boundingBox()
  const [screen] = await boxes(live)
  expect(screen?.x).toBeGreaterThanOrEqual((code?.x ?? 0) + (code?.width ?? 0))
  expect(screen?.y).toBeLessThan((code?.y ?? 0) + (code?.height ?? 0))
  expect((screen?.x ?? 0) + (screen?.width ?? 0)).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(contents).toBeVisible()
})

test('who presses in the code stays there: nothing comes above it', async ({ page, serveSite }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Lending desk')
  const line = live.locator('pre').filter({ visible: true }).first().getByText('createSlice').first()
  const before = await line.boundingBox()
  await line.click()
  const box = live.getByRole('textbox', { name: 'Code of desk.ts' })
  await expect(box).toBeFocused()
  await expect(preview(live).getByText(DESK.shows)).toBeVisible()
  const after = await box.locator('.cm-line').first().boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8)
  await live.getByRole('button', { name: 'Run again' }).click()
  await expect.poll(async () => (await boxes(live))[0]?.y).toBeLessThan((await box.boundingBox())?.y ?? 0)
})

test('what a preview shows begins below its label and is whole, though one element wraps it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/rtk-query/usage/manual-cache-updates#overlapping-changes')
  await page.locator('details:has(> * figure[aria-label="Rating with rollback"]) > summary').click()
  const live = example(page, 'Rating with rollback')
  await run(live)
  const text = preview(live).getByText(/^Rated /)
  await expect(text).toBeVisible()
  expect((await preview(live).getByRole('heading', { name: 'Emma' }).boundingBox())?.y).toBeLessThan(
    ((await live.getByRole('group', { name: 'Preview' }).boundingBox())?.y ?? 0) + 64,
  )
  await expect
    .poll(async () => {
      const [screen, line] = await Promise.all([live.locator('.live-screen').boundingBox(), text.boundingBox()])
      return screen && line && line.y + line.height <= screen.y + screen.height
    })
    .toBe(true)
})
