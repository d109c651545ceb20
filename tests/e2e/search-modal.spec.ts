import type { Page } from '@playwright/test'
import type { SearchRecord } from '#engine/model/search.ts'
import { expectNoViolations } from './support/axe.ts'
import {
  expect,
  expectTabAt,
  heading,
  hold,
  holdPage,
  navbar,
  open,
  PHONE,
  scrollPageTo,
  scrollTop,
  siteData,
  storage,
  test,
  watchDocument,
  watchWarnings,
} from './support/reader.ts'
import { test as siteTest } from './support/site-fixture.ts'

/** One of the smaller pages: most tests only need some page behind the modal. */
const PAGE = '/tutorials/overview'
const SLICE = '/api/createSlice'
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__'
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__'

const modal = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => modal(page).getByRole('combobox', { name: 'Search' })
const options = (page: Page) => modal(page).getByRole('option')
const selected = (page: Page) => modal(page).getByRole('option', { selected: true })
const groups = (page: Page) => modal(page).getByRole('listbox').getByRole('group')
const searchButton = (page: Page) => navbar(page).getByRole('button', { name: /^Search/ })

async function openModal(page: Page, path = PAGE): Promise<void> {
  await page.addInitScript(watchAnswers)
  await open(page, path)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

/** Types a query and waits for its results. */
async function find(page: Page, query: string): Promise<void> {
  await box(page).fill(query)
  await expect(modal(page).getByRole('link', { name: /^See all/ })).toHaveAttribute(
    'href',
    `/search?q=${encodeURIComponent(query.trim())}`,
  )
}

/** Waits until a list stays as it is: once the texts have come, a better one takes the place of the first. */
async function settle(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('isLastAnswerComplete')).toBe(true)
  // The page has heard of it, and has drawn it two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Runs in the page, before it: says whether the last question has got its last answer. */
function watchAnswers(): void {
  const Native = Worker
  window.Worker = class extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'answer') Object.assign(window, { isLastAnswerComplete: data.answer.isComplete })
      })
    }
    override postMessage(message: { type?: string }, ...more: never[]) {
      if (message.type === 'search') Object.assign(window, { isLastAnswerComplete: false })
      super.postMessage(message, ...more)
    }
  }
}

function record(name: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const hierarchy = { lvl0: name, lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  const url = `https://redux-toolkit.js.org/api/${name}`
  return { objectID: name, url, type: 'lvl1', hierarchy, content: null, kind: 'api', trail: ['API reference'], ...more }
}

/** Opens the modal of a reader who has searched before. */
async function openWithStored(page: Page, recent: SearchRecord[] | string, favorites: SearchRecord[] | string = []) {
  await open(page, PAGE)
  const { indexName } = (await siteData(page)).search
  await page.evaluate(
    ([entries]) => {
      for (const [key, value] of entries)
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    },
    [[[RECENT + indexName, recent] as const, [FAVORITE + indexName, favorites] as const]] as const,
  )
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

/** The ids stored under one of the two keys. */
async function storedIds(page: Page, prefix: string): Promise<string[] | null> {
  const text = Object.entries(await storage(page)).find(([key]) => key.startsWith(prefix))?.[1]
  return text === undefined ? null : (JSON.parse(text) as SearchRecord[]).map(({ objectID }) => objectID)
}

/* ---------------------------------------------------------------- opening and closing */

test('Ctrl+K, ⌘K and / open it, Ctrl+K closes it, and / is a character in it', async ({ page }) => {
  await open(page, PAGE)
  for (const keys of ['Control+k', 'Meta+k', 'Control+Shift+K', '/']) {
    await page.keyboard.press(keys)
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('')
    await page.keyboard.press('/')
    await expect(box(page)).toHaveValue('/')
    await page.keyboard.press('Control+k')
    await expect(modal(page)).toHaveCount(0)
  }
  const filter = page.getByRole('searchbox', { name: 'Filter pages' })
  await filter.focus()
  await page.keyboard.press('/')
  await expect(filter).toHaveValue('/')
  await expect(modal(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
})

test('the button opens it; a letter typed on the button is the query, once; keys with a modifier are not ours', async ({
  page,
}) => {
  await open(page, PAGE)
  await searchButton(page).click()
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(searchButton(page)).toBeFocused()
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Alt+s')
  await page.keyboard.press('Shift')
  await expect(modal(page)).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(box(page)).toHaveValue('c')
  await page.keyboard.type('reate')
  await expect(box(page)).toHaveValue('create')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toHaveValue('')
})

test('on a Mac the button names the keys of a Mac', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }))
  await open(page, PAGE)
  await expect(searchButton(page)).toHaveAccessibleName('Search (Command+K)')
  await expect(searchButton(page)).toHaveAttribute('aria-keyshortcuts', 'Meta+K')
  await expect(searchButton(page).locator('kbd')).toHaveText(['⌘', 'K'])
})

