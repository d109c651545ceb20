import { beyondTheEdges } from './support/overflow.ts'
import {
  addLink,
  breadcrumbs,
  contents,
  expect,
  heading,
  hold,
  interactive,
  open,
  progressBar,
  sidebar,
  stopTime,
  test,
  watchDocument,
} from './support/reader.ts'

test('it says so in exact words, inside the full frame, with status 404', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await interactive(page)
  await expect(page).toHaveTitle('Page Not Found | Redux Toolkit')
  await expect(heading(page)).toHaveText('Page Not Found')
  const main = page.getByRole('main')
  await expect(main.getByText('We could not find what you were looking for.', { exact: true })).toBeVisible()
  await expect(
    main.getByText(
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
      { exact: true },
    ),
  ).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  for (const part of [sidebar(page), breadcrumbs(page), contents(page)]) await expect(part).toHaveCount(0)
})

test('the host has the page as /404.html, too', async ({ request }) => {
  const html = await (await request.get('/404.html')).text()
  expect(html).toContain('Page Not Found')
})

test('it offers the pages with the nearest names, and searches for the words of the address', async ({ page }) => {
  const main = page.getByRole('main')
  await open(page, '/usage/imer-reducer')
  const near = main.locator('a[href="/usage/immer-reducers"]')
  await expect(near).toBeVisible()
  await expect(main.getByRole('searchbox', { name: 'Search' })).toHaveValue('usage imer reducer')
  const isSameDocument = await watchDocument(page)
  await near.click()
  await expect(page).toHaveURL('/usage/immer-reducers')
  expect(await isSameDocument()).toBe(true)

  await open(page, '/api/createslice')
  await expect(main.locator('a[href="/api/createSlice"]')).toBeVisible()
  // Nothing near: where to start.
  await open(page, '/zzzz')
  await expect(main.getByRole('link', { name: 'createSlice', exact: true })).toHaveCount(0)
  await expect(main.locator('a[href="/introduction/getting-started"]')).toBeVisible()
})

test('its search box leads to the search page', async ({ page }) => {
  await open(page, '/no/such/page')
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search' })
  await expect(box).toHaveValue('no such page') // the words of the address, when they are known
  await box.fill('listener')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=listener')
  await interactive(page)
  await expect(heading(page)).toHaveText('Search results for "listener"')
})

test('what is typed before the address is known stays, and the place of the cursor with it', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/moved.*.json', (route) => held.then(() => route.continue()))
  const asked = page.waitForRequest(/assets\/moved\..*\.json/)
  await open(page, '/no/such/page')
  await asked
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search' })
  await expect(box).toHaveValue('')
  await box.pressSequentially('list')
  release()
  await expect(page.getByText('router/navigated /no/such/page')).toBeVisible()
  await page.keyboard.type('ener')
  await expect(box).toHaveValue('listener')
})

for (const path of ['/errors?code=18', '/Errors/?code=18', '/ERRORS?code=18', '/errors?version=2&code=018']) {
  test(`${path} decodes the error of the library, and stays the not-found page`, async ({ page, request }) => {
    const table = await (await request.get('/error-codes.json')).json()
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await interactive(page)
    await expect(heading(page)).toHaveText('Page Not Found')
    const decoder = page.getByRole('main').getByRole('status')
    await expect(decoder).toContainText(table.errors[18].message)
    await expect(decoder).toContainText(table.errors[18].fix.replaceAll('`', ''))
    const answer = page.getByRole('region', { name: 'Error 18 says' })
    await expect(answer).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(answer.getByRole('link')).toBeFocused()
    await expect(answer.getByRole('link')).toHaveText('create.asyncThunk in the stock createSlice')
    await expect(answer.getByRole('link')).toHaveAttribute('href', '/api/createSlice#error-async-thunk')
    await expect(page.getByRole('textbox', { name: 'Error #' })).toHaveValue('18')
    await expect(page).toHaveURL(path)
  })
}

test('the button opens the section that explains the error, wherever it is folded away', async ({ page }) => {
  await open(page, '/errors?code=14')
  const isSameDocument = await watchDocument(page)
  await page.getByRole('link', { name: 'Object notation for extraReducers' }).click()
  await expect(page).toHaveURL('/api/createSlice#error-object-notation')
  await expect(page.getByRole('heading', { name: 'Object notation for extraReducers' })).toBeInViewport()
  expect(await isSameDocument()).toBe(true)
})

