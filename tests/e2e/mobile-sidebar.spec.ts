import type { Locator, Page } from '@playwright/test'
import {
  addLink,
  currentLink,
  expect,
  heading,
  hold,
  holdPage,
  interactive,
  open,
  PHONE,
  scrollPageTo,
  scrollTop,
  test,
  watchDocument,
  watchWarnings,
} from './support/reader.ts'

const SLICE = '/api/createSlice'

test.use({ viewport: PHONE })

const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar', includeHidden: true })
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close navigation bar' })
const back = (page: Page) => page.getByRole('button', { name: '← Back to main menu' })
const docs = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const panel = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
/** The navbar's items in the panel; GitHub is one of them and is in no sidebar. */
const mainMenu = (page: Page) => panel(page).getByRole('list').filter({ hasText: 'GitHub' })

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click()
  await expectMenu(page, true)
}

async function expectMenu(page: Page, isOpen: boolean): Promise<void> {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', String(isOpen))
  await expect(closeButton(page)).toHaveCount(isOpen ? 1 : 0) // by role: what is inert or hidden is not there
  await expect(page.locator('body')).toHaveCSS('overflow', isOpen ? 'hidden' : 'visible')
}

test('the menu button opens a panel of 83 % over a dark page that cannot scroll, and focus moves into it', async ({
  page,
}) => {
  await open(page, SLICE)
  await scrollPageTo(page, 400)
  await expectMenu(page, false)
  await openMenu(page)
  await expect(closeButton(page)).toBeFocused()
  await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(0)
  expect((await panel(page).boundingBox())?.width).toBeCloseTo(PHONE.width * 0.83, 0)
  await expect(page.locator('.drawer')).toHaveCSS(
    'background-color',
    /rgba\(0, 0, 0, 0\.6\)|oklch\(0 0 0 \/ 0\.6\)|color\(srgb 0 0 0 \/ 0\.6\)/,
  )
  await page.mouse.move(370, 500)
  await page.mouse.wheel(0, 500)
  expect(await scrollTop(page)).toBe(400)
  await closeButton(page).click()
  await expectMenu(page, false)
  expect(await scrollTop(page)).toBe(400)
  await expect(menuButton(page)).toBeFocused()
})

