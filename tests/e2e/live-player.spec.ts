import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { GIVEN_RECORDING, giveRecordings } from './support/given-recording.ts'
import { example, LIVE_PAGES, preview } from './support/live-pages.ts'
import { expect, open } from './support/reader.ts'
import { type ServedSite, test } from './support/site-fixture.ts'

const TITLE = 'Lending desk'

/** The page with the recording given; nothing is pressed. */
async function openExample(page: Page, site: ServedSite, file: unknown = { desk: GIVEN_RECORDING }): Promise<Locator> {
  await giveRecordings(page, file)
  await open(page, site.url('/guide/live'))
  return example(page, TITLE)
}

/** The same, and the page's time stands still but for what the test lets go by. */
async function openWithClock(page: Page, site: ServedSite): Promise<Locator> {
  await page.clock.install({ time: '2026-01-01T10:00:00' })
  const live = await openExample(page, site)
  await page.clock.pauseAt('2026-01-01T11:00:00')
  return live
}

const play = (live: Locator) => live.getByRole('button', { name: 'Play', exact: true }).first()

/** Presses Play, and waits until it plays: what plays it may still be on its way, and time that goes by before does not count. */
async function startPlaying(live: Locator): Promise<void> {
  await play(live).click()
  await expect(live.getByRole('button', { name: 'Pause' }).first()).toBeVisible()
}

const sentence = (live: Locator) => live.getByRole('status')
const shown = (live: Locator) =>
  live
    .locator('.player-picture')
    .getByText(/copies on loan/)
    .filter({ visible: true })

/** Opens the player and stops it at its start. */
async function openAtStart(page: Page, site: ServedSite, openIt = openExample): Promise<Locator> {
  const live = await openIt(page, site)
  await play(live).click()
  await live.getByRole('slider').press('Home')
  await expect(sentence(live)).toHaveText('One copy is out.')
  return live
}

test('the player is drawn before Play is pressed, and nobody meets it until then', async ({ page, serveSite }) => {
  const live = await openExample(page, await serveSite(LIVE_PAGES))
  await play(live).hover()
  const drawn = live.locator('.player')
  await expect(drawn).toContainText('What happened')
  await expect(drawn).toBeHidden()
  await expect(live.getByRole('slider')).toHaveCount(0)
  await expect(live.locator('pre').filter({ hasText: 'createSlice', visible: true })).not.toHaveCount(0)
  await drawn.evaluate((element) => element.setAttribute('data-drawn', 'ahead'))
  await play(live).click()
  await expect(drawn).toBeVisible()
  await expect(live.getByRole('slider', { name: 'Time' })).toBeVisible()
  await expect(drawn).toHaveAttribute('data-drawn', 'ahead')
})

test('Play shows what happened in its own time, a long pause as a second, and ends at rest', async ({
  page,
  serveSite,
}) => {
  const live = await openWithClock(page, await serveSite(LIVE_PAGES))
  await startPlaying(live)
  const slider = live.getByRole('slider', { name: 'Time' })
  await expect(slider).toHaveAttribute('aria-valuetext', '0.0 of 20.4 seconds, Start')
  await expect(live.getByText('at 0.0 s')).toBeVisible()
  await page.clock.runFor(600)
  await expect(slider).toHaveAttribute('aria-valuetext', '0.5 of 20.4 seconds, Lend')
  await page.clock.runFor(150)
  await expect(slider).toHaveAttribute('aria-valuetext', '0.5 of 20.4 seconds, desk/lent')
  await expect(shown(live)).toHaveText('2 of 5 copies on loan')
  await expect(sentence(live)).toBeEmpty() // nothing is spoken while it plays
  await page.clock.runFor(1000)
  await expect(slider).toHaveAttribute('aria-valuetext', '20.0 of 20.4 seconds, Return')
  await page.clock.runFor(1000)
  await expect(sentence(live)).toHaveText('It is back.')
  await expect(live.getByText('at the end').filter({ visible: true })).toBeVisible()
  await expect(play(live)).toBeVisible()
})

test('Pause holds it where it is, and Play goes on from there', async ({ page, serveSite }) => {
  const live = await openWithClock(page, await serveSite(LIVE_PAGES))
  await startPlaying(live)
  await page.clock.runFor(600)
  await live.getByRole('button', { name: 'Pause' }).first().click()
  await expect(sentence(live)).toHaveText('“Lend” is pressed.')
  await page.clock.runFor(5000)
  await expect(live.getByRole('slider')).toHaveAttribute('aria-valuenow', '1')
  await startPlaying(live)
  await page.clock.runFor(200)
  await expect(live.getByRole('slider')).toHaveAttribute('aria-valuenow', '2')
})

