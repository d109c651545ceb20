import type { Page } from '@playwright/test'
import { type GivenHit, giveAnswers } from './support/given-answers.ts'
import {
  addLink,
  expect,
  expectTabAt,
  heading,
  interactive,
  LANDING,
  liveRegion,
  open,
  PHONE,
  scrollPageTo,
  scrollTop,
  test,
  topOf,
  watchDocument,
} from './support/reader.ts'

const START = '/tutorials/overview'
const THUNK = '/api/createAsyncThunk'

const modal = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => modal(page).getByRole('combobox', { name: 'Search' })
const options = (page: Page) => modal(page).getByRole('option')
const rail = (page: Page) => page.locator('.sentence-rail')

/** A place of a page, as its text has it. */
interface Place {
  id: string
  title: string
  sentence: string
}

/** The first paragraph that is read at once, or is folded away, below a heading that is not. Read from the page: its text may change. */
async function placeOn(page: Page, isFolded: boolean): Promise<Place> {
  return page.evaluate((isFolded) => {
    let last: HTMLElement | null = null
    for (const element of document.querySelectorAll<HTMLElement>('article :is(h2[id], p)')) {
      const isIn = element.closest('details') !== null
      if (element.tagName === 'H2' && !isIn) last = element
      // In a question, the question is the place; lists, tables and boxes have paragraphs of their own kind.
      const isPlain = element.tagName === 'P' && !element.closest('.question, li, td, figure, nav, aside')
      const text = element.textContent?.trim() ?? ''
      if (isPlain && isIn === isFolded && last && text.length > 60)
        return { id: last.id, title: last.ariaLabel ?? '', sentence: text }
    }
    throw new Error('The page has no such paragraph.')
  }, isFolded)
}

const hrefOf = ({ id, sentence }: Place, words = '') =>
  `${THUNK}?${new URLSearchParams({ find: sentence, ...(words && { mark: words }) })}#${id}`

const hitOf = ({ id, title, sentence }: Place, words: string[] = []): GivenHit => ({
  form: 'section',
  path: `${THUNK}#${id}`,
  page: 'createAsyncThunk',
  heading: title,
  sentence,
  words,
})

/** Opens the page that has the places. Time stands still from here on, so that no mark goes before a slow machine has seen it. */
async function openInStillTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await open(page, THUNK)
}

/** What is highlighted: the sentence, and its distance from the top of the window in parts of its height; words. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const rangesOf = (name: string) => [...(CSS.highlights.get(name) ?? [])] as Range[]
    const [sentence] = rangesOf('sentence')
    const at = sentence ? sentence.getBoundingClientRect().top / innerHeight : null
    return { sentence: sentence ? String(sentence) : null, at, words: rangesOf('sentence-words').map(String) }
  })

/** Waits until a sentence is marked. */
async function arrived(page: Page): Promise<{ sentence: string; at: number; words: string[] }> {
  await expect.poll(async () => (await shown(page)).sentence).not.toBeNull()
  const { sentence, at, words } = await shown(page)
  return { sentence: sentence ?? '', at: at ?? 0, words }
}

const gone = (page: Page) => expect.poll(async () => (await shown(page)).sentence).toBeNull()

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/* ---------------------------------------------------------------- an address that names a sentence */

test('whoever opens it is led there: fold open, in the upper half, marked, heading focused, told to screen readers', async ({
  page,
}) => {
  await openInStillTime(page)
  const place = await placeOn(page, true)
  const word = place.sentence.split(' ')[1] ?? ''
  await page.goto(hrefOf(place, word))
  const { sentence, at, words } = await arrived(page)
  expect(letters(sentence)).toBe(letters(place.sentence))
  expect(words.length).toBeGreaterThan(0)
  expect(at).toBeGreaterThan(0.1)
  expect(at).toBeLessThanOrEqual(0.51)
  await expect(page.getByText('Opened: your search matches in here.')).toBeVisible()
  await expect(rail(page)).toHaveCount(1)
  await expect(page.locator(`[id="${place.id}"]`)).toBeFocused()
  await expect(liveRegion(page)).toHaveText(`${place.title}, in createAsyncThunk`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/api\/createAsyncThunk$/)
})

