import { expect, heading, navbar, open, sidebar, storage, test, watchWarnings } from './support/reader.ts'

test('a visit that only reads writes nothing: no storage, no cookie', async ({ page, context }) => {
  for (const path of ['/introduction/getting-started', '/search?q=slice', '/no/such/page', '/']) await open(page, path)
  await navbar(page).getByRole('link', { name: 'API', exact: true }).click()
  await expect(heading(page)).toHaveText('configureStore')
  await sidebar(page).getByRole('link', { name: 'createSlice', exact: true }).click()
  await expect(heading(page)).toHaveText('createSlice')
  await page.goBack()
  await expect(heading(page)).toHaveText('configureStore')
  expect(await storage(page)).toEqual({})
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test('no request leaves the site, and all are GET', async ({ page, baseURL }) => {
  const others: string[] = []
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(`${baseURL}/`) || request.url().startsWith('data:')
    if (!isOurs || request.method() !== 'GET' || request.headers().authorization) others.push(request.url())
  })
  for (const path of ['/', '/introduction/getting-started', '/search?q=slice', '/errors?code=1']) await open(page, path)
  await navbar(page).getByRole('link', { name: 'API', exact: true }).click()
  await expect(heading(page)).toHaveText('configureStore')
  expect(others).toEqual([])
})

test('a stored docs version that does not exist is removed, and one that does is kept', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '1.9'))
  await open(page, '/tutorials/overview')
  expect(await storage(page)).toEqual({})
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'))
  await open(page, '/tutorials/overview')
  expect(await storage(page)).toEqual({ 'docs-preferred-version-default': 'current' })
})

test('with storage blocked there is one warning, and everything works for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is blocked', 'SecurityError')
      },
    })
  })
  const warnings = watchWarnings(page)
  await open(page, '/introduction/getting-started')
  await navbar(page)
    .getByRole('button', { name: /currently light mode/ })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('tab', { name: 'pnpm' }).first().click()
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm add')
  await navbar(page).getByRole('link', { name: 'API', exact: true }).click()
  await expect(heading(page)).toHaveText('configureStore')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true')
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/storage is unavailable/i)
  expect(warnings[0]).toMatch(/frame.*private.*(strict|settings)/s)
  expect(warnings[0]).toContain('Storage is blocked')
})

test.describe('with the storage full', () => {
  test.use({ mayLogErrors: true })

  test('a write that fails is an error that names the key, and is otherwise ignored', async ({ page, errors }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      }
    })
    await open(page, '/introduction/getting-started')
    await navbar(page)
      .getByRole('button', { name: /currently light mode/ })
      .click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => errors.length).toBe(1)
    expect(errors[0]).toContain('"theme"')
  })
})
