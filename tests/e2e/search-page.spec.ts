import type { Page } from '@playwright/test'
import {
  addLink,
  expect,
  heading,
  historyLength,
  hold,
  holdPage,
  open,
  scrollPageTo,
  scrollTop,
  test,
} from './support/reader.ts'

const box = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' })
const results = (page: Page) => page.getByRole('article')
const firstResult = (page: Page) => results(page).first().getByRole('heading', { level: 2 }).getByRole('link')
const count = (page: Page) => page.getByText(/^(One document|\d+ documents) found$/)
const filter = (page: Page) => page.getByRole('main').getByRole('radiogroup', { name: 'Kind of result' })

test('without a query it invites to search, in a box that has focus', async ({ page }) => {
  await open(page, '/search')
  await expect(heading(page)).toHaveText('Search the documentation')
  await expect(page).toHaveTitle('Search the documentation | Redux Toolkit')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveAttribute('placeholder', 'Type your search here')
  await expect(box(page)).toHaveAttribute('name', 'q')
  await expect(box(page)).toHaveAttribute('autocomplete', 'off')
  await expect(page.getByRole('main')).toHaveCount(1)
  for (const nothing of [page.getByText('No results were found'), page.getByText('Search by'), filter(page)]) {
    await expect(nothing).toHaveCount(0)
  }
  await box(page).fill('   ')
  await expect(heading(page)).toHaveText('Search the documentation')
})

