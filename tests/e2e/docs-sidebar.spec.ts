import type { Locator, Page } from '@playwright/test'
import {
  addLink,
  currentLink,
  expect,
  heading,
  hold,
  navbar,
  open,
  scrollTop,
  sidebar,
  test,
} from './support/reader.ts'

const SLICE = '/api/createSlice'

/** A group's button. Two groups are called "API reference": the first is the toolkit's, the last RTK Query's. */
const group = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true }).first()
const queryApi = (page: Page) => sidebar(page).getByRole('button', { name: 'API reference', exact: true }).last()
const pageLink = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })

async function expectOpen(button: Locator, isOpen: boolean): Promise<void> {
  await expect(button).toHaveAttribute('aria-expanded', String(isOpen))
}

test('the current page and the groups that lead to it are marked, and nothing else', async ({ page }) => {
  await open(page, SLICE)
  await expect(currentLink(sidebar(page))).toHaveText('createSlice')
  const active = await sidebar(page)
    .locator('[data-current]')
    .evaluateAll((groups) => groups.map((element) => element.querySelector('button')?.textContent))
  expect(active).toEqual(['API reference', 'Reducers and actions'])
  await expect(sidebar(page).getByRole('button').locator('[aria-current]')).toHaveCount(0)
})

test('at first the groups follow their settings, and folded ones are neither served nor in the page', async ({
  page,
  request,
}) => {
  await open(page, '/introduction/getting-started')
  for (const name of ['Introduction', 'Tutorials', 'Using Redux Toolkit', 'RTK Query']) {
    await expectOpen(group(page, name), true)
  }
  await expectOpen(group(page, 'API reference'), false)
  await expectOpen(group(page, 'Guides'), false)
  await expectOpen(queryApi(page), false)
  await expect(pageLink(page, 'createSlice')).toHaveCount(0)
  await expect(sidebar(page).locator('a[href="/rtk-query/usage/queries"]')).toHaveCount(0)
  const html = await (await request.get('/introduction/getting-started')).text()
  const served = html.slice(html.indexOf('aria-label="Docs sidebar"'), html.indexOf('<main'))
  expect(served).toContain('href="/tutorials/quick-start"')
  expect(served).not.toContain('href="/api/createSlice"')
  // A group with the current page is open in the served page already.
  expect(await (await request.get(SLICE)).text()).toContain('href="/api/createReducer"')
})

test('a reader who is on a folded group or on Search before the scripts have come stays there when they have', async ({
  page,
}) => {
  for (const [name, becomes] of [
    ['API reference', group(page, 'API reference')],
    ['Search', navbar(page).getByRole('button', { name: /^Search/ })],
  ] as const) {
    const release = await hold(page, '/assets/app.*')
    await page.goto('/introduction/getting-started', { waitUntil: 'commit' })
    const link = page.getByRole('link', { name, exact: true }).first()
    await link.focus()
    await expect(link).toBeFocused()
    release()
    await expect(becomes).toBeFocused()
    await page.unrouteAll()
  }
})

test('opening one group folds no other; folding hides its links from Tab; the address stays', async ({ page }) => {
  await open(page, '/introduction/getting-started')
  const tutorials = group(page, 'Tutorials')
  await group(page, 'API reference').click()
  await group(page, 'Guides').click()
  await expectOpen(group(page, 'API reference'), true)
  await expectOpen(group(page, 'Guides'), true)
  await expectOpen(tutorials, true)
  await expect(pageLink(page, 'createSlice')).toBeVisible()

  await tutorials.click()
  await expectOpen(tutorials, false)
  await expect(sidebar(page).locator('a[href="/tutorials/quick-start"]')).toBeHidden()
  await expect(page).toHaveURL('/introduction/getting-started')
  await expect(tutorials).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(group(page, 'Using Redux Toolkit')).toBeFocused()
  await expect(sidebar(page).getByRole('button', { name: /collapse sidebar/i })).toHaveCount(0)
})

test('Enter and Space fold and unfold, once each, and focus stays', async ({ page }) => {
  await open(page, '/introduction/getting-started')
  const api = group(page, 'API reference')
  await api.focus()
  for (const [key, isOpen] of [
    ['Enter', true],
    ['Enter', false],
    ['Space', true],
    ['Space', false],
  ] as const) {
    await page.keyboard.press(key)
    await expectOpen(api, isOpen)
    await expect(api).toBeFocused()
  }
  expect(await scrollTop(page)).toBe(0)
})

test('going into a folded group opens it and what is above it; leaving folds nothing', async ({ page }) => {
  await open(page, '/introduction/getting-started')
  await (await addLink(page, '/rtk-query/api/created-api/hooks')).click()
  await expect(currentLink(sidebar(page))).toHaveAttribute('href', '/rtk-query/api/created-api/hooks')
  await expectOpen(queryApi(page), true)
  await expectOpen(group(page, 'Generated API'), true)
  await (await addLink(page, '/tutorials/overview')).click()
  await expect(currentLink(sidebar(page))).toHaveAttribute('href', '/tutorials/overview')
  await expectOpen(queryApi(page), true)
  await expectOpen(group(page, 'Generated API'), true)
})