test('what to change is a diff at the side of the answer, or nothing where no change of code helps', async ({
  page,
  request,
}) => {
  const table = await (await request.get('/error-codes.json')).json()
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/errors?code=14')
  const title = page.getByRole('heading', { name: 'What to change' })
  const change = page.getByRole('figure', { name: 'deskSlice.ts' })
  const lines = (signed: RegExp) =>
    (table.errors[14].change.lines as string[]).filter((line) => signed.test(line)).map((line) => line.slice(2))
  await expect(title).toBeVisible()
  // The text alone, as it would be copied: neither signs nor words that only tell them.
  await expect(change.getByRole('listitem')).toHaveText(lines(/^./), { useInnerText: true })
  await expect(change.getByRole('deletion')).toHaveText(lines(/^-/))
  await expect(change.getByRole('insertion')).toHaveText(lines(/^\+/))
  await expect(page.getByText('The createSliceBuilder codemod rewrites the file for you.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Start from here' })).toHaveCount(0)

  // Beside the answer on a wide screen, two fifths of it; on a phone below what happened.
  const [main, side] = await Promise.all([page.getByRole('main'), change].map((part) => part.boundingBox()))
  expect((side?.width ?? 0) / (main?.width ?? 1)).toBeGreaterThan(0.36)
  expect((side?.width ?? 0) / (main?.width ?? 1)).toBeLessThan(0.42)
  const topOf = async (part: typeof title) => (await part.boundingBox())?.y ?? 0
  expect(await topOf(title)).toBeLessThan(await topOf(heading(page)))
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await topOf(title)).toBeGreaterThan(await topOf(heading(page)))

  for (const [code, hasChange] of [
    ['12', false],
    ['99', false],
    ['2', true],
  ] as const) {
    await page.getByRole('textbox', { name: 'Error #' }).fill(code)
    await expect(title).toHaveCount(hasChange ? 1 : 0)
    await expect(page.getByRole('heading', { name: 'Start from here' })).toHaveCount(hasChange ? 0 : 1)
  }
  await expect(page.getByRole('figure', { name: 'store.ts' })).toBeVisible()
})

test('every answer to a number fits into 320 px', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/errors?code=0')
  const table = await (await request.get('/error-codes.json')).json()
  for (const code of Object.keys(table.errors)) {
    await page.getByRole('textbox', { name: 'Error #' }).fill(code)
    await expect(page.getByRole('main').getByRole('status')).toContainText(table.errors[code].message)
    expect.soft(await beyondTheEdges(page), code).toEqual({ scrolls: 0, elements: [] })
  }
})

