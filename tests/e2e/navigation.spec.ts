import {
  addLink,
  breadcrumbs,
  currentLink,
  editDoc,
  expect,
  expectTabAt,
  heading,
  historyLength,
  holdPage,
  LANDING,
  liveRegion,
  navbar,
  open,
  progressBar,
  scrollPageTo,
  scrollTop,
  sidebar,
  test,
  topOf,
  watchDocument,
} from './support/reader.ts'

const SLICE = '/api/createSlice'

test('a slow page: the address changes at once, the old page stays, a bar comes after 200 ms, then all changes together', async ({
  page,
}) => {
  await page.clock.install()
  const release = await holdPage(page, SLICE)
  await open(page, '/tutorials/overview')
  await page.clock.pauseAt(Date.now() + 60_000)
  const isSameDocument = await watchDocument(page)

  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('button', { name: 'API reference' })
    .first()
    .click()
  await page.clock.runFor(1000) // the group has unfolded
  await sidebar(page).getByRole('link', { name: 'createSlice' }).click()
  await expect(page).toHaveURL(SLICE)
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await expect(page).toHaveTitle('Choose a tutorial | Redux Toolkit')
  await expect(currentLink(navbar(page))).toHaveText('Tutorials')
  await expect(currentLink(breadcrumbs(page))).toHaveAttribute('aria-current', 'page')

  await page.clock.runFor(190)
  await expect(progressBar(page)).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(progressBar(page)).toHaveCount(1)
  // What else it changed would be laid out and painted by the thread that renders the page.
  const changed = await progressBar(page).evaluate((bar) =>
    bar.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
  )
  expect(new Set(changed)).toEqual(new Set(['offset', 'computedOffset', 'easing', 'composite', 'translate']))
  const bar = await progressBar(page).evaluate((element) => {
    const { top, left, right, height } = element.getBoundingClientRect()
    return { top, isAtEdge: left <= 0 && right >= 0, height, pointer: getComputedStyle(element).pointerEvents }
  })
  expect(bar).toEqual({ top: 0, isAtEdge: true, height: 2, pointer: 'none' })

  // The page on screen can still be used.
  await page.getByRole('button', { name: /currently light mode/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  release()
  await expect(heading(page)).toHaveText('createSlice')
  expect(await page.title()).toBe('createSlice | Redux Toolkit')
  await expect(currentLink(navbar(page))).toHaveText('API')
  await expect(currentLink(sidebar(page))).toHaveText('createSlice')
  await expect(currentLink(breadcrumbs(page))).toHaveText('createSlice')
  await page.clock.runFor(500)
  await expect(progressBar(page)).toHaveCount(0)
  expect(await isSameDocument()).toBe(true)
})

test('no bar for a page that arrives within 200 ms, nor for a change of query or hash', async ({ page }) => {
  await page.clock.install()
  const release = await holdPage(page, SLICE)
  await open(page, '/tutorials/overview')
  await page.clock.pauseAt(Date.now() + 60_000)
  const bars = await page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver(() => {
      if (document.querySelector('[role=progressbar]')) seen.push(location.href)
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  await (await addLink(page, SLICE)).click()
  await page.clock.runFor(150)
  release()
  await expect(heading(page)).toHaveText('createSlice')
  await page.clock.runFor(1000)

  await (await addLink(page, `${SLICE}?view=wide`)).click()
  await expect(page).toHaveURL(`${SLICE}?view=wide`)
  await page.clock.runFor(1000)
  await (await addLink(page, `${SLICE}?view=wide#options`)).click()
  await page.clock.runFor(1000)
  expect(await bars.jsonValue()).toEqual([])
})

test('the last click wins: an earlier page that arrives later is never shown and leaves no bar', async ({ page }) => {
  await page.clock.install()
  const releaseSlice = await holdPage(page, SLICE)
  const releaseReducer = await holdPage(page, '/api/createReducer')
  await open(page, '/tutorials/overview')
  await page.clock.pauseAt(Date.now() + 60_000)
  await (await addLink(page, SLICE)).click()
  await (await addLink(page, '/api/createReducer')).click()
  await page.clock.runFor(300)
  await expect(progressBar(page)).toHaveCount(1)
  const early = page.waitForResponse((response) => response.url().includes('createSlice'))
  releaseSlice()
  await (await early).finished()
  await page.clock.runFor(300)
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await expect(page).toHaveURL('/api/createReducer')
  releaseReducer()
  await expect(heading(page)).toHaveText('createReducer')
  await page.clock.runFor(500)
  await expect(progressBar(page)).toHaveCount(0)
})

test('Back during loading returns to the page still on screen, and the bar goes', async ({ page }) => {
  await page.clock.install()
  const release = await holdPage(page, SLICE)
  await open(page, '/introduction/getting-started')
  await page.clock.pauseAt(Date.now() + 60_000)
  await scrollPageTo(page, 700)
  await (await addLink(page, SLICE)).click()
  await page.clock.runFor(300)
  await expect(progressBar(page)).toHaveCount(1)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/introduction/getting-started')
  await page.clock.runFor(500)
  await expect(progressBar(page)).toHaveCount(0)
  const late = page.waitForResponse((response) => response.url().includes('createSlice'))
  release()
  await (await late).finished()
  await page.clock.runFor(100)
  await expect(heading(page)).toHaveText(/Redux Toolkit|Getting started/i)
  expect(await scrollTop(page)).toBe(700)
  await page.evaluate(() => history.forward())
  await expect(heading(page)).toHaveText('createSlice')
})

test('a new page starts at its top, and the next Tab reaches the skip link, whatever kind of page it is', async ({
  page,
}) => {
  await open(page, '/introduction/getting-started')
  for (const [path, title] of [
    ['/api/createSlice', 'createSlice'],
    ['/', 'Every change has a name.'],
    ['/no/such/page', 'Page Not Found'],
    ['/rtk-query/usage/queries', 'Queries'],
  ] as const) {
    await scrollPageTo(
      page,
      await page.evaluate(() => Math.min(600, document.documentElement.scrollHeight - innerHeight)),
    )
    const link = await addLink(page, path)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(title)
    await expect.poll(() => scrollTop(page), path).toBe(0)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await page.evaluate(() => document.body.hasAttribute('tabindex'))).toBe(false)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  }
})

test('a link with a hash lands on its heading and leaves focus alone', async ({ page }) => {
  await open(page, '/tutorials/overview')
  for (const hash of ['#extra-reducers', '#%65xtra-reducers']) {
    const link = await addLink(page, `${SLICE}${hash}`)
    await link.click()
    await expect(heading(page)).toHaveText('createSlice')
    await expect.poll(() => topOf(page.locator('#extra-reducers'))).toBe(LANDING)
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(`${SLICE}${hash}`)
    await (await addLink(page, '/tutorials/overview')).click()
    await expect(heading(page)).toHaveText('Choose a tutorial')
  }
})

test('a hash that names nothing, or cannot be decoded, shows the top of a new page and moves nothing on this one', async ({
  page,
}) => {
  await open(page, '/introduction/getting-started')
  await scrollPageTo(page, 900)
  await (await addLink(page, `${SLICE}#no-such-heading`)).click()
  await expect(heading(page)).toHaveText('createSlice')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await scrollPageTo(page, 900)
  await (await addLink(page, '/introduction/getting-started#%E0%A4%A')).click()
  await expect(page).toHaveURL('/introduction/getting-started#%E0%A4%A')
  await expect(heading(page)).not.toHaveText('createSlice')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await scrollPageTo(page, 500)
  await (await addLink(page, '#%E0%A4%A')).click()
  await (await addLink(page, '#nowhere')).click()
  await expect(page).toHaveURL('/introduction/getting-started#nowhere')
  expect(await scrollTop(page)).toBe(500)
  await open(page, `${SLICE}#%E0%A4%A`)
  await expect(heading(page)).toHaveText('createSlice')
})

test('a link to the exact current address replaces the entry and goes to the top, or to its hash', async ({ page }) => {
  await open(page, '/tutorials/overview')
  await (await addLink(page, SLICE)).click()
  await expect(heading(page)).toHaveText('createSlice')
  const before = await historyLength(page)
  await scrollPageTo(page, 1200)
  await (await addLink(page, SLICE)).click()
  await expect.poll(() => scrollTop(page)).toBe(0)
  expect(await historyLength(page)).toBe(before)

  await (await addLink(page, '#options')).click()
  await expect.poll(() => topOf(page.locator('#options'))).toBe(LANDING)
  expect(await historyLength(page)).toBe(before + 1)
  await scrollPageTo(page, 3000)
  await (await addLink(page, `${SLICE}#options`)).click()
  await expect.poll(() => topOf(page.locator('#options'))).toBe(LANDING)
  expect(await historyLength(page)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(SLICE)
  await page.goBack()
  await expect(heading(page)).toHaveText('Choose a tutorial')
})

test('a change of query alone does not scroll, and keeps page and focus', async ({ page }) => {
  await open(page, SLICE)
  await scrollPageTo(page, 800)
  const link = await addLink(page, `${SLICE}?view=wide`)
  await link.click()
  await expect(page).toHaveURL(`${SLICE}?view=wide`)
  await expect(link).toBeFocused()
  expect(await scrollTop(page)).toBe(800)
})

test('screen readers hear the title of another page, never of the first one nor of a place on the same', async ({
  page,
}) => {
  await open(page, '/tutorials/overview')
  await expect(liveRegion(page)).toHaveText('')
  await (await addLink(page, SLICE)).click()
  await expect(liveRegion(page)).toHaveText('createSlice')
  await (await addLink(page, '/search')).click()
  await expect(liveRegion(page)).toHaveText('Search the documentation')
  await page.goBack()
  await expect(liveRegion(page)).toHaveText('createSlice')
  await page.goBack()
  await expect(liveRegion(page)).toHaveText('Choose a tutorial')
  await (await addLink(page, '/search?q=slice')).click()
  await expect(liveRegion(page)).toHaveText('Search results for "slice"')

  await open(page, SLICE)
  await (await addLink(page, '#options')).click()
  await (await addLink(page, `${SLICE}?view=wide`)).click()
  await expect(page).toHaveURL(`${SLICE}?view=wide`)
  await expect(liveRegion(page)).toHaveText('')
})

test('presses that ask for something else are left to the browser', async ({ page }) => {
  await open(page, '/tutorials/overview')
  // Heard last: notes whether the site took the press, then keeps the browser from acting on it.
  await page.evaluate(() => {
    const log: string[] = []
    Object.assign(window, { log })
    for (const type of ['click', 'auxclick'] as const) {
      window.addEventListener(type, (event) => {
        log.push(event.defaultPrevented ? 'taken' : 'left')
        event.preventDefault()
      })
    }
  })
  const verdict = () => page.evaluate(() => (window as never as { log: string[] }).log.splice(0).join())
  const plain = await addLink(page, SLICE)
  for (const modifier of ['Control', 'Meta', 'Shift', 'Alt'] as const) {
    await plain.click({ modifiers: [modifier] })
    expect(await verdict(), modifier).toBe('left')
  }
  await plain.click({ button: 'middle' })
  expect(await verdict()).toBe('left')
  for (const [href, attributes] of [
    [SLICE, { target: '_blank' }],
    [SLICE, { download: '' }],
    ['https://example.com/', {}],
    ['mailto:someone@example.com', {}],
    ['/llms.txt', {}],
    ['#top', {}],
  ] as const) {
    await (await addLink(page, href, attributes)).click()
    expect(await verdict(), href).toBe('left')
  }
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await plain.click()
  expect(await verdict()).toBe('taken')
})

test('a press with Ctrl opens a new tab, and this one stays', async ({ page, context }) => {
  await open(page, '/tutorials/overview')
  const opened = context.waitForEvent('page')
  await navbar(page)
    .getByRole('link', { name: 'API' })
    .click({ modifiers: ['ControlOrMeta'] })
  await expectTabAt(await opened, /\/api\/configureStore$/)
  await expect(page).toHaveURL('/tutorials/overview')
})

test('links of the whole frame navigate without a page load; those to other sites say so and open a new tab', async ({
  page,
}) => {
  await open(page, '/')
  const isSameDocument = await watchDocument(page)
  for (const [name, path] of [
    ['Getting Started', '/introduction/getting-started'],
    ['Tutorials', '/tutorials/overview'],
    ['Usage Guide', '/usage/usage-guide'],
    ['API', '/api/configureStore'],
    ['RTK Query', '/rtk-query/overview'],
  ] as const) {
    await navbar(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(currentLink(navbar(page))).toHaveText(name)
    await expect(currentLink(sidebar(page))).toHaveAttribute('href', path)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tutorials' }).click()
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await navbar(page).getByRole('link', { name: 'Redux Toolkit' }).click()
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toHaveText('Every change has a name.') // the address changes before the page does
  expect(await isSameDocument()).toBe(true)

  const external = page.locator('a[href^="http"]')
  expect(await external.count()).toBeGreaterThan(5)
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAccessibleName(/\(opens in new tab\)$/)
  }
})

test('a link in a drawing is followed like any other, by pointer and by key', async ({ page }) => {
  const box = (href: string, at: number, name: string) => `<a href="${href}"><text x="${at}" y="40">${name}</text></a>`
  const boxes = [
    box('/usage/usage-guide#upgrade-from-19', 10, 'Upgrade from 1.9'),
    box('/tutorials/typescript', 300, 'TypeScript quick start'),
  ]
  const drawing = `<svg role="group" aria-label="Two ways" viewBox="0 0 600 60" width="600">${boxes.join('')}</svg>`
  await editDoc(page, '/api/createReducer', ({ page }) => page.tree.unshift({ type: 'html', html: drawing }))
  await open(page, '/tutorials/overview')
  const isSameDocument = await watchDocument(page)
  await (await addLink(page, '/api/createReducer')).click()
  const tree = page.getByRole('group', { name: 'Two ways' })
  await tree.getByRole('link', { name: 'Upgrade from 1.9' }).click()
  await expect(page).toHaveURL('/usage/usage-guide#upgrade-from-19')
  await expect(page.getByRole('heading', { name: 'Upgrade from 1.9' })).toBeInViewport()
  await page.goBack()
  await tree.getByRole('link', { name: 'TypeScript quick start' }).press('Enter')
  await expect(heading(page)).toHaveText('TypeScript quick start')
  expect(await isSameDocument()).toBe(true)
})

test('a screen with styles of its own looks the same after a link as after a load', async ({ page }) => {
  const look = () =>
    page.getByRole('main').evaluate((main) => {
      const parts = [main, ...main.querySelectorAll('h1, h2, form, ul')]
      return parts.map((part) => {
        const { display, fontSize, gridTemplateColumns, marginBlock, padding } = getComputedStyle(part)
        return [part.tagName, display, fontSize, gridTemplateColumns, marginBlock, padding]
      })
    })
  for (const path of ['/', '/search', '/no/such/page']) {
    await open(page, path)
    const loaded = await look()
    await open(page, SLICE)
    await (await addLink(page, path)).click()
    await expect(page).toHaveURL(path)
    await expect.poll(look, path).toEqual(loaded)
  }
})
