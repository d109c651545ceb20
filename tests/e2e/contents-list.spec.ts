import type { Page } from '@playwright/test'
import { nextFrames } from './support/passing.ts'
import {
  addLink,
  contents,
  expect,
  heading,
  historyLength,
  LANDING,
  NAVBAR_HEIGHT,
  open,
  PHONE,
  scrollPageTo,
  scrollTop,
  test,
  topOf,
} from './support/reader.ts'

const SLICE = '/api/createSlice'

const lit = (page: Page) =>
  contents(page)
    .locator('[aria-current]')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`))

/** Scrolls so that a heading's top is this far below the top of the window. */
async function bring(page: Page, id: string, top: number): Promise<void> {
  await scrollPageTo(page, (await scrollTop(page)) + (await topOf(page.locator(`#${id}`))) - top)
}

test('it lists the headings of levels 2 and 3 in order, nested, with their code', async ({ page }) => {
  await open(page, SLICE)
  const inText = await page
    .locator('article :is(h2, h3)[id]')
    .evaluateAll((headings) => headings.map((element) => `${element.tagName} #${element.id}`))
  const inList = await contents(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => `H${link.closest('ul ul') ? 3 : 2} ${link.getAttribute('href')}`))
  expect(inList).toEqual(inText)
  const entry = contents(page).locator('a[href="#name-and-reducerpath"]')
  await expect(entry.locator('code')).toHaveText(['name', 'reducerPath'])
  await expect(entry.locator('xpath=ancestor::ul[1]/..').locator('> a')).toHaveAttribute('href', '#options')
})

test('the section being read is lit: the first heading below the navbar if it is in the upper half, else the one before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, SLICE)
  expect(await topOf(page.locator('#write-a-slice'))).toBeGreaterThan(800)
  // The opening fills the screen: nothing is lit.
  expect(await lit(page)).toEqual([])

  await bring(page, 'options', 390)
  await expect.poll(() => lit(page)).toEqual(['#selectors true']) // its lower edge is not in the upper half yet
  await bring(page, 'options', 300)
  await expect.poll(() => lit(page)).toEqual(['#options true'])
  await bring(page, 'options', NAVBAR_HEIGHT)
  await expect.poll(() => lit(page)).toEqual(['#options true'])
  // Just above the edge, with the next heading far below, it is the one before the next.
  await bring(page, 'options', NAVBAR_HEIGHT - 1)
  await expect.poll(() => lit(page)).toEqual(['#options true'])
  await bring(page, 'selectors', 500)
  await expect.poll(() => lit(page)).toEqual(['#prepare true'])
  await bring(page, 'write-a-slice', 500)
  await expect.poll(() => lit(page)).toEqual([])
})

test('it follows the size of the window, the address at load, and the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, SLICE)
  await bring(page, 'options', 300)
  await expect.poll(() => lit(page)).toEqual(['#options true'])
  await page.setViewportSize({ width: 1280, height: 500 })
  await expect.poll(() => lit(page)).toEqual(['#selectors true'])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => lit(page)).toEqual(['#options true'])

  await open(page, `${SLICE}#extra-reducers`)
  await expect.poll(() => lit(page)).toEqual(['#extra-reducers true'])
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => lit(page)).toEqual(['#common-questions true']) // what follows is folded
})

test('choosing an entry changes the hash, adds one history entry and stays lit until the reader scrolls', async ({
  page,
}) => {
  await open(page, SLICE)
  const before = await historyLength(page)
  await contents(page).getByRole('link', { name: 'Selectors', exact: true }).click()
  await expect(page).toHaveURL(`${SLICE}#selectors`)
  expect(await historyLength(page)).toBe(before + 1)
  await expect.poll(() => topOf(page.locator('#selectors'))).toBe(LANDING)
  await expect.poll(() => lit(page)).toEqual(['#selectors true'])

  // The last heading cannot come up to the navbar on a very tall window.
  await page.setViewportSize({ width: 1280, height: 3000 })
  await contents(page).locator('a[href="#common-questions"]').click()
  await expect.poll(() => lit(page)).toEqual(['#common-questions true'])
  await nextFrames(page) // the jump has been heard: the next scroll is the reader's
  await scrollPageTo(page, 0)
  await expect.poll(async () => (await lit(page)).includes('#common-questions true')).toBe(false)
})