test('a sentence close below its heading is read from there: the heading stands where a link to it puts it', async ({
  page,
}) => {
  await openInStillTime(page)
  const paragraph = page
    .locator('article h2[id] + p')
    .filter({ hasText: /^.{60,280}$/ })
    .first()
  const id = (await paragraph.evaluate(({ previousElementSibling }) => previousElementSibling?.id)) ?? ''
  const sentence = (await paragraph.textContent())?.trim() ?? ''
  const target = page.locator(`[id="${id}"]`)
  await page.goto(`${THUNK}#${id}`)
  await expect(target).toBeInViewport()
  const jumped = await topOf(target)
  await page.goto(hrefOf({ id, sentence, title: '' }))
  expect(letters((await arrived(page)).sentence)).toBe(letters(sentence))
  expect(Math.abs((await topOf(target)) - jumped)).toBeLessThanOrEqual(1)
})

test('the text stays as it is: nothing is put around the words', async ({ page }) => {
  await openInStillTime(page)
  const place = await placeOn(page, false)
  const paragraph = () =>
    page.evaluate(({ sentence }) => {
      const all = [...document.querySelectorAll('article p')]
      return all.find(({ textContent }) => textContent?.trim() === sentence)?.outerHTML
    }, place)
  const before = await paragraph()
  expect(before).toBeDefined()
  await page.goto(hrefOf(place, 'the'))
  await arrived(page)
  expect(await paragraph()).toBe(before)
  await expect(page.locator('article mark')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.locator(`[id="${place.id}"]`)).not.toHaveAttribute('tabindex')
})

test('the sentence is as far down on a phone, below the bars', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openInStillTime(page)
  await page.goto(hrefOf(await placeOn(page, false)))
  const { at } = await arrived(page)
  expect(at).toBeGreaterThan(0.14)
  expect(at).toBeLessThanOrEqual(0.51)
})

test('it is marked for four seconds, and a fade', async ({ page }) => {
  await openInStillTime(page)
  await page.goto(hrefOf(await placeOn(page, false)))
  await arrived(page)
  await page.clock.runFor(3900)
  expect((await shown(page)).sentence).not.toBeNull()
  await expect(page.locator('html')).not.toHaveAttribute('data-sentence')
  await page.clock.runFor(100)
  await expect(page.locator('html')).toHaveAttribute('data-sentence', 'fading')
  await page.clock.runFor(400)
  await gone(page)
  await expect(rail(page)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-sentence')
})

test('with reduced motion it is marked for six seconds and goes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openInStillTime(page)
  await page.goto(hrefOf(await placeOn(page, false)))
  await arrived(page)
  await page.clock.runFor(5900)
  expect((await shown(page)).sentence).not.toBeNull()
  await page.clock.runFor(100)
  await gone(page)
  await expect(rail(page)).toHaveCount(0)
})

for (const [name, use] of Object.entries({
  'a key': (page: Page) => page.keyboard.press('ArrowDown'),
  'a press in the text': (page: Page) => page.locator('h1').dispatchEvent('click'),
})) {
  test(`${name} ends it, selecting text and shortcuts do not`, async ({ page }) => {
    await openInStillTime(page)
    await page.goto(hrefOf(await placeOn(page, false)))
    await arrived(page)
    await page.keyboard.press('Control+c')
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Element))
    await page.locator('h1').dispatchEvent('click')
    expect((await shown(page)).sentence).not.toBeNull()
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await use(page)
    await gone(page)
  })
}

test('a sentence that is not in its section leaves the reader at the heading', async ({ page }) => {
  await openInStillTime(page)
  const place = { ...(await placeOn(page, false)), sentence: 'No page says this about anything.' }
  await page.goto(hrefOf(place))
  await expect(page.locator(`[id="${place.id}"]`)).toBeFocused()
  expect(await topOf(page.locator(`[id="${place.id}"]`))).toBe(LANDING)
  expect((await shown(page)).sentence).toBeNull()
})

