import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { example, preview, run } from './support/live-pages.ts'
import { expect, open, PHONE, test } from './support/reader.ts'

const ROUTE = '/rtk-query/usage/queries'
const TITLE = 'One hook, four moments'
const TELLING = 'Dune loads: isFetching. data is still Emma, currentData is empty.'

const explainer = (page: Page) => example(page, TITLE)
const drawing = (live: Locator) => live.getByRole('img', { name: /^At / })
const slider = (live: Locator) => live.getByRole('slider', { name: 'Moment' })
const sentence = (live: Locator) => live.getByRole('status')

/** The explainer, come alive at its telling moment: that needs no press. */
async function openAlive(page: Page): Promise<Locator> {
  await open(page, ROUTE)
  const live = explainer(page)
  await live.scrollIntoViewIfNeeded()
  await expect(slider(live)).toBeVisible()
  await expect(sentence(live)).toHaveText(TELLING)
  return live
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is the drawing of its telling moment, with its sentence, its question and its code', async ({ page }) => {
    await page.goto(ROUTE)
    const live = explainer(page)
    await expect(drawing(live)).toHaveAccessibleName(
      "At 4.2 s: isLoading false, isFetching true, isError false, error undefined, data 'Emma', currentData undefined.",
    )
    await expect(live.getByText(TELLING)).toBeVisible()
    await expect(live.getByText(/^recorded with \d/)).toBeVisible()
    await expect(live.getByRole('button')).toHaveCount(0)
    await expect(
      live.getByRole('listitem').filter({ hasText: 'currentData is undefined now. In the whole run it is on from ' }),
    ).toHaveCount(1)
    await expect(
      live.getByRole('listitem').filter({ hasText: /^isError is false now\. In the whole run it is on from / }),
    ).toHaveCount(1)
    await live.getByText('Which of the two do you show').click()
    await expect(live.getByText('if the old book would mislead')).toBeVisible()
    await live.getByText('The code that was recorded').click()
    await expect(live.locator('pre').first()).toContainText('useGetTitleQuery')
  })
})

