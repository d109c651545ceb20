import { breadcrumbs, contents, expect, heading, navbar, neighbors, PHONE, sidebar, test } from './support/reader.ts'

const SLICE = '/api/createSlice'

test.use({ javaScriptEnabled: false })

test('a doc is complete: text, code, sidebar, breadcrumbs, contents list, neighbors', async ({ page }) => {
  await page.goto(SLICE)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false')
  await expect(heading(page)).toHaveText('createSlice')
  await expect(page.getByRole('article')).toContainText('makes the action creators, the reducer and the selectors')
  await expect(page.getByRole('article').locator('pre').first()).toContainText('createSlice({')
  for (const part of [sidebar(page), breadcrumbs(page), contents(page), neighbors(page), navbar(page)]) {
    await expect(part.getByRole('link').first()).toBeVisible()
  }
  await contents(page).getByRole('link', { name: 'Options', exact: true }).click()
  await expect(page).toHaveURL(`${SLICE}#options`)
  await expect(page.locator('#options')).toBeInViewport()
  await neighbors(page).getByRole('link', { name: 'Next' }).click()
  await expect(heading(page)).toHaveText('createReducer')
})

test('a folded group is a link to its first page, where it stands open', async ({ page }) => {
  await page.goto('/introduction/getting-started')
  const group = sidebar(page)
    .getByRole('link', { name: /^API reference/ })
    .first()
  await expect(group).toHaveAttribute('href', '/api/configureStore')
  await group.click()
  await expect(heading(page)).toHaveText('configureStore')
  await expect(sidebar(page).getByRole('link', { name: 'createSlice' })).toBeVisible()
})

test('questions open and close, and install commands show one of their forms', async ({ page }) => {
  await page.goto(SLICE)
  const question = page.locator('#question-same-name')
  await expect(question).not.toHaveAttribute('open')
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open')
  await page.goto('/introduction/getting-started')
  const panels = page.locator('[data-tab-group=package-manager]').getByRole('tabpanel')
  await expect(panels).toHaveCount(1)
  await expect(panels).toContainText('npm install')
})

test('what needs scripts is disabled, absent or a link', async ({ page }) => {
  await page.goto(SLICE)
  await expect(page.getByRole('button', { name: /^Switch between dark and light mode/ })).toBeDisabled()
  await expect(page.getByRole('searchbox', { name: 'Filter pages' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', `${SLICE}.md`)
  await navbar(page).getByRole('link', { name: 'Search' }).click()
  await expect(heading(page)).toHaveText('Search the documentation')
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search' })
  await box.fill('slice')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=slice')
  await expect(page.locator('noscript p')).toContainText('Searching needs JavaScript, which is switched off here.')
  await expect(page.locator('noscript p')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'createSlice', exact: true }).click()
  await expect(heading(page)).toHaveText('createSlice')
})

test('buttons that nobody would hear are not shown', async ({ page }) => {
  for (const path of [SLICE, '/introduction/getting-started', '/search', '/']) {
    await page.goto(path)
    // Headings of the sidebar's open groups are buttons for later; the color mode has its place, disabled, from the start.
    // Fields in pictures of recordings are none.
    const buttons = page.locator('button:not(.sidebar-row):visible, input:not([type=search], [inert] *):visible')
    await expect(buttons).toHaveCount(1)
    await expect(buttons).toBeDisabled()
  }
})

test('the skip link is a real fragment link', async ({ page }) => {
  await page.goto(SLICE)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${SLICE}#main`)
  await expect(page.locator('main#main')).toHaveCount(1)
})

test('on a phone the pages of the docs can still be reached', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(SLICE)
  await expect(sidebar(page).getByRole('link', { name: 'createReducer' })).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'createReducer' }).click()
  await expect(heading(page)).toHaveText('createReducer')
})

test('landing page and not-found are readable', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').locator('a[href="/introduction/getting-started"]').first()).toBeVisible()
  await page.goto('/no/such/page')
  await expect(heading(page)).toHaveText('Page Not Found')
  await expect(page.getByRole('main').locator('a[href="/introduction/getting-started"]')).toBeVisible()
})