test('an address that means harm is text', async ({ page }) => {
  await openInStillTime(page)
  const place = await placeOn(page, false)
  const hostile = `<img src=x onerror="document.title='taken'">`
  for (const query of [
    { find: hostile, mark: hostile },
    { find: 'a'.repeat(6000), mark: '( [ \\ ?'.repeat(500) },
    { find: place.sentence, mark: '.* (a+)+$ \\' },
  ]) {
    await page.goto(`${THUNK}?${new URLSearchParams(query)}#${place.id}`)
    await expect(page.locator(`[id="${place.id}"]`)).toBeFocused()
    await expect(page.locator('article img[src=x]')).toHaveCount(0)
    await expect(page).toHaveTitle(/^createAsyncThunk/)
  }
})

test('a browser without highlights still leads there', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(CSS, 'highlights', { value: undefined })
  })
  await openInStillTime(page)
  const place = await placeOn(page, true)
  await page.goto(hrefOf(place))
  await expect(page.getByText('Opened: your search matches in here.')).toBeVisible()
  await expect(page.getByText(place.sentence.slice(0, 30)).first()).toBeInViewport()
})

test('a reload and Back return to where the reader was, and mark nothing', async ({ page }) => {
  await open(page, THUNK)
  const place = await placeOn(page, false)
  await page.goto(hrefOf(place))
  await expect(page.locator(`[id="${place.id}"]`)).toBeFocused()
  await scrollPageTo(page, 1700)
  await page.reload()
  await interactive(page)
  await expect.poll(() => scrollTop(page)).toBe(1700)
  await (await addLink(page, START)).click()
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await page.goBack()
  await expect(heading(page)).toHaveText('createAsyncThunk')
  await expect.poll(() => scrollTop(page)).toBe(1700)
  expect((await shown(page)).sentence).toBeNull()
  await expect(liveRegion(page)).toHaveText('createAsyncThunk')
})

test('whoever has scrolled on before the code came stays there', async ({ page }) => {
  await openInStillTime(page)
  const place = await placeOn(page, false)
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/lead-to-sentence*', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(START)
  await page.goto(hrefOf(place))
  await interactive(page)
  await scrollPageTo(page, 3000)
  release()
  await arrived(page)
  expect(await scrollTop(page)).toBe(3000)
})

/* ---------------------------------------------------------------- ways to it */

/** Reads a place of the page and has search answer with it, from the next page on. */
async function answersWithPlace(page: Page, isFolded = false): Promise<Place> {
  await openInStillTime(page)
  const place = await placeOn(page, isFolded)
  const other: GivenHit = { form: 'page', path: THUNK, page: 'createAsyncThunk', heading: 'createAsyncThunk' }
  await giveAnswers(page, [other, hitOf(place, ['the'])])
  await open(page, START)
  return place
}

/** Asks, and moves to the place. */
async function search(page: Page, query = 'anything'): Promise<void> {
  await page.keyboard.press('Control+k')
  await box(page).fill(query)
  await expect(modal(page).getByRole('link', { name: /^See all/ })).toHaveAttribute('href', `/search?q=${query}`)
  await page.keyboard.press('ArrowDown')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
}