test('a step lights the line that ran, its row and its change, and is said', async ({ page, serveSite }) => {
  const live = await openAtStart(page, await serveSite(LIVE_PAGES))
  const on = live.getByRole('button', { name: 'Step on' })
  await on.click()
  await expect(live.locator('[data-line="ran"]')).toContainText('dispatch(lent(')
  await expect(live.getByRole('tab', { name: 'App.tsx' })).toHaveAttribute('aria-selected', 'true')
  await on.click()
  await expect(live.getByRole('tab', { name: 'desk.ts' })).toHaveAttribute('aria-selected', 'true')
  await expect(live.locator('[data-line="ran"]')).toHaveText('      state.onLoan.push(action.payload)\n')
  await expect(live.getByRole('button', { name: /^lent/ })).toHaveAttribute('aria-current', 'step')
  await expect(live.getByRole('list', { name: 'Changes' })).toHaveText(/now: desk\.onLoan\.1: 'c-2'/)
  await expect(shown(live)).toHaveText('2 of 5 copies on loan')
  await expect(sentence(live)).toHaveText('A second copy goes out.')
  await live.getByRole('button', { name: 'Step back' }).click()
  await expect(sentence(live)).toHaveText('“Lend” is pressed.')
  await live.getByRole('button', { name: 'To the start' }).click()
  await expect(sentence(live)).toHaveText('One copy is out.')
  await live.getByRole('button', { name: /^returned/ }).click()
  await expect(sentence(live)).toHaveText('It is back.')
  await live.getByRole('tab', { name: 'Cache' }).click()
  await expect(live.getByRole('tabpanel', { name: 'Cache' })).toHaveText('getBook("bk-014")has data')
})

test('the time is one slider for keys', async ({ page, serveSite }) => {
  const live = await openAtStart(page, await serveSite(LIVE_PAGES), openWithClock)
  const slider = live.getByRole('slider', { name: 'Time' })
  const at = (row: number) => expect(slider).toHaveAttribute('aria-valuenow', String(row))
  await slider.press('ArrowRight')
  await at(1)
  await slider.press('ArrowUp')
  await at(2)
  await slider.press('ArrowLeft')
  await at(1)
  await slider.press('End')
  await at(4)
  await slider.press('PageDown')
  await at(2)
  await slider.press('PageUp')
  await at(4)
  await slider.press('Home')
  await at(0)
  await slider.press('ArrowLeft')
  await at(0)
  await slider.press('Space')
  await page.clock.runFor(600)
  await at(1)
  await slider.press('Space')
  await expect(sentence(live)).toHaveText('“Lend” is pressed.')
})

