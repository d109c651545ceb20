import {
  addLink,
  contents,
  expect,
  heading,
  hold,
  holdPage,
  interactive,
  LANDING,
  open,
  scrollPageTo,
  scrollTop,
  siteDataHref,
  test,
  topOf,
  watchDocument,
  wholeText,
} from './support/reader.ts'

const SLICE = '/api/createSlice'
const QUERIES = '/rtk-query/usage/queries'

test('Back and Forward bring back page and position, whole text included, and leave focus alone', async ({ page }) => {
  await open(page, SLICE)
  const text = await page.getByRole('article').innerText()
  const isSameDocument = await watchDocument(page)
  await scrollPageTo(page, 1500)
  await (await addLink(page, QUERIES)).click()
  await expect(heading(page)).toHaveText('Queries')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await wholeText(page) // a page that is still growing may be too short for the place
  await scrollPageTo(page, 2500)
  const focused = await addLink(page, '/nowhere')
  await focused.focus()

  // The first page came with its HTML; its data is fetched now.
  await page.goBack()
  await expect(heading(page)).toHaveText('createSlice')
  await expect.poll(() => scrollTop(page)).toBe(1500)
  await expect(focused).toBeFocused()
  expect(await page.getByRole('article').innerText()).toBe(text)

  await page.goForward()
  await expect(heading(page)).toHaveText('Queries')
  await expect.poll(() => scrollTop(page)).toBe(2500)
  await expect(focused).toBeFocused()
  expect(await isSameDocument()).toBe(true)
})

test('while the earlier page is loading, the one on screen keeps its place', async ({ page }) => {
  const release = await holdPage(page, SLICE)
  await open(page, SLICE)
  await scrollPageTo(page, 1500)
  await (await addLink(page, QUERIES)).click()
  await expect(heading(page)).toHaveText('Queries')
  await scrollPageTo(page, 900)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(SLICE)
  await expect(heading(page)).toHaveText('Queries')
  expect(await scrollTop(page)).toBe(900)
  release()
  await expect(heading(page)).toHaveText('createSlice')
  await expect.poll(() => scrollTop(page)).toBe(1500)
})

test('places on one page are entries of their own', async ({ page }) => {
  await open(page, SLICE)
  await scrollPageTo(page, 300)
  await contents(page).getByRole('link', { name: 'Options', exact: true }).click()
  await expect.poll(() => topOf(page.locator('#options'))).toBe(LANDING)
  await contents(page).getByRole('link', { name: 'TypeScript', exact: true }).click()
  await expect.poll(() => topOf(page.locator('#typescript'))).toBe(LANDING)
  await page.goBack()
  await expect(page).toHaveURL(`${SLICE}#options`)
  await expect.poll(() => topOf(page.locator('#options'))).toBe(LANDING)
  await page.goBack()
  await expect(page).toHaveURL(SLICE)
  await expect.poll(() => scrollTop(page)).toBe(300)
  await page.goForward()
  await expect.poll(() => topOf(page.locator('#options'))).toBe(LANDING)
})

test('Back to a place on another page brings back the position, not the heading', async ({ page }) => {
  await open(page, `${SLICE}#options`)
  await scrollPageTo(page, 4000)
  await (await addLink(page, QUERIES)).click()
  await expect(heading(page)).toHaveText('Queries')
  await page.goBack()
  await expect(page).toHaveURL(`${SLICE}#options`)
  await expect(heading(page)).toHaveText('createSlice')
  await expect.poll(() => scrollTop(page)).toBe(4000)
})

test('a reload keeps position and the entries around it', async ({ page }) => {
  await open(page, SLICE)
  await scrollPageTo(page, 1100)
  await (await addLink(page, QUERIES)).click()
  await expect(heading(page)).toHaveText('Queries')
  await scrollPageTo(page, 2100)
  await page.reload()
  await interactive(page)
  await expect(heading(page)).toHaveText('Queries')
  await expect.poll(() => scrollTop(page)).toBe(2100)
  await page.goBack()
  await expect(heading(page)).toHaveText('createSlice')
  await expect.poll(() => scrollTop(page)).toBe(1100)
})

test('a reload that nobody is told of, as on iOS, keeps the position', async ({ page }) => {
  await page.addInitScript(() => addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true))
  await open(page, SLICE)
  await (await addLink(page, QUERIES)).click()
  await expect(heading(page)).toHaveText('Queries')
  await wholeText(page)
  await scrollPageTo(page, 2100)
  await expect.poll(() => page.evaluate(() => history.state.position?.[1])).toBe(2100)
  await page.reload()
  await interactive(page)
  await expect.poll(() => scrollTop(page)).toBe(2100)
})

test('a tab that is dropped in the background comes back to its position', async ({ page }) => {
  await open(page, SLICE)
  await scrollPageTo(page, 1700)
  const left = await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    return [history.scrollRestoration, history.state.position]
  })
  expect(left).toEqual(['auto', [0, 1700]])
  const back = await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    return history.scrollRestoration
  })
  expect(back).toBe('manual')
})

test('a reload keeps the position also where the address names what is folded', async ({ page }) => {
  await open(page, `${SLICE}#question-same-name`)
  await scrollPageTo(page, 900)
  await page.reload()
  await interactive(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await scrollTop(page)).toBe(900)
})

test('coming back from another site brings back the position', async ({ page }) => {
  await open(page, '/tutorials/overview')
  await (await addLink(page, SLICE)).click()
  await expect(heading(page)).toHaveText('createSlice')
  await scrollPageTo(page, 1300)
  await page.goto('/llms.txt')
  await page.goBack()
  await expect(heading(page)).toHaveText('createSlice')
  await expect.poll(() => scrollTop(page)).toBe(1300)
})

test('on a first load nothing scrolls after the browser has', async ({ page }) => {
  const release = await hold(page, await siteDataHref(page))
  await page.goto(`${SLICE}#options`, { waitUntil: 'commit' })
  await expect.poll(() => topOf(page.locator('#options'))).toBe(LANDING)
  // The reader scrolls on before the application is there.
  await scrollPageTo(page, 2600)
  release()
  await interactive(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await scrollTop(page)).toBe(2600)
})