test('its head has brand, color switch and close button, and the switch agrees with the wide one', async ({ page }) => {
  await open(page, SLICE)
  await openMenu(page)
  await expect(panel(page).getByRole('link', { name: 'Redux Toolkit' })).toBeVisible()
  await panel(page).getByRole('button', { name: 'Switch between dark and light mode (currently light mode)' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(panel(page).getByRole('button', { name: /currently dark mode/ })).toBeVisible()
  await expectMenu(page, true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toHaveCount(1)
})

test('on a doc it starts with the docs and slides to the main menu; opened again it starts with the docs again', async ({
  page,
}) => {
  await open(page, SLICE)
  await openMenu(page)
  await expect(currentLink(docs(page))).toHaveText('createSlice')
  await expect(mainMenu(page)).toHaveCount(0)
  await back(page).click()
  await expect(mainMenu(page).getByRole('link')).toHaveText([
    'Getting Started',
    'Tutorials',
    'Usage Guide',
    'API',
    'RTK Query',
    /^GitHub/,
  ])
  await expect(currentLink(mainMenu(page))).toHaveText('API')
  await expect(docs(page)).toHaveCount(0)
  await expect(back(page)).toHaveCount(0)
  await expect(mainMenu(page).getByRole('link').first()).toBeInViewport()
  await closeButton(page).click()
  await openMenu(page)
  await expect(back(page)).toBeVisible()
  await expect(docs(page)).toBeVisible()
})

test('the way back to the main menu takes the focus to its first item, so that keys and screen readers go on there', async ({
  page,
}) => {
  await open(page, SLICE)
  await openMenu(page)
  await back(page).focus()
  await page.keyboard.press('Enter')
  const [first, second] = ['Getting Started', 'Tutorials'].map((name) => mainMenu(page).getByRole('link', { name }))
  await expect(first as Locator).toBeFocused()
  await expect.poll(async () => (await mainMenu(page).boundingBox())?.x).toBeGreaterThanOrEqual(0)
  await expect(first as Locator).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(second as Locator).toBeFocused()
})

test('a page that comes in behind the open menu leaves the focus in it, though the slide that had it goes', async ({
  page,
}) => {
  await open(page, '/')
  const bringPage = await holdPage(page, SLICE)
  await (await addLink(page, SLICE)).click()
  await openMenu(page)
  await mainMenu(page).getByRole('link', { name: 'API' }).focus()
  bringPage()
  await expect(heading(page)).toHaveText('createSlice')
  await expect(back(page)).toBeFocused()
})

test('it opens at the entry of the page the reader is on, with the way back in view', async ({ page }) => {
  await open(page, SLICE)
  await menuButton(page).click()
  await expect(docs(page).getByRole('link', { name: 'createSlice', exact: true })).toBeInViewport()
  await expect(back(page)).toBeInViewport()
})

test('pages that are no docs have only the main menu', async ({ page }) => {
  for (const path of ['/', '/search', '/no/such/page']) {
    await open(page, path)
    await openMenu(page)
    await expect(mainMenu(page).getByRole('link')).toHaveCount(6)
    await expect(back(page)).toHaveCount(0)
    await expect(docs(page)).toHaveCount(0)
  }
})

test('following a link closes it, from either panel; folding a group does not', async ({ page }) => {
  await open(page, SLICE)
  await openMenu(page)
  const guides = docs(page).getByRole('button', { name: 'Guides', exact: true })
  await guides.click()
  await expect(guides).toHaveAttribute('aria-expanded', 'true')
  await expectMenu(page, true)
  await docs(page).getByRole('link', { name: 'createReducer' }).click()
  await expect(heading(page)).toHaveText('createReducer')
  await expectMenu(page, false)

  await openMenu(page)
  await expect(guides).toHaveAttribute('aria-expanded', 'true')
  // The page one is on: there is nowhere to go, but the reader is done.
  await docs(page).getByRole('link', { name: 'createReducer' }).click()
  await expectMenu(page, false)

  await openMenu(page)
  await back(page).click()
  await mainMenu(page).getByRole('link', { name: 'Tutorials' }).click()
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await expectMenu(page, false)
})

test('the brand leads home and closes it, also when the reader is home', async ({ page }) => {
  await open(page, SLICE)
  await openMenu(page)
  await panel(page).getByRole('link', { name: 'Redux Toolkit' }).click()
  await expect(page).toHaveURL('/')
  await expectMenu(page, false)
  await openMenu(page)
  await panel(page).getByRole('link', { name: 'Redux Toolkit' }).click()
  await expectMenu(page, false)
  await expect(page).toHaveURL('/')
})

test('backdrop, close button, menu button and Escape close it, and focus returns to the menu button', async ({
  page,
}) => {
  await open(page, SLICE)
  for (const close of [
    () => page.mouse.click(PHONE.width - 10, 500),
    () => closeButton(page).click(),
    () => menuButton(page).dispatchEvent('click'),
    () => page.keyboard.press('Escape'),
  ]) {
    await openMenu(page)
    await close()
    await expectMenu(page, false)
    await expect(menuButton(page)).toBeFocused()
  }
})

test('Enter and Space toggle exactly once, Tab does not', async ({ page }) => {
  await open(page, SLICE)
  for (const key of ['Enter', 'Space']) {
    await menuButton(page).focus()
    await page.keyboard.press(key)
    await expectMenu(page, true)
    await expect(closeButton(page)).toBeFocused()
    await page.keyboard.press(key)
    await expectMenu(page, false)
  }
  await menuButton(page).focus()
  await page.keyboard.press('Tab')
  await expectMenu(page, false)
})

test('while open Tab stays inside, and while closed nothing of it can be reached', async ({ page }) => {
  await open(page, '/search')
  await openMenu(page)
  const outside: string[] = []
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const { activeElement } = document
      const isInside =
        activeElement?.closest('.drawer, [aria-label="Toggle navigation bar"]') || activeElement === document.body
      return isInside ? '' : activeElement?.outerHTML
    })
    if (place) outside.push(place)
  }
  expect(outside).toEqual([])
  await page.keyboard.press('Escape')
  await expectMenu(page, false)
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.drawer') === null)).toBe(true)
  }
})