test('a press on the lanes goes there', async ({ page, serveSite }) => {
  const live = await openAtStart(page, await serveSite(LIVE_PAGES))
  const slider = live.getByRole('slider', { name: 'Time' })
  const box = await slider.boundingBox()
  await slider.click({ position: { x: (box?.width ?? 0) - 8, y: 10 } })
  await expect(sentence(live)).toHaveText('It is back.')
})

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`everything that moves is on one screen at ${size.width} × ${size.height}`, async ({ page, serveSite }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const live = await openAtStart(page, await serveSite(LIVE_PAGES))
    for (const part of [
      live.getByText('Result', { exact: true }).filter({ visible: true }),
      live.getByRole('slider'),
      live.locator('pre:visible'),
    ])
      await expect(part).toBeInViewport({ ratio: 0.99 })
    await expect(play(live)).toBeInViewport({ ratio: 0.99 })
    if (size.width === 390) {
      await live.getByRole('tab', { name: 'Log' }).click()
      await expect(live.locator('pre:visible')).toHaveCount(0)
    }
    await expect(live.getByRole('button', { name: /^returned/ })).toBeInViewport({ ratio: 0.99 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

test('the bar at the top of a phone lies over it', async ({ page, serveSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const live = await openAtStart(page, await serveSite(LIVE_PAGES))
  await live.evaluate((figure) => scrollBy({ top: figure.getBoundingClientRect().top, behavior: 'instant' }))
  const bar = page.getByRole('button', { name: 'On this page' })
  const isOver = await bar.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isOver).toBe(true)
})

for (const width of [390, 320])
  test(`the figures of the ruler stand apart at ${width} px, though a pause is shortened`, async ({
    page,
    serveSite,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const times = [0, 400, 150_000, 150_700]
    const moments = times.map((at) => ({ ...GIVEN_RECORDING.moments[0], at }))
    await giveRecordings(page, { desk: { ...GIVEN_RECORDING, length: 150_700, moments, spans: [] } })
    await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
    const live = example(page, TITLE)
    await play(live).click()
    await live.getByRole('slider').press('End')
    const figures = live.getByRole('slider').getByText(/^\d+(?:\.\d+)? s$/)
    await expect(figures.first()).toBeVisible()
    const boxes = await figures.evaluateAll((all) =>
      all.map((figure) => figure.getBoundingClientRect()).filter((box) => box.width > 0),
    )
    expect(boxes.length).toBeGreaterThan(1)
    for (const [index, box] of boxes.entries()) expect(box.x).toBeGreaterThan(boxes[index - 1]?.right ?? 0)
  })

test('without motion every row is shown for a second', async ({ page, serveSite }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const live = await openWithClock(page, await serveSite(LIVE_PAGES))
  await startPlaying(live)
  const slider = live.getByRole('slider')
  await page.clock.runFor(900)
  await expect(slider).toHaveAttribute('aria-valuenow', '0')
  await page.clock.runFor(200)
  await expect(slider).toHaveAttribute('aria-valuenow', '1')
  await page.clock.runFor(1000)
  await expect(slider).toHaveAttribute('aria-valuenow', '2')
})

const HOSTILE: Record<string, unknown> = {
  'another shape': { desk: { moments: 'all' } },
  'no recording of the example': { other: GIVEN_RECORDING },
  'time that runs backward': { desk: { ...GIVEN_RECORDING, moments: GIVEN_RECORDING.moments.toReversed() } },
  'a list': [],
}

for (const [name, file] of Object.entries(HOSTILE))
  test(`a file with ${name} is refused, and the page stays as it was`, async ({ page, serveSite }) => {
    const live = await openExample(page, await serveSite(LIVE_PAGES), file)
    const code = await live.locator('.live-code').innerText()
    await play(live).click()
    await expect(live.getByRole('alert')).toHaveText('This recording cannot be shown. Run shows the same, live.')
    await expect(live.getByRole('slider')).toHaveCount(0)
    expect(await live.locator('.live-code').innerText()).toBe(code)
  })

test('a picture runs nothing, loads nothing, and cannot be pressed', async ({ page, serveSite }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const evil = [
    '<p onclick="document.title=1" style="position:fixed;inset:0" id="main" class="navbar">2 of 5 copies on loan</p>',
    '<img src="/stolen.png" onerror="document.title=1"><script>document.title=1</script><iframe src="/stolen"></iframe>',
    '<a href="/stolen">link</a><form action="/stolen"><button>Send</button></form><style>body{display:none}</style>',
  ].join('')
  const live = await openExample(page, await serveSite(LIVE_PAGES), {
    desk: { ...GIVEN_RECORDING, pictures: [evil, evil, evil] },
  })
  const title = await page.title()
  await play(live).click()
  await live.getByRole('slider').press('Home')
  await expect(shown(live)).toHaveText('2 of 5 copies on loan')
  const picture = live.locator('.player-picture')
  await expect(
    picture.locator('img, script, iframe, style, [id], [class]:not(.player-picture), [href], [onclick], [action]'),
  ).toHaveCount(0)
  await picture.click()
  await expect(sentence(live)).toHaveText('Press Run to use it.')
  expect(await page.title()).toBe(title)
  expect(asked.filter((url) => url.includes('stolen'))).toEqual([])
})

test('nothing is loaded before the reader gets near', async ({ page, serveSite }) => {
  const site = await serveSite(LIVE_PAGES)
  await page.setViewportSize({ width: 1280, height: 720 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofPlayer = () => asked.filter((path) => /\/assets\/(Player|recordings\/)/.test(path))
  // The example stands below the first screen of a short window.
  await page.setViewportSize({ width: 1280, height: 200 })
  await open(page, site.url('/guide/data'))
  await page.waitForLoadState('networkidle')
  expect(ofPlayer()).toEqual([])
  await example(page, 'A book').scrollIntoViewIfNeeded()
  await expect.poll(() => ofPlayer().length).toBeGreaterThanOrEqual(2)
})

test('Run turns the same frame into the live one, and Recording brings the player back', async ({
  page,
  serveSite,
}) => {
  await giveRecordings(page, { desk: GIVEN_RECORDING })
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, TITLE)
  await play(live).click()
  await live.getByRole('slider').press('Home')
  await live.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  await expect(live.getByRole('group', { name: 'Steps' })).toHaveCount(0)
  await live.getByRole('button', { name: 'Recording' }).click()
  await expect(live.getByRole('group', { name: 'Steps' })).toBeVisible()
  await expect(live.locator('iframe')).toHaveCount(0)
})

test('what the build has recorded is what is played', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/data'))
  const live = example(page, 'A book')
  await play(live).click()
  await live.getByRole('slider').press('End')
  await expect(
    live.locator('.player-picture').getByText('The Left Hand of Darkness').filter({ visible: true }),
  ).toBeVisible()
})

test('what was printed by a step has a tab of its own', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Console')
  await play(live).click()
  await live.getByRole('slider').press('Home')
  await live.getByRole('tab', { name: 'Console' }).click()
  const panel = live.getByRole('tabpanel', { name: 'Console' })
  await expect(panel).toHaveText('Nothing has been printed yet.')
  await live.getByRole('slider').press('End')
  await expect(panel.getByRole('listitem')).toHaveText([/^first \{ a: 1 \}/, /^careful/])
  await expect(example(page, 'Lending desk').getByRole('tab', { name: 'Console' })).toHaveCount(0)
})

test('a file that the page does not show has the colors of the others', async ({ page, serveSite }) => {
  const [start, ...others] = GIVEN_RECORDING.moments
  const moments = [{ ...start, place: { file: 2, line: 4 } }, ...others]
  const live = await openExample(page, await serveSite(LIVE_PAGES), { desk: { ...GIVEN_RECORDING, moments } })
  await play(live).click()
  await live.getByRole('slider').press('Home')
  await expect(live.getByRole('tab', { name: 'store.ts' })).toHaveAttribute('aria-selected', 'true')
  await expect(live.locator('[data-line="ran"]')).toHaveText(/^export const store = configureStore/)
  await expect(live.locator('[data-line="ran"] .k')).toHaveText(['export', 'const'])
})

test('so has what the page leaves out of a file that it shows', async ({ page }) => {
  await open(page, '/tutorials/quick-start')
  const live = example(page, 'The finished app in one file')
  await expect(live.locator('.live-code')).not.toContainText('useDispatch')
  await play(live).click()
  const line = live.locator('.player .line', { hasText: 'const dispatch = useDispatch()' })
  await expect(line.locator('.k')).toHaveText(['const'])
})

test.describe('a link to a moment', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], contextOptions: { reducedMotion: 'reduce' } })

  test('opens the player there, in sight, and at rest', async ({ page, browser, serveSite }) => {
    const live = await openAtStart(page, await serveSite(LIVE_PAGES))
    await live.getByRole('slider').press('ArrowRight')
    await live.getByRole('slider').press('ArrowRight')
    await live.getByRole('button', { name: 'Copy link to this moment' }).click()
    await expect(sentence(live)).toHaveText('The link to this moment is copied.')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/guide\/live\?moment=2#desk$/)

    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const other = await context.newPage()
    await giveRecordings(other, { desk: GIVEN_RECORDING })
    await open(other, link)
    const theirs = example(other, TITLE)
    await expect(theirs.getByRole('slider')).toHaveAttribute('aria-valuenow', '2')
    await expect(sentence(theirs)).toHaveText('A second copy goes out.')
    await expect(theirs.getByText('Result', { exact: true }).filter({ visible: true })).toBeInViewport()
    await expect(theirs.getByRole('slider')).toBeInViewport()
    await expect(play(theirs)).toBeVisible()
    await theirs.getByRole('slider').press('End')
    await expect(sentence(theirs)).toHaveText('It is back.')
    await context.close()
  })

  for (const value of ['5', '-1', '1.5', '1e0', '%3Cimg%3E', '9999999999', ''])
    test(`with “${value}” leads to the example alone`, async ({ page, serveSite }) => {
      const site = await serveSite(LIVE_PAGES)
      await giveRecordings(page, { desk: GIVEN_RECORDING })
      const recording = page.waitForResponse(/\/assets\/recordings\//)
      await open(page, `${site.url('/guide/live')}?moment=${value}#desk`)
      const live = example(page, TITLE)
      await (await recording).finished()
      await expect(live).toBeInViewport()
      await expect(live.locator('.live-code')).toBeVisible()
      await expect(live.getByRole('slider')).toHaveCount(0)
      await play(live).click()
      await expect(live.getByRole('slider')).toBeVisible()
    })
})

test('it is accessible in both themes', async ({ page, serveSite }) => {
  const live = await openAtStart(page, await serveSite(LIVE_PAGES))
  await live.getByRole('button', { name: 'Step on' }).click()
  await live.getByRole('button', { name: 'Step on' }).click()
  await expectNoViolations(page, 'a player at a step')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(live.getByRole('tab', { name: 'Log' })).toBeVisible()
  await expectNoViolations(page, 'a player on a phone')
})