test('what is typed while its code is on the way is not lost; Escape gives up and leaves focus where it was', async ({
  page,
}) => {
  const release = await hold(page, '/assets/SearchModal*.js')
  await open(page, PAGE)
  const filter = page.getByRole('searchbox', { name: 'Filter pages' })
  await filter.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('gone')
  await page.keyboard.press('Escape')
  await expect(filter).toBeFocused()
  await expect(filter).toHaveValue('')
  await searchButton(page).focus()
  await page.keyboard.type('async thunks')
  await page.keyboard.press('Backspace')
  release()
  await expect(box(page)).toHaveValue('async thunk')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(searchButton(page)).toBeFocused()
})

test('a press on the page while its code is on the way gives it up, and focus is where it was', async ({ page }) => {
  const release = await hold(page, '/assets/SearchModal*.js')
  await open(page, PAGE)
  const filter = page.getByRole('searchbox', { name: 'Filter pages' })
  await filter.focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
  await page.mouse.click(640, 500)
  await expect(filter).toBeFocused()
  release()
  await page.keyboard.type('slice')
  await expect(filter).toHaveValue('slice')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('its code and index come with the intent, not with the page', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await open(page, PAGE)
  await page.waitForLoadState('networkidle')
  expect(paths.filter((path) => /search/i.test(path))).toEqual([])
  await searchButton(page).hover()
  await expect
    .poll(() => paths.filter((path) => /search/i.test(path)).join())
    .toMatch(/SearchModal.*names|names.*SearchModal/)
  expect(paths.filter((path) => path.includes('/text-'))).toEqual([])
  await searchButton(page).click()
  await expect.poll(() => paths.some((path) => path.includes('/text-'))).toBe(true)
})

test('text selected on the page is the query, shown selected, and searched for at once', async ({ page }) => {
  await open(page, SLICE)
  await heading(page).evaluate((element) => getSelection()?.selectAllChildren(element))
  await page.keyboard.press('Control+k')
  await expect(box(page)).toHaveValue('createSlice')
  await expect(selected(page)).toContainText('createSlice')
  await page.keyboard.type('x')
  await expect(box(page)).toHaveValue('x')
})

test('Escape closes with one press, even with text in the box, and the query is forgotten', async ({ page }) => {
  await openModal(page)
  await find(page, 'slice')
  await page.keyboard.press('Escape')
  await expect(modal(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toHaveValue('')
  await expect(modal(page)).toContainText('No recent searches')
})

test('a press beside it closes it, on press; one that starts inside does not, and nothing below is pressed', async ({
  page,
}) => {
  await openModal(page)
  const { x = 0, y = 0 } = (await box(page).boundingBox()) ?? {}
  await page.mouse.move(x + 5, y + 5)
  await page.mouse.down()
  await page.mouse.move(5, 300)
  await page.mouse.up()
  await expect(modal(page)).toBeVisible()
  const brand = (await navbar(page).getByRole('link', { includeHidden: true }).first().boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(brand.x + 5, brand.y + 5)
  await page.mouse.down()
  await expect(modal(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(page).toHaveURL(PAGE)
})

test('focus goes back to where it was, and the page stays where it was and does not move', async ({ page }) => {
  await open(page, SLICE)
  await scrollPageTo(page, 400)
  const link = page.getByRole('main').getByRole('link').nth(3)
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  const place = await heading(page).boundingBox()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  expect(await heading(page).boundingBox()).toEqual(place)
  await page.mouse.move(600, 700)
  await page.mouse.wheel(0, 300)
  await find(page, 'slice')
  expect(await scrollTop(page)).toBe(400)
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  expect(await scrollTop(page)).toBe(400)
  expect(await heading(page).boundingBox()).toEqual(place)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(400)
})

test('a scroll bar that goes takes no room from the page', async ({ page }) => {
  // Headless browsers lay scroll bars over the page; this one stands in for one that takes room.
  await page.addInitScript(() => {
    Object.defineProperty(HTMLHtmlElement.prototype, 'clientWidth', { get: () => innerWidth - 15 })
  })
  await openModal(page)
  await expect(page.locator('body')).toHaveCSS('padding-right', '15px')
  await page.keyboard.press('Escape')
  await expect(page.locator('body')).toHaveCSS('padding-right', '0px')
})

test('Tab and Shift+Tab go round inside, over what there is at the moment', async ({ page }) => {
  await openModal(page)
  const stops = async () => {
    const names: string[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      const name = await modal(page).evaluate((dialog) => {
        const { activeElement } = document
        if (!activeElement || !dialog.contains(activeElement)) return 'outside'
        return (
          activeElement.getAttribute('aria-label') ??
          activeElement.closest('label')?.textContent ??
          activeElement.textContent
        )
      })
      names.push((name ?? '').replace(/\d+/, '').trim())
      if (name === 'Search' || names.length > 12) return names
    }
  }
  expect(await stops()).toEqual(['Search by Redux Toolkit', 'Search'])
  await find(page, 'slice')
  expect(await stops()).toEqual(['Clear the query', 'All', 'See all  results', 'Search by Redux Toolkit', 'Search'])
  await page.keyboard.press('Shift+Tab')
  await expect(modal(page).getByRole('link', { name: 'Search by Redux Toolkit' })).toBeFocused()
})

test('there is never a second one', async ({ page }) => {
  const release = await hold(page, '/assets/SearchModal*.js')
  await open(page, PAGE)
  await page.keyboard.press('/')
  await page.keyboard.press('/')
  await searchButton(page).dispatchEvent('click')
  release()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('it is a modal dialog with a combobox, and the page behind is out of reach', async ({ page }) => {
  await openModal(page)
  await expect(modal(page)).toHaveAttribute('aria-modal', 'true')
  expect(await modal(page).evaluate((element) => element.matches('dialog:modal'))).toBe(true)
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await find(page, 'slice')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(modal(page).getByRole('listbox')).toHaveAttribute(
    'id',
    (await box(page).getAttribute('aria-controls')) ?? '',
  )
  await expect(selected(page)).toHaveCount(1)
  await expect(selected(page)).toHaveAttribute('id', (await box(page).getAttribute('aria-activedescendant')) ?? '')
})

test('on a phone it fills the screen and has a Cancel button', async ({ page }) => {
  await openModal(page)
  await expect(modal(page).getByRole('button', { name: 'Cancel' })).toBeHidden()
  await page.setViewportSize({ width: 769, height: 800 })
  await expect(modal(page).getByRole('button', { name: 'Cancel' })).toBeHidden()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(modal(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
  await page.setViewportSize(PHONE)
  expect(await modal(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
  await find(page, 'slice')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await modal(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(modal(page)).toHaveCount(0)
})

test('a page that was on its way when it was opened leaves it open', async ({ page }) => {
  await openModal(page)
  const release = await holdPage(page, '/api/createSelector')
  await find(page, 'createSelector')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/api/createSelector')
  await page.keyboard.press('Control+k')
  await box(page).fill('thunk')
  release()
  await expect(page.locator('h1')).toHaveText('createSelector')
  await expect(box(page)).toHaveValue('thunk')
  await expect(box(page)).toBeFocused()
})

test('a page change behind it closes it', async ({ page }) => {
  await open(page, '/introduction/getting-started')
  await navbar(page).getByRole('link', { name: 'API', exact: true }).click()
  await page.waitForURL('**/api/**')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.goBack()
  await expect(modal(page)).toHaveCount(0)
  await expect(page).toHaveURL('/introduction/getting-started')
})

/* ---------------------------------------------------------------- the query box */

test('the box takes 64 characters as they are typed, before its code has come as well', async ({ page }) => {
  const release = await hold(page, '/assets/SearchModal*.js')
  await open(page, PAGE)
  await page.keyboard.press('Control+k')
  for (const role of ['textbox', 'combobox'] as const) {
    const queryBox = modal(page).getByRole(role, { name: 'Search' })
    for (const [name, value] of [
      ['placeholder', 'Search docs'],
      ['maxlength', '64'],
      ['autocomplete', 'off'],
      ['autocorrect', 'off'],
      ['autocapitalize', 'off'],
      ['spellcheck', 'false'],
    ] as const) {
      await expect(queryBox).toHaveAttribute(name, value)
    }
    release()
  }
  await expect(box(page)).toHaveAttribute('type', 'search')
})

test('spaces are no query; "Clear the query" empties the box, shows the start screen and gives the box the focus', async ({
  page,
}) => {
  await openModal(page)
  const clear = modal(page).getByRole('button', { name: 'Clear the query' })
  await expect(clear).toHaveCount(0)
  await box(page).fill('   ')
  await page.keyboard.press('Enter')
  await expect(modal(page)).toContainText('No recent searches')
  await find(page, 'slice')
  await expect(clear).toHaveAttribute('title', 'Clear the query')
  await clear.click()
  await expect(box(page)).toHaveValue('')
  await expect(box(page)).toBeFocused()
  await expect(modal(page)).toContainText('No recent searches')
})

test('while an answer is late the previous screen stays, and a spinner takes the place of the magnifier', async ({
  page,
}) => {
  const release = await hold(page, '/assets/search/names*')
  await open(page, PAGE)
  await page.keyboard.press('Control+k')
  await box(page).fill('slice')
  await expect(modal(page).getByRole('img', { name: 'Searching' })).toBeVisible()
  await expect(modal(page)).toContainText('No recent searches')
  release()
  await expect(selected(page)).toBeVisible()
  await expect(modal(page).getByRole('img', { name: 'Searching' })).toHaveCount(0)
})

test('keys that an input method takes select nothing and close nothing', async ({ page }) => {
  await openModal(page)
  await find(page, 'slice')
  const first = await selected(page).getAttribute('id')
  await box(page).evaluate((input) => {
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }))
    }
  })
  await expect(selected(page)).toHaveAttribute('id', first ?? '')
  await expect(page).toHaveURL(PAGE)
})

/* ---------------------------------------------------------------- results */

test('results are grouped by page, at most five each, with their trail and matches marked', async ({ page }) => {
  await openModal(page)
  await find(page, 'createAsyncThunk')
  await expect(selected(page)).toContainText('createAsyncThunk')
  await expect(selected(page).locator('mark').first()).toBeVisible()
  await expect(groups(page).first()).toHaveAccessibleName('createAsyncThunk')
  await expect(groups(page).first()).toContainText('API reference')
  for (const group of await groups(page).all()) {
    expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5)
  }
  expect(await options(page).count()).toBeLessThanOrEqual(20)
})

for (const width of [769, 768]) {
  test(`below a page stands the sentence of it that answers, whole, in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openModal(page)
    await find(page, 'createAsyncThunk')
    await expect(options(page).first().locator('small')).toHaveText(/^[A-Z][^…]{40,}\.$/)
  })
}

test('the first option is selected; arrows go through all groups and round both ends while focus stays in the box', async ({
  page,
}) => {
  await openModal(page)
  await find(page, 'slice')
  await settle(page)
  const count = await options(page).count()
  expect(count).toBeGreaterThan(5)
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  for (let i = 1; i < count; i++) await page.keyboard.press('ArrowDown')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toBeFocused()
  await find(page, 'thunk')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).first()).toBeInViewport({ ratio: 1 })
})

test('the pointer selects when it moves, not by lying under a new list', async ({ page }) => {
  await openModal(page)
  await find(page, 'slice')
  await settle(page)
  await options(page).nth(2).hover()
  await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true')
  await find(page, 'thunk')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
})

test('after a press on nothing in particular, keys are for the box again', async ({ page }) => {
  await openModal(page)
  await find(page, 'slice')
  await settle(page)
  await groups(page).first().locator('strong').click()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toBeFocused()
  await groups(page).first().locator('strong').click()
  await page.keyboard.type('x')
  await expect(box(page)).toHaveValue('slicex')
})

test('on an empty list arrows and Enter do nothing', async ({ page }) => {
  await openModal(page)
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await box(page).fill('zzzzqqqq')
  await expect(modal(page)).toContainText('No results for')
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await expect(modal(page)).toBeVisible()
  await expect(page).toHaveURL(PAGE)
})

test('Enter and a press open a result without loading the page anew', async ({ page }) => {
  await openModal(page, '/')
  const isSame = await watchDocument(page)
  await find(page, 'createEntityAdapter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/api/createEntityAdapter')
  await expect(modal(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await find(page, 'createSelector')
  await options(page).first().click()
  await expect(page).toHaveURL('/api/createSelector')
  await expect(modal(page)).toHaveCount(0)
  expect(await isSame()).toBe(true)
})

test('Enter right after typing means the results that are on their way', async ({ page }) => {
  const release = await hold(page, '/assets/search/names*')
  await open(page, PAGE)
  await page.keyboard.press('Control+k')
  await box(page).fill('createSelector')
  await page.keyboard.press('Enter')
  await expect(modal(page)).toBeVisible()
  release()
  await expect(page).toHaveURL('/api/createSelector')
})

test('Enter before its code has come is for the first result, unless more is typed', async ({ page }) => {
  const release = await hold(page, '/assets/SearchModal*.js')
  await open(page, PAGE)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('createSelecto')
  await page.keyboard.press('Enter')
  await page.keyboard.type('r')
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL('/api/createSelector')
  await expect(modal(page)).toHaveCount(0)
  await expect(heading(page)).toHaveText('createSelector')
})

test('Enter on nothing, before its code has come, opens nothing', async ({ page }) => {
  const release = await hold(page, '/assets/SearchModal*.js')
  await open(page, PAGE)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Enter')
  release()
  await expect(box(page)).toBeFocused()
  await expect(page).toHaveURL(PAGE)
})

test('a result on the page one is on leads to its place', async ({ page }) => {
  await openModal(page, SLICE)
  await find(page, 'createSlice')
  await settle(page)
  const target = groups(page).first().getByRole('option').nth(1)
  const href = (await target.getAttribute('href')) ?? ''
  const { pathname, hash } = new URL(href, 'http://x')
  expect(pathname).toBe(SLICE)
  await target.click()
  await expect(page).toHaveURL(href)
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport()
})

test('Enter with Ctrl, ⌘ or Shift opens a result elsewhere, and the modal stays open', async ({ page, context }) => {
  await openModal(page)
  await find(page, 'createEntityAdapter')
  for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)])
    await expectTabAt(other, /\/api\/createEntityAdapter$/)
    await other.close()
    await expect(page).toHaveURL(PAGE)
    await expect(modal(page)).toBeVisible()
  }
})

test('so do presses with Ctrl and with the middle button', async ({ page, context }) => {
  await openModal(page)
  await find(page, 'createEntityAdapter')
  await settle(page)
  for (const press of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    const [other] = await Promise.all([context.waitForEvent('page'), options(page).first().click(press)])
    await expectTabAt(other, /\/api\/createEntityAdapter$/)
    await expect(modal(page)).toBeVisible()
  }
  expect((await storedIds(page, RECENT))?.length).toBe(1)
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('"See all" names the number of results and leads to all of them', async ({ page }) => {
  await openModal(page)
  await find(page, 'createSlice reducers')
  const all = modal(page).getByRole('link', { name: /^See all \d+ results$/ })
  await all.click()
  await expect(page).toHaveURL('/search?q=createSlice%20reducers')
  await expect(modal(page)).toHaveCount(0)
  await expect(heading(page)).toHaveText('Search results for "createSlice reducers"')
})

test('results are narrowed to a kind from the keyboard, and "See all" with them', async ({ page }) => {
  await openModal(page)
  await find(page, 'thunk')
  const kinds = modal(page).getByRole('radiogroup')
  await expect(kinds.getByRole('radio', { name: /^All/ })).toBeChecked()
  // More is found while the texts come: the two numbers agree at every moment, but one read later may be another.
  const sees = modal(page).getByRole('link', { name: /^See all \d+ results$/ })
  await expect
    .poll(async () => {
      const all = /\d+/.exec(await kinds.getByText(/^All/).innerText())?.[0]
      return (await sees.innerText()) === `See all ${all} results`
    })
    .toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(kinds.getByRole('radio', { name: /^API/ })).toBeChecked()
  await expect(kinds.getByRole('radio', { name: /^API/ })).toBeFocused()
  await expect(modal(page).getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/search?q=thunk&kind=api')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
})

test('the number of results, or that there are none, is told to screen readers', async ({ page }) => {
  await openModal(page)
  const status = modal(page).getByRole('status')
  await expect(status).toHaveText('')
  await find(page, 'slice')
  await expect(status).toHaveText(/^\d+ results$/)
  await box(page).fill('zzzzqqqq')
  await expect(status).toHaveText('No results')
})

test('a query that looks like markup is text', async ({ page }) => {
  await openModal(page)
  await box(page).fill('<zzzzqqqq>')
  await expect(modal(page)).toContainText('No results for "<zzzzqqqq>"')
  await box(page).fill('<img src=x onerror=alert(1)>')
  await expect(modal(page)).not.toContainText('zzzzqqqq')
  await expect(modal(page).locator('img, zzzzqqqq')).toHaveCount(0)
})

/* ---------------------------------------------------------------- no results, failure, footer */

test('without results it offers groups that were found before, and whom to tell', async ({ page }) => {
  await openModal(page)
  await find(page, 'createSlice')
  await settle(page)
  const names = await groups(page).evaluateAll((all) => all.map((group) => group.getAttribute('aria-label') ?? ''))
  await box(page).fill('zzzzqqqq')
  await expect(modal(page)).toContainText('No results for "zzzzqqqq"')
  await expect(modal(page).getByText('zzzzqqqq', { exact: true })).toHaveCSS('font-weight', '700')
  await expect(modal(page)).toContainText('Try searching for:')
  const buttons = modal(page).getByRole('listitem').getByRole('button')
  await expect(buttons).toHaveText(names.slice(0, 3))
  const report = modal(page).getByRole('link', { name: 'Let us know.' })
  await expect(modal(page)).toContainText('Believe this query should return results?')
  await expect(report).toHaveAttribute('href', /zzzzqqqq/)
  await expect(report).toHaveAttribute('target', '_blank')
  await expect(report).toHaveAttribute('rel', 'noopener noreferrer')
  await buttons.first().click()
  await expect(box(page)).toHaveValue(`${names[0]?.toLowerCase()} `)
  await expect(box(page)).toBeFocused()
  await expect(selected(page)).toBeVisible()
})

test('without groups from before it offers the nearest names', async ({ page }) => {
  await openModal(page)
  await box(page).fill('kreatslyze')
  await expect(modal(page)).toContainText('No results for "kreatslyze"')
  await modal(page).getByRole('button', { name: 'createSlice' }).click()
  await expect(box(page)).toHaveValue('createSlice')
  await expect(selected(page)).toContainText('createSlice')
})

test('when the index cannot be had it says so until the query changes, and the next letter tries again', async ({
  page,
}) => {
  const warnings = watchWarnings(page)
  await page.route('**/assets/search/names*', (route) => route.abort())
  await openModal(page)
  await box(page).fill('slice')
  await expect(modal(page)).toContainText('Unable to fetch results')
  await expect(modal(page)).toContainText('You might want to check your network connection.')
  await expect(modal(page)).not.toContainText('No results')
  await expect.poll(() => warnings.join()).toContain('slice')
  await page.unroute('**/assets/search/names*')
  await box(page).press('End')
  await page.keyboard.type('s')
  await expect(selected(page)).toBeVisible()
  await expect(modal(page)).not.toContainText('Unable to fetch results')
})

test('once loaded it needs no network', async ({ page, context }) => {
  await openModal(page)
  await find(page, 'slice')
  await settle(page) // all texts have come
  await context.setOffline(true)
  await find(page, 'optimistic update')
  await expect(selected(page)).toBeVisible()
})

test('if its code cannot be fetched the search page is opened', async ({ page }) => {
  const warnings = watchWarnings(page)
  let fail = () => {}
  const gate = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/assets/SearchModal*.js', async (route) => {
    await gate
    await route.abort()
  })
  await open(page, PAGE)
  await searchButton(page).focus()
  await page.keyboard.type('thunk')
  fail()
  await expect(page).toHaveURL('/search?q=thunk')
  await expect.poll(() => warnings.join()).toContain('Could not load the search')
})

test('without a network before its code was fetched it says so, and the next key tries again', async ({
  page,
  context,
}) => {
  const warnings = watchWarnings(page)
  await open(page, PAGE)
  const early = modal(page).getByRole('textbox', { name: 'Search' })
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  await expect(modal(page)).toContainText('Unable to fetch results')
  await expect(modal(page)).toContainText('You might want to check your network connection.')
  await expect(early).toBeFocused()
  await modal(page).getByRole('button', { name: 'Close' }).click()
  await expect(modal(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(modal(page)).toContainText('Unable to fetch results')
  await expect(early).toBeFocused()
  await page.keyboard.type('s')
  await expect.poll(() => warnings.length).toBe(3)
  await expect(modal(page)).toContainText('Unable to fetch results')
  await expect(page).toHaveURL(PAGE)
  await context.setOffline(false)
  await page.keyboard.type('lice')
  await expect(box(page)).toHaveValue('slice')
  await expect(box(page)).toBeFocused()
  await expect(selected(page)).toBeVisible()
})

test('an attempt that began without a network fails as one, though the network is back when it ends', async ({
  page,
}) => {
  const warnings = watchWarnings(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true, writable: true }))
  const setOnLine = (value: boolean) => page.evaluate((onLine) => Object.assign(navigator, { onLine }), value)
  let fail = () => {}
  const gate = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/assets/search/*', async (route) => {
    await gate
    await route.abort()
  })
  await open(page, PAGE)
  await setOnLine(false)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
  await setOnLine(true)
  fail()
  await expect(modal(page)).toContainText('Unable to fetch results')
  await expect.poll(() => warnings.length).toBe(1)
  await expect(page).toHaveURL(PAGE)
})

test('the footer names keys and engine on every screen', async ({ page }) => {
  await openModal(page)
  for (const query of ['', 'slice', 'zzzzqqqq']) {
    await box(page).fill(query)
    const footer = modal(page).locator('footer')
    for (const text of ['to select', 'to navigate', 'to close']) await expect(footer).toContainText(text)
    for (const name of ['Enter key', 'Arrow down', 'Arrow up', 'Escape key']) {
      await expect(footer.getByRole('img', { name })).toBeVisible()
    }
    await expect(footer.getByRole('link', { name: 'Search by Redux Toolkit' })).toHaveAttribute('href', '/search')
  }
})

/* ---------------------------------------------------------------- recent and favorite searches */

test('a first visit has no searches and stores nothing by looking', async ({ page }) => {
  await openModal(page)
  await find(page, 'slice')
  await page.keyboard.press('Escape')
  expect(await storage(page)).toEqual({})
})

test('a chosen result is stored without highlights, newest first, and comes to the front when chosen again', async ({
  page,
}) => {
  await openModal(page)
  for (const name of ['createSlice', 'createSelector', 'createSlice']) {
    await find(page, name)
    await page.keyboard.press('Enter')
    await expect(modal(page)).toHaveCount(0)
    await expect(heading(page)).toHaveText(name)
    await page.keyboard.press('Control+k')
  }
  await box(page).fill('') // the search that led here is there again
  await expect(options(page)).toHaveCount(2)
  await expect(options(page).first()).toContainText('createSlice')
  const [text] = Object.values(await storage(page))
  const [first] = JSON.parse(text ?? '[]')
  expect(Object.keys(first).sort()).toEqual(['content', 'hierarchy', 'kind', 'objectID', 'trail', 'type', 'url'])
})

test('arrows and Enter work on the start screen', async ({ page }) => {
  await openWithStored(page, [record('createSelector')], [record('createAction')])
  await expect(groups(page)).toHaveCount(2)
  await expect(groups(page).first()).toHaveAccessibleName('Recent')
  await expect(groups(page).last()).toHaveAccessibleName('Favorite')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/api/createAction')
  expect(await storedIds(page, RECENT)).toEqual(['createSelector'])
})

test('a star moves a row to the favorites, at once in storage', async ({ page }) => {
  await openWithStored(page, [record('a'), record('b')])
  await modal(page).getByRole('button', { name: 'Save this search' }).last().click()
  expect(await storedIds(page, RECENT)).toEqual(['a'])
  expect(await storedIds(page, FAVORITE)).toEqual(['b'])
  await expect(groups(page).last()).toHaveAccessibleName('Favorite')
  await expect(groups(page).last().getByRole('option')).toHaveText(/^b/)
  await expect(box(page)).toBeFocused()
})

test('with reduced motion it moves, too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithStored(page, [record('a')])
  await modal(page).getByRole('button', { name: 'Save this search' }).click()
  await expect(groups(page)).toHaveAccessibleName('Favorite')
})

test('removing takes that row only, and goes nowhere', async ({ page }) => {
  await openWithStored(page, [record('a'), record('b')], [record('c')])
  await modal(page).getByRole('button', { name: 'Remove this search from history' }).first().click()
  await expect(options(page)).toHaveText([/^b/, /^c/])
  await modal(page).getByRole('button', { name: 'Remove this search from favorites' }).click()
  await expect(options(page)).toHaveText([/^b/])
  await modal(page).getByRole('button', { name: 'Remove this search from history' }).click()
  await expect(modal(page)).toContainText('No recent searches')
  await expect(page).toHaveURL(PAGE)
  expect(await storedIds(page, RECENT)).toEqual([])
})

test('seven recent searches are kept, four beside favorites', async ({ page }) => {
  const many = Array.from({ length: 9 }, (_, i) => record(`r${i}`))
  await openWithStored(page, many)
  await expect(options(page)).toHaveCount(7)
  await page.keyboard.press('Escape')
  await openWithStored(page, many, [record('f')])
  await expect(groups(page).first().getByRole('option')).toHaveCount(4)
})

test('stored text that is no list of searches counts as empty', async ({ page }) => {
  await openWithStored(page, 'not json', '[{"objectID": 1}, null]')
  await expect(modal(page)).toContainText('No recent searches')
  await find(page, 'createSlice')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await storedIds(page, RECENT))?.length).toBe(1)
})

test('blocked storage counts as empty', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openModal(page)
  await expect(modal(page)).toContainText('No recent searches')
  await find(page, 'createSelector')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/api/createSelector')
})

/* ---------------------------------------------------------------- for everybody */

test('its screens are free of violations in both themes', async ({ page }) => {
  test.slow() // five audits
  // The name of an option begins with its title and goes on in the order of a sentence; what it shows stands in columns.
  const rules = { 'label-content-name-mismatch': { enabled: false } }
  const expectClean = (screen: string) => expectNoViolations(page, screen, 'dialog', rules)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openModal(page)
  await expectClean('empty')
  await find(page, 'thunk')
  await expectClean('results')
  await box(page).fill('zzzzqqqq')
  await expect(modal(page)).toContainText('No results for')
  await expectClean('no results')
  await openWithStored(page, [record('a')], [record('b')])
  await expectClean('start')
  await page.setViewportSize(PHONE)
  await find(page, 'thunk')
  await expectClean('phone')
})

test('it is not printed', async ({ page }) => {
  await openModal(page)
  await page.emulateMedia({ media: 'print' })
  await expect(modal(page)).toBeHidden()
})

siteTest('under a base of its own it finds that site, and leads to its pages', async ({ page, serveSite }) => {
  const site = await serveSite({ config: { baseUrl: '/docs/' } })
  await open(page, site.url('/guide/start'))
  await page.keyboard.press('Control+k')
  await box(page).fill('levels')
  await expect(selected(page)).toHaveAttribute('href', '/docs/reference/levels')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(site.url('/reference/levels'))
})
