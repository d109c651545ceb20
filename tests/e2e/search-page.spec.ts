import type { Page } from '@playwright/test'
import { addLink, expect, heading, historyLength, open, scrollTop, test } from './support/reader.ts'

const box = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' })

test('without a query it invites to search, in a box that has focus', async ({ page }) => {
  await open(page, '/search')
  await expect(heading(page)).toHaveText('Search the documentation')
  await expect(page).toHaveTitle('Search the documentation | Redux Toolkit')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveAttribute('placeholder', 'Type your search here')
  await expect(box(page)).toHaveAttribute('name', 'q')
  await expect(box(page)).toHaveAttribute('autocomplete', 'off')
  await expect(page.getByText('No results were found')).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('the query is read from the address, with + and %20 as spaces', async ({ page }) => {
  for (const search of ['?q=create+slice', '?q=create%20slice']) {
    await open(page, `/search${search}`)
    await expect(box(page)).toHaveValue('create slice')
    await expect(heading(page)).toHaveText('Search results for "create slice"')
    await expect(page).toHaveTitle('Search results for "create slice" | Redux Toolkit')
  }
  await open(page, '/search?q=%3Cb%3Ebold%3C%2Fb%3E')
  await expect(heading(page)).toHaveText('Search results for "<b>bold</b>"')
})

test('typing writes the query to the same history entry, keeps other parameters, focus and place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await open(page, '/tutorials/overview')
  await (await addLink(page, '/search?view=list#end')).click()
  await expect(heading(page)).toHaveText('Search the documentation')
  await expect(box(page)).toBeFocused()
  const before = await historyLength(page)
  await box(page).pressSequentially('slice')
  await expect(page).toHaveURL('/search?view=list&q=slice#end')
  await expect(box(page)).toBeFocused()
  await expect(heading(page)).toHaveText('Search results for "slice"')
  await expect(page).toHaveTitle('Search results for "slice" | Redux Toolkit')
  expect(await historyLength(page)).toBe(before)
  expect(await scrollTop(page)).toBe(0)
  await box(page).press('Enter')
  await expect(page).toHaveURL('/search?view=list&q=slice#end')
  await expect(box(page)).toHaveValue('slice')
  await box(page).fill('')
  await expect(page).toHaveURL('/search?view=list#end')
  await expect(heading(page)).toHaveText('Search the documentation')
  await page.goBack()
  await expect(page).toHaveURL('/tutorials/overview')
  await expect(heading(page)).toHaveText('Choose a tutorial')
})

test('box and heading follow the address: another link to it, Back and Forward', async ({ page }) => {
  await open(page, '/search?q=slice')
  await (await addLink(page, '/search?q=listener')).click()
  await expect(box(page)).toHaveValue('listener')
  await expect(heading(page)).toHaveText('Search results for "listener"')
  await page.goBack()
  await expect(box(page)).toHaveValue('slice')
  await expect(heading(page)).toHaveText('Search results for "slice"')
  await page.goForward()
  await expect(box(page)).toHaveValue('listener')
})

test('a result is an article that leads to its page without a page load, and Back to the results', async ({ page }) => {
  await open(page, '/search?q=createSlice')
  const result = page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link', { name: 'createSlice' })
  await expect(result.first()).toBeVisible()
  await expect(page.getByText(/^(One document|\d+ documents) found$/)).toBeVisible()
  await result.first().click()
  await expect(heading(page)).toHaveText('createSlice')
  await page.goBack()
  await expect(box(page)).toHaveValue('createSlice')
  await expect(result.first()).toBeVisible()
})

test('a query that finds nothing says so', async ({ page }) => {
  await open(page, '/search?q=zzzzqqqq')
  await expect(page.getByText('No results were found')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})