for (const width of [390, 1440]) {
  test(`it comes alive in its place at ${width} px: nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/recordings/**', async (route) => {
      await held
      await route.continue()
    })
    await open(page, ROUTE)
    const live = explainer(page)
    await live.scrollIntoViewIfNeeded()
    await expect(live.getByText(TELLING)).toBeVisible()
    const heights = async () => [
      (await live.boundingBox())?.height,
      (await live.locator('.lamps:visible').boundingBox())?.height,
      (await live.locator('.ex-moment:visible').boundingBox())?.height,
    ]
    const served = await heights()
    release()
    await expect(slider(live)).toBeVisible()
    expect(await heights()).toEqual(served)
  })
}

test('steps and the slider lead from sentence to sentence, and the lamps follow', async ({ page }) => {
  const live = await openAlive(page)
  await live.getByRole('button', { name: 'Step on' }).click()
  await expect(sentence(live)).toHaveText('Dune is here; both agree.')
  await expect(drawing(live)).toHaveAccessibleName(/data 'Dune', currentData 'Dune'\.$/)
  await slider(live).press('Home')
  await expect(sentence(live)).toHaveText('First load: isLoading and isFetching.')
  await expect(drawing(live)).toHaveAccessibleName(/isLoading true, isFetching true, .* data undefined/)
  await slider(live).press('ArrowRight')
  await expect(drawing(live)).toHaveAccessibleName(
    /isLoading false, isFetching true, isError false, error undefined, data 'Emma'/,
  )
  await slider(live).press('ArrowRight')
  await expect(slider(live)).toHaveAttribute('aria-valuetext', '3.2 s, api/executeQuery/rejected')
  await expect(drawing(live)).toHaveAccessibleName(/isError true, error 'refused', data 'Emma', currentData 'Emma'/)
  await live.getByRole('button', { name: 'Step back' }).click()
  await expect(slider(live)).toHaveValue('1')
})

test('a scenario is chosen by its button, and plays from its start', async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T10:00:00' })
  const live = await openAlive(page)
  await page.clock.pauseAt('2026-01-01T11:00:00')
  const fails = live.getByRole('button', { name: 'Dune fails' })
  await fails.click()
  await expect(fails).toHaveAttribute('aria-pressed', 'true')
  await expect(fails).toBeFocused()
  await expect(live.getByRole('button', { name: 'Pause' }).first()).toBeVisible()
  await expect(sentence(live)).toBeEmpty() // nothing is spoken while it plays
  await page.clock.runFor(6_000)
  await expect(sentence(live)).toHaveText('isError instead of isSuccess, yet data is Emma.')
  await expect(drawing(live)).toHaveAccessibleName(
    /isError true, error 'refused', data 'Emma', currentData undefined\.$/,
  )
})

test('a first load that fails has an error and no data, and its retry loads again', async ({ page }) => {
  const live = await openAlive(page)
  await live.getByRole('button', { name: 'First load fails' }).click()
  for (const key of ['End', 'Home', 'ArrowRight']) await slider(live).press(key)
  await expect(sentence(live)).toHaveText('isError and error; isLoading is off, and there is no data to show.')
  await expect(drawing(live)).toHaveAccessibleName(
    /isLoading false, isFetching false, isError true, error 'refused', data undefined, currentData undefined\.$/,
  )
  await slider(live).press('ArrowRight')
  await expect(drawing(live)).toHaveAccessibleName(
    /isLoading true, isFetching true, isError false, error 'refused', data undefined/,
  )
  await slider(live).press('ArrowRight')
  await expect(drawing(live)).toHaveAccessibleName(/isError false, error undefined, data 'Emma', currentData 'Emma'\.$/)
})

test('Play tells it from the start to the end, and can be held', async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T10:00:00' })
  const live = await openAlive(page)
  await page.clock.pauseAt('2026-01-01T11:00:00')
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(slider(live)).toHaveValue('0')
  await live.getByRole('button', { name: 'Pause' }).first().click()
  await expect(sentence(live)).toHaveText('First load: isLoading and isFetching.')
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(live.getByRole('button', { name: 'Pause' }).first()).toBeVisible()
  await page.clock.runFor(25_000)
  await expect(sentence(live)).toHaveText('Dune is here; both agree.')
  await expect(live.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
})

test('who takes hold of the slider where it cannot go further holds it all the same', async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T10:00:00' })
  const live = await openAlive(page)
  await page.clock.pauseAt('2026-01-01T11:00:00')
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(slider(live)).toHaveValue('0')
  await slider(live).press('Home')
  await expect(live.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  await expect(sentence(live)).toHaveText('First load: isLoading and isFetching.')
  await page.clock.runFor(25_000)
  await expect(slider(live)).toHaveValue('0')
})

test('Run makes it a live example, and the recording comes back', async ({ page }) => {
  const live = await openAlive(page)
  await run(live)
  await expect(preview(live).getByText('● isSuccess')).toBeVisible()
  await expect(drawing(live)).toHaveCount(0)
  await live.getByRole('button', { name: 'Recording' }).click()
  await expect(drawing(live)).toBeVisible()
  await expect(preview(live).getByText('● isSuccess')).toHaveCount(0)
})

test('a file that is not as it should be leaves the served drawing, and the press says so', async ({ page }) => {
  await page.route('**/assets/recordings/**', async (route) => {
    const file = await (await route.fetch()).json()
    file['lamp-board'].explainer.scenes[0].stops = 'none'
    await route.fulfill({ json: file })
  })
  await open(page, ROUTE)
  const live = explainer(page)
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(live.getByRole('alert')).toHaveText('This recording cannot be shown. Run shows the same, live.')
  await expect(drawing(live)).toBeVisible()
})

test('what has not come is said with the press, and asked for with the next one', async ({ page }) => {
  await page.route('**/assets/recordings/**', (route) => route.abort())
  await open(page, ROUTE)
  const live = explainer(page)
  const play = live.getByRole('button', { name: 'Play', exact: true }).first()
  await play.click()
  await expect(live.getByRole('alert')).toHaveText(/^The recording could not be loaded\./)
  await expect(drawing(live)).toBeVisible()
  await page.unroute('**/assets/recordings/**')
  await play.click()
  await expect(slider(live)).toBeVisible()
  await expect(live.getByRole('alert')).toHaveCount(0)
})

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`it has no accessibility violations at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const live = await openAlive(page)
    await live.getByText('Which of the two do you show').filter({ visible: true }).click()
    await expect(live.getByText('if the old book would mislead').filter({ visible: true })).toBeVisible()
    await expectNoViolations(page, `explainer at ${viewport.width} px`)
  })
}