test('codes that no error has are said so or ignored, and another can be typed', async ({ page, request }) => {
  const table = await (await request.get('/error-codes.json')).json()
  const decoder = page.getByRole('main').getByRole('status')
  await open(page, '/errors?code=999')
  await expect(decoder).toContainText('has no error with the number 999')
  await expect(page.getByRole('region', { name: 'Error 999 is not one of ours' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Error #' })).toBeFocused()
  for (const bad of ['abc', '-1', '1e3', '', '%3Cb%3E', '12345']) {
    await open(page, `/errors?code=${bad}`)
    await expect(heading(page)).toHaveText('Page Not Found')
    await expect(decoder).toContainText('Type it above')
  }
  await page.getByRole('textbox', { name: 'Error #' }).fill('0')
  await expect(decoder).toContainText(table.errors[0].message)
  await page.getByRole('textbox', { name: 'Error #' }).fill('x')
  await expect(decoder).toContainText('Type it above')
  // A code means nothing at another address.
  await open(page, '/no/such/page?code=18')
  await expect(decoder).toContainText('Type it above')
})

test('a table of errors that cannot be fetched is said so', async ({ page }) => {
  await page.route('**/assets/errors.*.json', (route) => route.abort())
  await open(page, '/errors?code=18')
  await expect(page.getByRole('main').getByRole('status')).toContainText('could not be loaded')
})

test('it can be left and come back to without a page load', async ({ page }) => {
  await open(page, '/errors?code=18')
  const isSameDocument = await watchDocument(page)
  await (await addLink(page, '/api/createSlice')).click()
  await expect(heading(page)).toHaveText('createSlice')
  await page.goBack()
  await expect(heading(page)).toHaveText('Page Not Found')
  await expect(page.getByRole('textbox', { name: 'Error #' })).toHaveValue('18')
  expect(await isSameDocument()).toBe(true)
})

for (const [address, name] of [
  ['/errors?code=18', 'Error 18 says'],
  ['/errors?code=999', 'Error 999 is not one of ours'],
  ['/usage/migrating-rtk-2', 'It lives here now'],
] as const) {
  test(`whoever comes back to ${address} keeps the focus where it is`, async ({ page }) => {
    await open(page, '/api/createSlice')
    await (await addLink(page, address)).click()
    const answer = page.getByRole('region', { name })
    // A number that no error has is to be typed anew.
    await expect(address.endsWith('999') ? answer.getByRole('textbox') : answer).toBeFocused()
    const link = await addLink(page, '/api/createReducer')
    await link.click()
    await expect(heading(page)).toHaveText('createReducer')
    await link.focus()
    await page.goBack()
    await expect(answer).toBeVisible()
    await expect(link).toBeFocused()
  })
}

test('an old address says where the thing lives now, before everything else, and takes nobody there', async ({
  page,
}) => {
  await stopTime(page) // old addresses are waited for only so long
  const response = await page.goto('/docs/API/combineSlices.html')
  expect(response?.status()).toBe(404)
  await interactive(page)
  const answer = page.getByRole('region', { name: 'It lives here now' })
  await expect(answer).toBeFocused()
  await page.clock.resume()
  await expect(page).toHaveTitle('Page Not Found | Redux Toolkit')
  await expect(heading(page)).toHaveText('Page Not Found')
  await expect(answer.getByRole('list', { name: 'Where it is' }).getByRole('listitem').last()).toHaveText('createSlice')
  await expect(answer.getByRole('heading', { name: 'combineSlices' })).toBeVisible()
  await expect(answer.getByRole('list', { name: 'Old and new address' }).getByRole('listitem')).toHaveText([
    'Old: /docs/API/combineSlices.html',
    'New: /api/createSlice#combineslices',
  ])
  await expect(page.getByRole('heading', { name: 'Also near this address' })).toBeVisible()
  await expect(page).toHaveURL('/docs/API/combineSlices.html')
  await page.keyboard.press('Tab')
  await expect(answer.getByRole('link', { name: 'Open the section' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/api/createSlice#combineslices')
  await expect(page.getByRole('heading', { name: 'combineSlices', exact: true })).toBeInViewport()
  await page.goBack()
  await expect(answer).toBeVisible()
})

test('an old address that a link names is answered without a page load', async ({ page }) => {
  await stopTime(page)
  await open(page, '/api/createSlice')
  const isSameDocument = await watchDocument(page)
  await (await addLink(page, '/usage/migrating-rtk-2')).click()
  await expect(page.getByRole('region', { name: 'It lives here now' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Upgrade from 1.9' })).toBeVisible()
  expect(await isSameDocument()).toBe(true)
})

test('while old addresses are on their way to who follows a link, the page is left in sight and the bar tells of it', async ({
  page,
}) => {
  await stopTime(page)
  const bringAddresses = await hold(page, '/assets/moved.*.json')
  await open(page, '/api/createSlice')
  const asked = page.waitForRequest(/assets\/moved\..*\.json/)
  await (await addLink(page, '/usage/migrating-rtk-2')).click()
  await asked
  await page.clock.runFor(1000)
  await expect(progressBar(page)).toBeVisible()
  await expect(heading(page)).toHaveText('createSlice')
  bringAddresses()
  await expect(page.getByRole('region', { name: 'It lives here now' })).toBeFocused()
  await page.clock.runFor(1000)
  await expect(progressBar(page)).toHaveCount(0)
})

test('room for an answer is kept before the script runs, and only where there will be one', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  const hasRoom = () => page.evaluate(() => document.documentElement.hasAttribute('data-answer'))
  for (const [path, expected] of [
    ['/usage/nextjs/', true],
    ['/errors?code=3', true],
    ['/errors?code=x', false],
    ['/no/such/page', false],
  ] as const) {
    await page.goto(path)
    expect(await hasRoom(), path).toBe(expected)
  }
})

test('words of an unknown address are searched for, and without search the names of pages are compared', async ({
  page,
}) => {
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  await open(page, '/rtk-query/usage/websockets')
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible()
  await expect(first).toHaveAttribute('href', /^\/rtk-query\/usage\/streaming-updates/)
  await page.route('**/assets/search/**', (route) => route.abort())
  await open(page, '/usage/imer-reducer')
  await expect(first).toHaveAttribute('href', '/usage/immer-reducers')
})

test('an address full of markup is text', async ({ page }) => {
  const path = `/api/%3Cimg%20src=x%20onerror=alert(1)%3E/${'long-'.repeat(300)}`
  page.on('dialog', () => expect('a dialog').toBe('none'))
  await open(page, path)
  await expect(page.getByRole('heading', { name: /Did you mean|Start from here/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('an id that a page has lost leads to where its text went, and Back does not return to it', async ({ page }) => {
  await open(page, '/tutorials/overview')
  await page.goto('/api/createSlice#signature')
  await expect(page).toHaveURL('/api/createSlice#typescript')
  await expect(page.locator('#typescript')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/tutorials/overview')
  // To another page, by a link, and within the page.
  await interactive(page)
  await (await addLink(page, '/rtk-query/usage/queries#option-skip')).click()
  await expect(page).toHaveURL('/rtk-query/api/created-api/hooks#option-skip')
  await (await addLink(page, '/rtk-query/api/created-api/hooks#live-flags')).click()
  await expect(page).toHaveURL('/rtk-query/api/created-api/hooks#flags')
  await (await addLink(page, '/rtk-query/api/created-api/hooks#no-such-id')).click()
  await expect(page).toHaveURL('/rtk-query/api/created-api/hooks#no-such-id')
})