test('the query is read from the address, with + and %20 as spaces', async ({ page }) => {
  for (const search of ['?q=create+slice', '?q=create%20slice']) {
    await open(page, `/search${search}`)
    await expect(box(page)).toHaveValue('create slice')
    await expect(heading(page)).toHaveText('Search results for "create slice"')
    await expect(page).toHaveTitle('Search results for "create slice" | Redux Toolkit')
    await expect(firstResult(page)).toHaveText('createSlice')
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
  await expect(results(page).first()).toBeVisible()
  await expect(box(page)).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
  await box(page).press('Enter')
  await expect(page).toHaveURL('/search?view=list&q=slice#end')
  await expect(box(page)).toHaveValue('slice')
  await box(page).fill('')
  await expect(page).toHaveURL('/search?view=list#end')
  await expect(heading(page)).toHaveText('Search the documentation')
  await expect(results(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/tutorials/overview')
  await expect(heading(page)).toHaveText('Choose a tutorial')
})

test('what is typed while a page is on its way does not get into the address of that page', async ({ page }) => {
  await open(page, '/search/')
  await box(page).fill('createReducer')
  await expect(page).toHaveURL('/search/?q=createReducer')
  await expect(firstResult(page)).toHaveText('createReducer')
  const release = await holdPage(page, '/api/createReducer')
  await firstResult(page).dispatchEvent('click') // without pointing at it, which would fetch it
  await expect(page).toHaveURL('/api/createReducer')
  await box(page).press('s')
  await expect(box(page)).toHaveValue('createReducers')
  await expect(page).toHaveURL('/api/createReducer')
  release()
  await expect(page.locator('h1')).toHaveText('createReducer')
  await expect(page).toHaveURL('/api/createReducer')
})

test('what was typed before the scripts came is searched for', async ({ page }) => {
  const release = await hold(page, '/assets/app.*')
  await page.goto('/search', { waitUntil: 'commit' })
  await box(page).pressSequentially('createSlice')
  release()
  await expect(firstResult(page)).toHaveText('createSlice')
  await expect(box(page)).toHaveValue('createSlice')
  await expect(page).toHaveURL('/search?q=createSlice')
})

test('box, heading and results follow the address: another link to it, Back and Forward', async ({ page }) => {
  await open(page, '/search?q=createSlice')
  await expect(firstResult(page)).toHaveText('createSlice')
  await (await addLink(page, '/search?q=createListenerMiddleware')).click()
  await expect(box(page)).toHaveValue('createListenerMiddleware')
  await expect(heading(page)).toHaveText('Search results for "createListenerMiddleware"')
  await expect(firstResult(page)).toHaveText('createListenerMiddleware')
  await page.goBack()
  await expect(box(page)).toHaveValue('createSlice')
  await expect(heading(page)).toHaveText('Search results for "createSlice"')
  await expect(firstResult(page)).toHaveText('createSlice')
  await page.goForward()
  await expect(box(page)).toHaveValue('createListenerMiddleware')
  await expect(firstResult(page)).toHaveText('createListenerMiddleware')
})

test('a result is its heading, where that stands, its kind, and words round the match', async ({ page }) => {
  await open(page, '/search?q=createSlice')
  const result = results(page).first()
  const link = result.getByRole('heading', { level: 2 }).getByRole('link', { name: 'createSlice', exact: true })
  await expect(link).toHaveAttribute('href', '/api/createSlice')
  await expect(link.locator('mark')).toHaveText('createSlice')
  await expect(result.getByRole('listitem').first()).toHaveText('API reference')
  await expect(result.getByText('API', { exact: true })).toBeVisible()
  await expect(result.getByRole('paragraph')).toHaveText(/\w\.\.\.$/)
  const provider = page.getByRole('main').getByRole('link', { name: 'Search by Redux Toolkit' })
  await expect(provider).toHaveAttribute('href', '/search')
})

test('a result leads to its page without a page load, and Back to the same place of the results', async ({ page }) => {
  await open(page, '/search?q=zzzzqqqq')
  await expect(page.getByText('No results were found')).toBeVisible() // so all texts have come: no better list follows
  await box(page).fill('query')
  await expect(page).toHaveURL('/search?q=query')
  await expect(results(page)).toHaveCount(15)
  await page.getByText('Fetching new results...').scrollIntoViewIfNeeded()
  await expect(results(page)).toHaveCount(30)
  await scrollPageTo(page, 1200)
  const shown = results(page).nth(10).getByRole('link')
  await shown.click()
  await expect(heading(page)).not.toHaveText(/^Search results/)
  await page.goBack()
  await expect(box(page)).toHaveValue('query')
  await expect(results(page)).toHaveCount(30)
  await expect.poll(() => scrollTop(page)).toBe(1200)
})

test('a link to it puts the focus into its box, Back and Forward leave the focus where it is', async ({ page }) => {
  await open(page, '/tutorials/overview')
  await (await addLink(page, '/search')).click()
  await expect(box(page)).toBeFocused()
  const link = await addLink(page, '/api/createSlice')
  await link.click()
  await expect(heading(page)).toHaveText('createSlice')
  await link.focus()
  await page.goBack()
  await expect(box(page)).toBeVisible()
  await expect(link).toBeFocused()
  await page.goBack()
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await page.goForward()
  await expect(box(page)).toBeVisible()
  await expect(link).toBeFocused()
})

test('whoever is at the end of the list while better results are on their way gets more with them', async ({
  page,
}) => {
  await page.addInitScript(takeOverEnd)
  await page.addInitScript(takeOverQuestions)
  await open(page, '/search?q=query')
  await expect(results(page)).toHaveCount(15)
  await page.evaluate('improve()')
  await expect.poll(() => page.evaluate('heldQuestions()')).toBe(1) // the one for better results
  await page.evaluate('seeEnd()')
  await page.evaluate('releaseQuestions()')
  await expect.poll(() => results(page).count()).toBeGreaterThan(15)
})

test('a query that finds nothing says so and takes a report', async ({ page }) => {
  await open(page, '/search?q=zzzzqqqq')
  await expect(page.getByText('No results were found')).toBeVisible()
  await expect(results(page)).toHaveCount(0)
  await expect(count(page)).toHaveCount(0)
  const report = page.getByRole('link', { name: 'Let us know.' })
  await expect(page.getByText('Believe this query should return results?')).toBeVisible()
  await expect(report).toHaveAttribute('href', /zzzzqqqq/)
  await expect(report).toHaveAttribute('target', '_blank')
  await expect(report).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a name that is near goes into the box and is searched for', async ({ page }) => {
  await open(page, '/search?q=confgrstre&kind=guide')
  await expect(page.getByText('No results were found')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'configureStore' }).click()
  await expect(page).toHaveURL('/search?q=configureStore')
  await expect(box(page)).toHaveValue('configureStore')
  await expect(box(page)).toBeFocused()
  await expect(firstResult(page)).toHaveText('configureStore')
})

test('results are narrowed to a kind by keys alone, and the address says so', async ({ page }) => {
  await open(page, '/search?q=createSlice')
  await expect(count(page)).toBeVisible()
  const before = await historyLength(page)
  await box(page).press('Tab')
  await expect(filter(page).getByRole('radio', { name: /^All \d+$/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const api = filter(page).getByRole('radio', { name: /^API \d+$/ })
  await expect(api).toBeFocused()
  await expect(page).toHaveURL('/search?q=createSlice&kind=api')
  await expect(firstResult(page)).toHaveText('createSlice')
  await expect(api).toBeFocused()
  await expect(results(page).getByText(/^(Guide|Tutorial|Error)$/)).toHaveCount(0)
  expect(await historyLength(page)).toBe(before)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/search?q=createSlice')
})

test('a kind in the address narrows from the start; one that does not exist is every kind', async ({ page }) => {
  await open(page, '/search?q=cache&kind=guide')
  await expect(results(page).first().getByText('Guide', { exact: true })).toBeVisible()
  await expect(results(page).getByText(/^(API|Tutorial|Error)$/)).toHaveCount(0)
  await expect(filter(page).getByRole('radio', { name: /^Guides/ })).toBeChecked()
  await open(page, '/search?q=cache&kind=nonsense')
  await expect(filter(page).getByRole('radio', { name: /^All/ })).toBeChecked()
})

test('while texts are on their way nothing is said to be missing; then results come without a word', async ({
  page,
}) => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/search/text-*', async (route) => {
    await gate
    await route.continue()
  })
  await open(page, '/search?q=zzzzqqqq')
  await expect(page.getByText('Searching')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Search by Redux Toolkit' })).toBeVisible()
  await expect(page.getByText('No results were found')).toHaveCount(0)
  release()
  await expect(page.getByText('No results were found')).toBeVisible()
  await expect(page.getByText('Searching')).toHaveCount(0)
})

test('an index that cannot be fetched is an error that the next key tries to mend', async ({ page }) => {
  await page.route('**/assets/search/names*', (route) => route.abort())
  await open(page, '/search?q=createSlic')
  await expect(page.getByText('Unable to fetch results')).toBeVisible()
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible()
  await expect(page.getByText('No results were found')).toHaveCount(0)
  await page.unroute('**/assets/search/names*')
  await box(page).press('End')
  await box(page).press('e')
  await expect(firstResult(page)).toHaveText('createSlice')
  await expect(page.getByText('Unable to fetch results')).toHaveCount(0)
})

/** Runs in the page, before it: the end of the list is in sight from the moment the test says so, whatever stands above it. */
function takeOverEnd(): void {
  let isSeen = false
  const watching = new Set<() => void>()
  const Native = IntersectionObserver
  window.IntersectionObserver = class extends Native {
    readonly tell: () => void
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options)
      this.tell = () => callback([{ isIntersecting: isSeen } as IntersectionObserverEntry], this)
    }
    override observe(target: Element) {
      if (target.tagName === 'A') return super.observe(target) // links that may be fetched ahead
      watching.add(this.tell)
      queueMicrotask(this.tell)
    }
    override disconnect() {
      watching.delete(this.tell)
      super.disconnect()
    }
  }
  Object.assign(window, {
    seeEnd: () => {
      isSeen = true
      for (const tell of watching) tell()
    },
  })
}

/** Runs in the page, before it: that better results can be had is told when the test says so, and questions from then on are kept. */
function takeOverQuestions(): void {
  const send = Worker.prototype.postMessage
  const news: Array<() => void> = []
  let isNewsHeld = true
  let held: Array<() => void> | null = null
  const Native = Worker
  window.Worker = class extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      // Before the page's own listener.
      this.addEventListener('message', (event) => {
        if (!isNewsHeld || event.data.type !== 'improved') return
        event.stopImmediatePropagation()
        news.push(() => this.dispatchEvent(new MessageEvent('message', { data: event.data })))
      })
    }
    override postMessage(message: { type?: string }, ...more: never[]) {
      const pass = () => send.call(this, message, ...more)
      if (held && message.type === 'search') held.push(pass)
      else pass()
    }
  }
  const passAll = (kept: Array<() => void>) => {
    for (const pass of kept) pass()
  }
  Object.assign(window, {
    improve: () => {
      held = []
      isNewsHeld = false
      passAll(news)
    },
    heldQuestions: () => held?.length,
    releaseQuestions: () => {
      const kept = held ?? []
      held = null
      passAll(kept)
    },
  })
}