test('the folds last from doc to doc and end with the docs, or a reload', async ({ page }) => {
  await open(page, '/tutorials/overview')
  await group(page, 'Introduction').click()
  await group(page, 'Guides').click()
  await group(page, 'Advanced').click()
  await navbar(page).getByRole('link', { name: 'API', exact: true }).click()
  await expect(heading(page)).toHaveText('configureStore')
  await expectOpen(group(page, 'Introduction'), false)
  await expectOpen(group(page, 'Guides'), true)
  await expectOpen(group(page, 'Advanced'), false)
  await page.goBack()
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await expectOpen(group(page, 'Introduction'), false)

  await navbar(page).getByRole('link', { name: 'Redux Toolkit' }).click()
  await expect(sidebar(page)).toHaveCount(0) // the address changes before the page does
  await navbar(page).getByRole('link', { name: 'Tutorials' }).click()
  await expectOpen(group(page, 'Introduction'), true)
  await expectOpen(group(page, 'Guides'), false)
  await expectOpen(group(page, 'API reference'), false)

  await group(page, 'Introduction').click()
  await expectOpen(group(page, 'Introduction'), false)
  await page.reload()
  await expectOpen(group(page, 'Introduction'), true)
})

test('a current group that the reader folds stays folded, and opens again with the next page inside it', async ({
  page,
}) => {
  await open(page, SLICE)
  const inner = group(page, 'Reducers and actions')
  await inner.click()
  await expectOpen(inner, false)
  await (await addLink(page, `${SLICE}#options`)).click()
  await expect(page).toHaveURL(`${SLICE}#options`)
  await expectOpen(inner, false)
  await (await addLink(page, '/api/createReducer')).click()
  await expect(heading(page)).toHaveText('createReducer')
  await expectOpen(inner, true)
})

test('it keeps its own scroll from doc to doc, and starts with the current page in view, the window unmoved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, '/rtk-query/api/created-api/api-slice-utils')
  await expect(currentLink(sidebar(page))).toBeInViewport()
  expect(await scrollTop(page)).toBe(0)
  const position = () => sidebar(page).evaluate((element) => Math.round(element.scrollTop))
  expect(await position()).toBeGreaterThan(0)
  await sidebar(page).evaluate((element) => {
    element.scrollTop = 150
  })
  await (await addLink(page, SLICE)).click()
  await expect(heading(page)).toHaveText('createSlice')
  expect(await position()).toBe(150)
})

test('the filter narrows the tree as one types, opens what it finds, and Escape brings everything back', async ({
  page,
}) => {
  await open(page, '/introduction/getting-started')
  const filter = page.getByRole('searchbox', { name: 'Filter pages' })
  await filter.fill('SLICE')
  await expect(pageLink(page, 'createSlice')).toBeVisible()
  await expect(pageLink(page, 'createSlice').locator('b')).toHaveText('Slice')
  await expect(sidebar(page).locator('a[href="/tutorials/overview"]')).toHaveCount(0)
  await filter.fill('no such thing')
  await expect(sidebar(page).getByRole('status')).toHaveText('No page by that name')
  await expect(sidebar(page).getByRole('link')).toHaveCount(0)
  await filter.press('Escape')
  await expect(filter).toHaveValue('')
  await expect(sidebar(page).locator('a[href="/tutorials/overview"]')).toBeVisible()
  await expectOpen(group(page, 'API reference'), false)
  await filter.fill('created-api')
  await filter.fill('   ')
  await expect(sidebar(page).locator('a[href="/tutorials/overview"]')).toBeVisible()
})

test('folding is drawn by height, for as long as the height asks, and at once when less motion is wanted', async ({
  page,
}) => {
  await open(page, '/introduction/getting-started')
  // Looked at where it begins: it may be over before a question from out here arrives.
  const begun = await page.evaluateHandle(() => {
    const folds: Array<{ height: number; duration: number }> = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options)
      const { effect } = animation
      const heights = effect instanceof KeyframeEffect ? effect.getKeyframes().map((frame) => frame.height) : []
      const height = Math.max(...heights.map((value) => Number.parseFloat(String(value)) || 0))
      if (height > 0) folds.push({ height, duration: Number(effect?.getTiming().duration) })
      return animation
    }
    return folds
  })
  await group(page, 'API reference').click()
  await expect(pageLink(page, 'createSlice')).toBeVisible()
  const [opening] = await begun.jsonValue()
  const c = (opening?.height ?? 0) / 36
  expect(opening?.duration).toBe(Math.round(10 * (4 + 15 * c ** 0.25 + c / 5)))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await group(page, 'API reference').click()
  await expect(pageLink(page, 'createSlice')).toBeHidden()
  expect((await begun.jsonValue()).map(({ duration }) => duration)).toEqual([opening?.duration, 1])
})
