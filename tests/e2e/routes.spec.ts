import {
  addLink,
  breadcrumbs,
  contents,
  currentLink,
  expect,
  heading,
  navbar,
  open,
  sidebar,
  siteData,
  test,
  watchDocument,
} from './support/reader.ts'
import { DOC_ROUTES, ROUTES } from './support/routes.ts'

test('there are 58 pages, and no others', async ({ page }) => {
  expect(ROUTES).toHaveLength(58)
  expect(Object.keys((await siteData(page)).pages).sort()).toEqual([...ROUTES].sort())
})

test('every page is served in all forms of its address', async ({ request }) => {
  for (const route of ROUTES) {
    const forms = route === '/' ? ['/', '/index.html'] : [route, `${route}/`, `${route}.html`, `${route}/index.html`]
    const answers = await Promise.all(forms.map((form) => request.get(form, { maxRedirects: 0 })))
    expect(
      answers.map((answer) => answer.status()),
      route,
    ).toEqual(forms.map(() => 200))
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()))
    for (const other of others) expect(other === first, `${route} is the same page in all forms`).toBe(true)
  }
})

test('every page is complete in the served HTML', async ({ request }) => {
  for (const route of DOC_ROUTES) {
    const html = await (await request.get(route)).text()
    expect(html.match(/<h1[ >]/g), `one h1 on ${route}`).toHaveLength(1)
    for (const part of ['lang="en"', 'dir="ltr"', 'aria-label="Docs sidebar"', 'aria-label="Breadcrumbs"']) {
      expect(html, route).toContain(part)
    }
    expect(html, route).toContain('aria-label="Docs pages"')
    expect(html, route).toMatch(/<article>.*<p>/s)
  }
})

test('trailing slash, .html and encoded forms are the page, mark it as current, and stay in the address bar', async ({
  page,
}) => {
  for (const path of [
    '/api/createSlice/',
    '/api/createSlice.html',
    '/api/createSlice/index.html',
    '/api/%63reateSlice',
  ]) {
    await open(page, `${path}?from=test#options`)
    await expect(heading(page)).toHaveText('createSlice')
    await expect(currentLink(sidebar(page))).toHaveText('createSlice')
    await expect(currentLink(breadcrumbs(page))).toHaveText('createSlice')
    await expect(currentLink(navbar(page))).toHaveText('API')
    await expect(page).toHaveURL(`${path}?from=test#options`)
  }
})

test('"current" compares whole paths, for last segments repeat', async ({ page }) => {
  for (const [route, label] of [
    ['/rtk-query/overview', 'RTK Query'],
    ['/tutorials/overview', 'Tutorials'],
    ['/rtk-query/usage/code-splitting', 'RTK Query'],
    ['/usage/usage-with-typescript', 'Usage Guide'],
  ] as const) {
    await open(page, route)
    await expect(currentLink(sidebar(page))).toHaveAttribute('href', route)
    await expect(currentLink(navbar(page))).toHaveText(label)
  }
})

test('folders and unknown paths are answered with status 404 and the not-found page', async ({ request }) => {
  for (const path of ['/api', '/rtk-query', '/tutorials', '/usage', '/introduction/', '/api2/createSlice', '/a.html']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('<title>Page Not Found | Redux Toolkit</title>')
  }
})

test('a path in the wrong letter case that the host does not know hydrates as not-found, without a flash of the doc', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent
      if (text) seen.add(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const response = await page.goto('/api/createslice')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  await expect(page.getByRole('link', { name: 'createSlice', exact: true })).toBeVisible()
  expect(await page.evaluate(() => [...(window as never as { seen: Set<string> }).seen])).toEqual(['Page Not Found'])
})

test('a link in the wrong letter case leads to the page and marks it as current', async ({ page }) => {
  await open(page, '/tutorials/overview')
  const isSameDocument = await watchDocument(page)
  await (await addLink(page, '/API/CREATESLICE/')).click()
  await expect(heading(page)).toHaveText('createSlice')
  await expect(page).toHaveURL('/API/CREATESLICE/')
  await expect(currentLink(sidebar(page))).toHaveText('createSlice')
  await expect(currentLink(navbar(page))).toHaveText('API')
  expect(await isSameDocument()).toBe(true)
})

test('a path that cannot be decoded is not found, whether opened or followed', async ({ page }) => {
  const response = await page.goto('/%E0%A4%A')
  expect(response?.status()).toBe(404)
  await expect(heading(page)).toHaveText('Page Not Found')
  await open(page, '/tutorials/overview')
  await (await addLink(page, '/%E0%A4%A')).click()
  await expect(heading(page)).toHaveText('Page Not Found')
  await page.goBack()
  await expect(heading(page)).toHaveText('Choose a tutorial')
})

test('an unknown path followed on the site is not found without a page load, and Back returns', async ({ page }) => {
  await open(page, '/tutorials/overview')
  const isSameDocument = await watchDocument(page)
  await (await addLink(page, '/no/such/page')).click()
  await expect(heading(page)).toHaveText('Page Not Found')
  await expect(page).toHaveTitle('Page Not Found | Redux Toolkit')
  await expect(page).toHaveURL('/no/such/page')
  await expect(sidebar(page)).toHaveCount(0)
  await expect(breadcrumbs(page)).toHaveCount(0)
  await page.goBack()
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await expect(page).toHaveURL('/tutorials/overview')
  expect(await isSameDocument()).toBe(true)
})

test('from one unknown path to another the page follows the address', async ({ page }) => {
  await open(page, '/no/such/page')
  await (await addLink(page, '/usage/immer-reducer')).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Writing reducers with Immer' })).toBeVisible()
})

test('the landing page has one heading inside main, the way in, and nothing of the docs around it', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(heading(page)).toHaveCount(1)
  await expect(page.getByRole('main').locator('a[href="/introduction/getting-started"]').first()).toBeVisible()
  for (const part of [sidebar(page), breadcrumbs(page), contents(page)]) await expect(part).toHaveCount(0)
  await expect(currentLink(navbar(page))).toHaveCount(0)
})