test('Back and Forward close it and stay where they are; a second press moves', async ({ page }) => {
  await open(page, '/tutorials/overview')
  await page.goto(SLICE)
  await interactive(page)
  await openMenu(page)
  await docs(page).getByRole('link', { name: 'createReducer' }).click()
  await expect(heading(page)).toHaveText('createReducer')
  await openMenu(page)
  await page.evaluate(() => history.back())
  await expectMenu(page, false)
  await expect(page).toHaveURL('/api/createReducer')
  await expect(heading(page)).toHaveText('createReducer')
  await page.goBack()
  await expect(page).toHaveURL(SLICE)
  await expect(heading(page)).toHaveText('createSlice')

  await openMenu(page)
  await page.evaluate(() => history.forward())
  await expectMenu(page, false)
  await expect(page).toHaveURL(SLICE)
  await expect(heading(page)).toHaveText('createSlice')
  await page.goForward()
  await expect(heading(page)).toHaveText('createReducer')
})

test('a window that becomes wide closes it, and it stays closed when narrow again', async ({ page }) => {
  await open(page, SLICE)
  await openMenu(page)
  await page.setViewportSize({ width: 996, height: 844 })
  await expectMenu(page, true)
  await page.setViewportSize({ width: 997, height: 844 })
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await page.setViewportSize(PHONE)
  await expectMenu(page, false)
})

test('desktop and mobile share the folds of the docs sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, SLICE)
  await docs(page).getByRole('button', { name: 'Tutorials', exact: true }).click()
  await page.setViewportSize(PHONE)
  await openMenu(page)
  await expect(docs(page).getByRole('button', { name: 'Tutorials', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

test('opened while another page is on its way, it stays when that page arrives, whichever of the two comes first', async ({
  page,
}) => {
  for (const isPanelFirst of [false, true]) {
    await open(page, SLICE)
    const bringPage = await holdPage(page, '/api/createReducer')
    const bringPanel = await hold(page, '/assets/MobileSidebar*.js')
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: /createReducer/ })
      .click()
    await expect(page).toHaveURL('/api/createReducer')
    await menuButton(page).click()
    if (isPanelFirst) {
      bringPanel()
      await expectMenu(page, true)
    }
    bringPage()
    await expect(heading(page)).toHaveText('createReducer')
    bringPanel()
    await expectMenu(page, true)
    await expect(currentLink(docs(page))).toHaveText('createReducer')
    await page.unrouteAll()
  }
})

test('a page that is chosen in the search above it ends it', async ({ page }) => {
  await open(page, SLICE)
  await openMenu(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('createReducer')
  await page.getByRole('option').first().click()
  await expect(heading(page)).toHaveText('createReducer')
  await expectMenu(page, false)
})

test('a window that becomes wide behind the search ends it, and the page scrolls once the search is closed', async ({
  page,
}) => {
  await open(page, SLICE)
  await openMenu(page)
  await page.keyboard.press('Control+k')
  const modal = page.getByRole('dialog', { name: 'Search' })
  await expect(modal).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => scrollTop(page)).toBe(500)
})

test('a panel whose code comes while the search is open keeps the page behind it from scrolling, after the search as well', async ({
  page,
}) => {
  await open(page, SLICE)
  const bringPanel = await hold(page, '/assets/MobileSidebar*.js')
  await menuButton(page).click()
  await page.keyboard.press('Control+k')
  const modal = page.getByRole('dialog', { name: 'Search' })
  await expect(modal).toBeVisible()
  bringPanel()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
})

test('a panel whose code is gone after a new deployment is warned about, and the page loaded anew', async ({
  page,
}) => {
  const warnings = watchWarnings(page)
  await page.route(/assets\/MobileSidebar[^/]*\.js/, (route) => route.abort())
  await open(page, SLICE)
  const isSameDocument = await watchDocument(page)
  await menuButton(page).click()
  await expect.poll(isSameDocument).toBe(false)
  await page.unrouteAll()
  await interactive(page)
  await expect(heading(page)).toHaveText('createSlice')
  expect(warnings).toHaveLength(1)
  await openMenu(page)
})
