import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { GIVEN_RECORDING, giveRecordings } from './support/given-recording.ts'
import { codeOf, example, LIVE_PAGES, preview, run } from './support/live-pages.ts'
import { expect, hold, open } from './support/reader.ts'
import { type ServedSite, test } from './support/site-fixture.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const TITLE = 'Lending desk'

async function openPage(page: Page, site: ServedSite): Promise<Locator> {
  await giveRecordings(page, { desk: GIVEN_RECORDING })
  await open(page, site.url('/guide/live'))
  return example(page, TITLE)
}

/** The player, paused at its start. */
async function openPlayer(page: Page, site: ServedSite): Promise<Locator> {
  const live = await openPage(page, site)
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await live.getByRole('slider').press('Home')
  return live
}

/** The example, while it has the window. */
const whole = (page: Page) => example(page, TITLE).and(page.locator('[data-whole]'))
const button = (live: Locator) => live.getByRole('button', { name: 'Use the whole window' })
const closing = (live: Locator) => live.getByRole('button', { name: 'Close the whole window' })

async function boxOf(part: Locator) {
  return (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`a recording takes the whole window of ${size.width} × ${size.height}, and Escape gives it back`, async ({
    page,
    serveSite,
  }) => {
    await page.setViewportSize(size)
    const live = await openPlayer(page, await serveSite(LIVE_PAGES))
    await live.getByRole('button', { name: 'Step on' }).click()
    const top = await page.evaluate(() => scrollY)
    await button(live).click()
    const dialog = whole(page)
    await expect(dialog).toBeVisible()
    expect(await boxOf(dialog)).toEqual({ x: 0, y: 0, ...size })
    await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuenow', '1')
    for (const part of [
      dialog.getByText('Result', { exact: true }).filter({ visible: true }),
      dialog.getByRole('slider'),
      dialog.locator('pre:visible'),
    ])
      await expect(part).toBeInViewport({ ratio: 0.99 })
    if (size.width === 1440) {
      const [code, result, cache, log, change] = await Promise.all(
        [
          dialog.locator('pre:visible'),
          dialog.getByText('Result', { exact: true }).filter({ visible: true }),
          dialog.getByRole('region', { name: 'Cache' }),
          dialog.getByText('What happened').filter({ visible: true }),
          dialog.getByRole('tab', { name: 'What changed' }),
        ].map(boxOf),
      )
      expect(code?.x).toBeLessThan(result?.x ?? 0)
      expect(result?.x).toBeLessThan(log?.x ?? 0)
      expect(result?.y).toBeLessThan(cache?.y ?? 0)
      expect(Math.abs((result?.x ?? 0) - (cache?.x ?? 0))).toBeLessThan(20)
      expect(log?.y).toBeLessThan(change?.y ?? 0)
      expect(Math.abs((log?.x ?? 0) - (change?.x ?? 0))).toBeLessThan(20)
    }
    await expectNoViolations(page, 'a recording in the whole window')
    await dialog.getByRole('slider').press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button(live)).toBeFocused()
    await expect(live.getByRole('slider')).toHaveAttribute('aria-valuenow', '1')
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await expect(page.locator('[inert]:not(.player *, .live-recording *)')).toHaveCount(0)
  })

test('the rest of the page cannot be reached meanwhile', async ({ page, serveSite }) => {
  const live = await openPlayer(page, await serveSite(LIVE_PAGES))
  await button(live).click()
  await expect(closing(whole(page))).toBeFocused()
  const isInside = () =>
    page.evaluate(() => {
      const { activeElement: now, body } = document
      return now === body || now?.closest('[data-whole]') !== null
    })
  for (let times = 0; times < 30; times++) {
    await page.keyboard.press('Tab')
    expect(await isInside()).toBe(true)
  }
  await closing(whole(page)).click()
  await expect(whole(page)).toHaveCount(0)
  await expect(button(live)).toBeFocused()
})

test('what runs goes on as it is, in the whole window and back', async ({ page, serveSite }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const live = await openPage(page, await serveSite(LIVE_PAGES))
  await run(live)
  await preview(live).getByRole('button', { name: 'Lend' }).click()
  await expect(preview(live).getByText('2 of 5 copies on loan')).toBeVisible()
  const frame = await live.locator('iframe').elementHandle()
  const address = await frame?.getAttribute('src')
  await button(live).click()
  const dialog = whole(page)
  await expect(preview(dialog).getByText('2 of 5 copies on loan')).toBeVisible()
  await preview(dialog).getByRole('button', { name: 'Lend' }).click()
  await expect(preview(dialog).getByText('3 of 5 copies on loan')).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'Action log' }).locator('[aria-current=step]')).toBeInViewport()
  await expect(dialog.getByRole('slider', { name: 'Time' })).toBeInViewport()
  await expectNoViolations(page, 'a running example in the whole window')
  await closing(dialog).click()
  await expect(preview(live).getByText('3 of 5 copies on loan')).toBeVisible()
  expect(await live.locator('iframe').getAttribute('src')).toBe(address)
  expect(await frame?.evaluate((element) => element.isConnected)).toBe(true)
})

