import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { expect, heading, liveRegion, open, PHONE, test, watchDocument } from './support/reader.ts'

const SLICE = '/api/createSlice'

/** A sample of the page: of createSlice, the slice with types of its own. */
const sample = (page: Page, text = 'DeskState') =>
  page.locator('figure.code[data-checked]').filter({ hasText: text }).first().locator('pre').first()
const popup = (page: Page) => page.getByRole('group', { name: /^Type of / })

/** Brings a word of a block into the middle of the window and says where it is. */
async function placeOf(code: Locator, word: string, nth = 0): Promise<{ x: number; y: number }> {
  return code.evaluate(
    (pre, { word, nth }) => {
      const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT)
      let count = 0
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        for (const { index } of node.data.matchAll(new RegExp(`\\b${word}\\b`, 'g'))) {
          if (count++ < nth) continue
          node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const { x, y, width, height } = range.getBoundingClientRect()
          return { x: x + width / 2, y: y + height / 2 }
        }
      }
      throw new Error(`There is no "${word}".`)
    },
    { word, nth },
  )
}

async function point(page: Page, word: string, nth = 0): Promise<void> {
  const { x, y } = await placeOf(sample(page), word, nth)
  await page.mouse.move(x, y)
}

/** Requests for what answers, code and types. */
function watchTypes(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/assets\/(types\/|type-)/.test(pathname)) paths.push(pathname.replace(/\.[\w-]{8}\./, '.'))
  })
  return paths
}

test('a name that is pointed at says what it is; nothing of it is loaded before', async ({ page }) => {
  const requests = watchTypes(page)
  await open(page, SLICE)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await point(page, 'PayloadAction', 1)
  await expect(popup(page)).toContainText('type PayloadAction<P = void')
  await expect(popup(page)).toContainText('An action with a string type and an associated payload.')
  expect(requests.toSorted()).toEqual(['/assets/type-hovers.js', '/assets/types/api-createSlice.json'])

  await popup(page).hover() // one may go there, to follow its link
  await page.waitForTimeout(400)
  await expect(popup(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(popup(page)).toHaveCount(0)

  await point(page, 'visitorsCounted')
  await expect(popup(page)).toContainText('action: { payload: number; type: string }')
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  expect(requests).toHaveLength(2)
})

test('the link leads to the page that documents an export, where names answer, too', async ({ page }) => {
  await open(page, SLICE)
  await point(page, 'PayloadAction', 1)
  const isSame = await watchDocument(page)
  await popup(page).getByRole('link', { name: 'PayloadAction: its documentation' }).click()
  await expect(heading(page)).toHaveText('createAction')
  await expect(popup(page)).toHaveCount(0)
  expect(await isSame()).toBe(true)
  const { x, y } = await placeOf(sample(page, 'createAction'), 'createAction', 1)
  await page.mouse.move(x, y)
  await expect(popup(page)).toContainText('createAction')
})

test('by keyboard: Enter asks, arrows go from name to name, Tab reaches the link, Escape ends', async ({ page }) => {
  await open(page, SLICE)
  const code = sample(page)
  await code.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(code).toBeFocused()
  await expect(liveRegion(page)).toHaveText('Press Enter for the types of its names')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Type of createSlice' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('group', { name: 'Type of PayloadAction' })).toBeVisible()
  await expect(liveRegion(page)).toContainText('PayloadAction: type PayloadAction<P = void')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('group', { name: 'Type of DeskState' })).toContainText('open: boolean')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(popup(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'PayloadAction: its documentation' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(code).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(popup(page)).toHaveCount(0)
})

test('what keys can do in a sample is said as long as the focus is there or on what is said about a name', async ({
  page,
}) => {
  await open(page, SLICE)
  const code = sample(page)
  const hint = page.getByText('Press Enter for the types of its names').and(page.locator('[aria-hidden=true]'))
  await code.focus()
  await page.keyboard.press('Tab')
  await expect(hint).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('group', { name: 'Type of PayloadAction' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'PayloadAction: its documentation' })).toBeFocused()
  await expect(hint).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(popup(page)).toHaveCount(0)
  await expect(hint).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(code).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(popup(page)).toHaveCount(0)
  await expect(hint).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a tap asks, what is said is as wide as the column, and a tap beside it ends it', async ({ page }) => {
    await open(page, SLICE)
    const { x, y } = await placeOf(sample(page), 'createSlice', 1)
    await page.touchscreen.tap(x, y)
    await expect(popup(page)).toContainText('createSlice(options: CreateSliceOptions<DeskState')
    const box = await popup(page).boundingBox()
    expect(box?.x).toBe(20)
    expect(box?.width).toBe(350)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    const empty = await placeOf(sample(page), 'import')
    await page.touchscreen.tap(empty.x, empty.y)
    await expect(popup(page)).toHaveCount(0)
  })

  for (const said of [undefined, 'mouse'])
    test(`a tap in the code of a live example asks, too, where a click says ${said ?? 'nothing'} of its pointer`, async ({
      page,
    }) => {
      await page.addInitScript((pointerType) => {
        const say = (event: Event) => Object.defineProperty(event, 'pointerType', { value: pointerType })
        addEventListener('click', say, true)
      }, said)
      await open(page, SLICE)
      const live = page.getByRole('figure', { name: 'Lending desk' })
      const { x, y } = await placeOf(live.locator('pre').first(), 'createSlice')
      await page.touchscreen.tap(x, y)
      await expect(popup(page)).toContainText('createSlice')
      await expect(live.getByRole('button', { name: 'Run', exact: true })).toBeVisible()
    })
})