test('an entry chosen for another tab, or on the page before, is not lit', async ({ page }) => {
  await open(page, SLICE)
  const options = contents(page).locator('a[href="#options"]')
  await options.click({ modifiers: ['ControlOrMeta'] })
  expect(await lit(page)).toEqual([])
  await options.click()
  await options.click() // again: this one does not scroll
  await expect.poll(() => lit(page)).toEqual(['#options true'])
  await (await addLink(page, '/api/configureStore')).click()
  await expect(heading(page)).toHaveText('configureStore')
  await expect(options).toHaveCount(1)
  await expect.poll(() => lit(page)).toEqual([])
})

test('in a long list the lit entry is in sight, and the page does not move for it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, SLICE)
  // Where the text ends: what is below it would push the list out of a window as low as this.
  const end = await page.evaluate(() =>
    Math.round((document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) - innerHeight),
  )
  await scrollPageTo(page, end)
  await expect(contents(page).locator('[aria-current]')).toHaveAttribute('href', '#common-questions') // the rest is folded
  await expect(contents(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  expect(await scrollTop(page)).toBe(end)
  await scrollPageTo(page, Math.round(end / 2))
  await expect(contents(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
})

test('a long list scrolls on its own, below the navbar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, SLICE)
  await scrollPageTo(page, 3000)
  const box = await contents(page).boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(NAVBAR_HEIGHT)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600)
  await contents(page).hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => contents(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  expect(await scrollTop(page)).toBe(3000)
})

test('on a narrow window it is folded behind a button: same entries, nothing lit, folded again on a new page', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, SLICE)
  const button = page.getByRole('button', { name: /^On this page/ })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(contents(page)).toHaveCount(0)
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const all = await page.locator('article :is(h2, h3)[id]').count()
  await expect(contents(page).getByRole('link')).toHaveCount(all)
  await expect(contents(page).locator('[aria-current]')).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(contents(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await contents(page).getByRole('link', { name: 'Options', exact: true }).click()
  await expect(page).toHaveURL(`${SLICE}#options`)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  // Nothing covers the heading: not the navbar, not the bar with the button.
  const belowBar = () =>
    button.evaluate((element) => {
      const { bottom = 0 } = element.parentElement?.getBoundingClientRect() ?? {}
      return Math.round((document.querySelector('#options')?.getBoundingClientRect().top ?? 0) - bottom)
    })
  await expect.poll(belowBar).toBe(8)
  await expect(page.locator('#options')).toBeInViewport()

  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await (await addLink(page, '/rtk-query/usage/queries')).click()
  await expect(heading(page)).toHaveText('Queries')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the bar of a narrow window keeps to one row, whatever section it names', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/usage/usage-with-typescript')
  const bar = page.getByRole('button', { name: 'On this page' })
  const longest = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('article :is(h2, h3)[id]')].filter(
      (one) => one.getClientRects().length > 0,
    )
    const [first] = shown.sort((a, b) => (b.textContent?.length ?? 0) - (a.textContent?.length ?? 0))
    first?.scrollIntoView({ behavior: 'instant' })
    return first?.textContent ?? ''
  })
  expect(longest.length).toBeGreaterThan(40)
  await expect(bar).toContainText(longest)
  const rows = await bar.evaluate((button) => {
    const label = document.createRange()
    label.selectNodeContents(button.firstChild as Node)
    return [label.getClientRects().length, button.scrollHeight - button.clientHeight]
  })
  expect(rows).toEqual([1, 0])
})