test('Escape in the editor is the editor’s; once more closes the window', async ({ page, serveSite }) => {
  const live = await openPage(page, await serveSite(LIVE_PAGES))
  await run(live)
  await button(live).click()
  const dialog = whole(page)
  const code = dialog.getByRole('textbox', { name: 'Code of desk.ts' })
  await code.press('Escape')
  await expect(dialog).toBeVisible()
  await code.press('Tab')
  await expect(code).not.toBeFocused()
  await code.focus()
  // Tab led into the preview: until the browser has heard that it is left, keys go there.
  const hasPreviewFocus = () =>
    preview(dialog)
      .locator('body')
      .evaluate((body) => body.ownerDocument.hasFocus())
  await expect.poll(hasPreviewFocus).toBe(false)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(live)).toBeFocused()
})

test('what is typed for a search while its code is on the way does not get into the code', async ({
  page,
  serveSite,
}) => {
  const release = await hold(page, '/assets/SearchModal*.js')
  const live = await openPage(page, await serveSite(LIVE_PAGES))
  await run(live)
  await button(live).click()
  const code = whole(page).getByRole('textbox', { name: 'Code of desk.ts' })
  const before = await codeOf(code)
  await code.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lend')
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
  expect(await codeOf(code)).toBe(before)
  release()
  const box = page.getByRole('combobox', { name: 'Search' })
  await expect(box).toHaveValue('lend')
  await box.press('Escape')
  await expect(whole(page)).toBeVisible()
  await expect(code).toBeFocused()
  expect(await codeOf(code)).toBe(before)
})

test('where the code for it cannot be had the example stays where it is, and nothing is reported', async ({
  page,
  serveSite,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/assets/whole-window*.js', (route) => route.abort())
  const live = await openPage(page, await serveSite(LIVE_PAGES))
  await run(live)
  const asked = page.waitForEvent('requestfailed')
  await button(live).click()
  await asked
  await preview(live).getByRole('button', { name: 'Lend' }).click()
  await expect(preview(live).getByText('2 of 5 copies on loan')).toBeVisible()
  await expect(whole(page)).toHaveCount(0)
  expect(errors).toEqual([])
})

test('Escape in the preview closes the window, unless the example uses it', async ({ page, serveSite }) => {
  const live = await openPage(page, await serveSite(LIVE_PAGES))
  await run(live)
  await button(live).click()
  const dialog = whole(page)
  const lend = preview(dialog).getByRole('button', { name: 'Lend' })
  await lend.focus()
  await lend.evaluate((element) =>
    element.addEventListener('keydown', (event) => event.preventDefault(), { once: true }),
  )
  await page.keyboard.press('Escape')
  await lend.press('Enter')
  await expect(preview(dialog).getByText('2 of 5 copies on loan')).toBeVisible()
  await expect(dialog).toBeVisible()
  await lend.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(live)).toBeFocused()
  await expect(preview(live).getByText('2 of 5 copies on loan')).toBeVisible()
})

test('Run and Recording change what is in the window, not the window', async ({ page, serveSite }) => {
  const live = await openPlayer(page, await serveSite(LIVE_PAGES))
  await button(live).click()
  const dialog = whole(page)
  await dialog.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(preview(dialog).getByText('1 of 5 copies on loan')).toBeVisible()
  await dialog.getByRole('button', { name: 'Recording' }).click()
  await expect(dialog.getByRole('group', { name: 'Steps' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(live)).toBeFocused()
})

test('another page has its window', async ({ page, serveSite }) => {
  const site = await serveSite(LIVE_PAGES)
  await open(page, site.url('/guide/start'))
  await page.getByRole('link', { name: 'Live', exact: true }).first().click()
  await giveRecordings(page, { desk: GIVEN_RECORDING })
  const live = example(page, TITLE)
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await button(live).click()
  await expect(whole(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible()
  await expect(page.locator('[inert]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Live', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible()
})