test('what is said is free of violations in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, SLICE)
  await point(page, 'createSlice', 1)
  await expect(popup(page)).toBeVisible()
  await expectNoViolations(page, 'types of a name', 'figure:has(.type-popup)')
})

test('JavaScript has no types to tell', async ({ page }) => {
  await open(page, SLICE)
  await page.getByRole('tab', { name: 'JS' }).first().click()
  const { x, y } = await placeOf(
    page.locator('figure.code[data-checked] [data-value=js] pre').first(),
    'createSlice',
    1,
  )
  await page.mouse.move(x, y)
  await page.waitForTimeout(600)
  await expect(popup(page)).toHaveCount(0)
})

test('an error that a sample shows stands below its line in the served page, and is not copied', async ({
  page,
  request,
  context,
}) => {
  const html = await (await request.get('/api/createAction')).text()
  expect(html).toContain("<b>TS2345</b> Argument of type 'string' is not assignable to parameter of type 'void'.")
  expect(html).not.toContain('<!--type-error')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await open(page, '/api/createAction')
  await page.clock.pauseAt(Date.now() + 60_000) // what a button says for a second stays
  const figure = page.locator('figure.code', { has: page.locator('.code-error') }).first()
  const [line, error] = await figure.evaluate((element) =>
    [element.querySelector('[data-line=failing]'), element.querySelector('.code-error')].map(
      (part) => part?.getBoundingClientRect().top ?? 0,
    ),
  )
  expect(error).toBeGreaterThan(line ?? 0)
  await figure.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await expect(figure.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('TS2345')
})

test('a question without an answer does not take away the newer one, whose time has not come yet', async ({ page }) => {
  let arrive = () => {}
  const isThere = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/types/*', async (route) => {
    await isThere
    await route.continue()
  })
  await page.clock.install()
  await open(page, SLICE)
  const name = await placeOf(sample(page), 'initialState')
  const box = await sample(page).boundingBox()
  const asked = page.waitForRequest('**/assets/types/*')
  await page.mouse.move((box?.x ?? 0) + 3, name.y) // where no name is
  await page.mouse.move((box?.x ?? 0) + 2, name.y)
  await asked
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(name.x, name.y) // rests as long as the clock does
  const answered = page.waitForResponse('**/assets/types/*')
  arrive()
  await (await answered).finished()
  await page.evaluate(() => new Promise<void>((resolve) => queueMicrotask(resolve)))
  await page.clock.runFor(1000)
  await expect(popup(page)).toHaveAccessibleName('Type of initialState')
})