test('a result of the dialog leads to its sentence, in the page that comes and in the one that is there', async ({
  page,
}) => {
  const place = await answersWithPlace(page, true)
  const isSame = await watchDocument(page)
  for (const [query, name] of [
    ['first', 'Choose a tutorial'],
    ['second', 'createAsyncThunk'],
  ]) {
    await expect(heading(page)).toHaveText(name ?? '')
    await search(page, query)
    const href = (await options(page).last().getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await expect(liveRegion(page)).toHaveText(`${place.title}, in createAsyncThunk`)
    const { sentence, at } = await arrived(page)
    expect(letters(sentence).slice(0, 20)).toBe(letters(place.sentence).slice(0, 20))
    expect(at).toBeLessThanOrEqual(0.51)
    await expect(page.locator(`[id="${place.id}"]`)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await gone(page)
  }
  expect(await isSame()).toBe(true)
})

test('the address a result leads to does the same in another tab', async ({ page, context }) => {
  await answersWithPlace(page, true)
  await search(page)
  const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')])
  await expectTabAt(other, /[?&]find=/)
  const next = await context.newPage()
  await open(next, other.url())
  await arrived(next)
  await expect(next.getByText('Opened: your search matches in here.')).toBeVisible()
})

test('Ctrl+K brings search and selection back on the page it led to; closed without a choice it is forgotten', async ({
  page,
}) => {
  await answersWithPlace(page)
  await search(page)
  await page.keyboard.press('Enter')
  await arrived(page)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toHaveValue('anything')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('else')
  await expect(box(page)).toHaveValue('else')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toHaveValue('')
})

test('a recent search leads to the sentence again', async ({ page }) => {
  const place = await answersWithPlace(page)
  await search(page)
  await page.keyboard.press('Enter')
  await arrived(page)
  await open(page, START)
  await page.keyboard.press('Control+k')
  await expect(options(page)).toContainText([place.title])
  await page.keyboard.press('Enter')
  const { sentence } = await arrived(page)
  expect(letters(sentence).slice(0, 20)).toBe(letters(place.sentence).slice(0, 20))
})

test('the search page, and the box of a page that is not there, lead to it', async ({ page }) => {
  const place = await answersWithPlace(page)
  await page.goto('/no/such/page')
  await interactive(page)
  const asked = page.getByRole('main').getByRole('searchbox', { name: 'Search' })
  await asked.fill('anything')
  await asked.press('Enter')
  await expect(page).toHaveURL('/search?q=anything')
  await page.getByRole('main').getByRole('link', { name: place.title, exact: true }).click()
  await expect(heading(page)).toHaveText('createAsyncThunk')
  await arrived(page)
  await expect(page.locator(`[id="${place.id}"]`)).toBeFocused()
})

/* ---------------------------------------------------------------- what options show */

test('an option is its heading, the sentence that answers, and what it leads to in a word', async ({ page }) => {
  const forms = { section: 'Section', question: 'Question', message: 'Message', option: 'Option', row: 'Table row' }
  const hits = Object.keys(forms).map((form) => ({
    form: form as keyof typeof forms,
    path: `${THUNK}#${form}`,
    page: 'createAsyncThunk',
    heading: `The ${form}`,
    sentence: 'abort() ends the run.',
    words: ['abort'],
  }))
  await giveAnswers(page, hits)
  await open(page, START)
  await page.keyboard.press('Control+k')
  await box(page).fill('anything')
  const name = (form: string, word: string) => `The ${form}, ${word}, createAsyncThunk, abort() ends the run.`
  for (const [form, word] of Object.entries(forms)) {
    const option = modal(page).getByRole('option', { name: name(form, word), exact: true })
    await expect(option.getByText(word, { exact: true })).toBeVisible()
    await expect(option.locator('small mark')).toHaveText('abort')
  }
  await page.setViewportSize(PHONE)
  for (const [form, word] of Object.entries(forms)) {
    const option = modal(page).getByRole('option', { name: name(form, word), exact: true })
    await expect(option.getByText(word, { exact: true })).toBeHidden()
  }
})

test('a row of a table is an option of its own, and choosing it leads to that row', async ({ page }) => {
  await open(page, START)
  await page.keyboard.press('Control+k')
  await box(page).fill('clear all listeners')
  const row = options(page)
    .and(page.getByRole('option', { name: /, Table row, createListenerMiddleware, / }))
    .first()
  await expect(row).toBeVisible()
  const href = (await row.getAttribute('href')) ?? ''
  expect(href).toMatch(/\?find=[^#]+#/)
  await openInStillTime(page)
  await page.goto(href)
  const { sentence } = await arrived(page)
  // Another table of the page may begin a row with the same name.
  const rows = page.getByRole('row').filter({ hasText: sentence.slice(0, 12) })
  const isOneSeen = () =>
    rows.evaluateAll((all) =>
      all.some((row) => row.getBoundingClientRect().top >= 0 && row.getBoundingClientRect().bottom <= innerHeight),
    )
  await expect.poll(isOneSeen).toBe(true)
})
