import { execFileSync } from 'node:child_process'
import type { ContentNode } from '#engine/model/page.ts'
import {
  addLink,
  breadcrumbs,
  contents,
  currentLink,
  editDoc,
  expect,
  heading,
  LANDING,
  navbar,
  neighbors,
  open,
  PHONE,
  sidebar,
  test,
  topOf,
  wholeText,
} from './support/reader.ts'
import { DOC_ROUTES } from './support/routes.ts'

const SLICE = '/api/createSlice'

test('Next leads through all 56 docs in the order of the sidebar', async ({ page }) => {
  test.slow()
  await open(page, DOC_ROUTES[0] ?? '')
  await expect(neighbors(page).getByRole('link', { name: 'Previous' })).toHaveCount(0)
  for (const route of DOC_ROUTES.slice(1)) {
    await wholeText(page) // what stands below it moves while it grows
    await neighbors(page).getByRole('link', { name: 'Next' }).click()
    await expect(currentLink(sidebar(page))).toHaveAttribute('href', route)
    await expect(page).toHaveURL(route)
    await expect(heading(page)).toHaveCount(1)
  }
  await expect(neighbors(page).getByRole('link')).toHaveCount(1)
  await expect(neighbors(page).getByRole('link', { name: 'Previous' })).toBeVisible()
})

test('Previous and Next name their pages by pagination label, sidebar label or title', async ({ page, request }) => {
  for (const [index, route] of DOC_ROUTES.entries()) {
    const html = await (await request.get(route)).text()
    const link = (rel: string) => new RegExp(`<a rel="${rel}" href="([^"]+)"`).exec(html)?.[1]
    expect([link('prev'), link('next')], route).toEqual([DOC_ROUTES[index - 1], DOC_ROUTES[index + 1]])
  }
  await open(page, '/rtk-query/comparison')
  await expect(neighbors(page).getByRole('link', { name: 'Previous' })).toHaveText(/^Previous\s*RTK Query overview$/)
})

test('breadcrumbs lead from home through the groups to the page', async ({ page }) => {
  await open(page, '/rtk-query/api/created-api/hooks')
  const items = breadcrumbs(page).getByRole('listitem')
  await expect(items).toHaveText(['', 'RTK Query', 'API reference', 'Generated API', /\w/])
  await expect(items.last()).toHaveText((await currentLink(sidebar(page)).innerText()).trim())
  await expect(currentLink(breadcrumbs(page))).toHaveCount(1)
  await expect(items.last().locator('[aria-current=page]')).toHaveCount(1)
  // Groups without a page of their own, and the page itself, are plain text.
  await expect(breadcrumbs(page).getByRole('link')).toHaveCount(1)
  await breadcrumbs(page).getByRole('link', { name: 'Home page' }).click()
  await expect(page).toHaveURL('/')
})

test('the parts of a doc stand in reading order, side columns beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, SLICE)
  const order = await page.evaluate(() => {
    const parts = [
      'nav[aria-label=Breadcrumbs]',
      'main button[aria-expanded]',
      'article h1',
      'article p',
      '.doc-footer',
      'nav[aria-label="Docs pages"]',
    ].map((selector) => document.querySelector(selector) as Element)
    return parts.every((part, i) => {
      const next = parts[i + 1]
      return !next || part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING
    })
  })
  expect(order).toBe(true)
  const [left, article, right] = await Promise.all(
    [sidebar(page), page.getByRole('article'), contents(page)].map((part) => part.boundingBox()),
  )
  expect(left?.width).toBe(300)
  expect(article?.x).toBeGreaterThanOrEqual(300)
  expect(right?.x).toBeGreaterThanOrEqual((article?.x ?? 0) + (article?.width ?? 0))
  await page.evaluate(() => scrollTo(0, 3000))
  await expect.poll(() => topOf(sidebar(page))).toBe(60)
  await expect(contents(page)).toBeInViewport()
})

test('997 px is a desktop and 996 px is not, live', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 })
  await open(page, SLICE)
  const menu = page.getByRole('button', { name: 'Toggle navigation bar' })
  const mobileContents = page.getByRole('button', { name: /^On this page/ })
  for (const isWide of [true, false, true]) {
    await page.setViewportSize({ width: isWide ? 997 : 996, height: 800 })
    await expect(sidebar(page)).toBeVisible({ visible: isWide })
    await expect(contents(page)).toBeVisible({ visible: isWide })
    await expect(navbar(page).getByRole('link', { name: 'API', exact: true })).toBeVisible({ visible: isWide })
    await expect(page.getByRole('button', { name: /currently light mode/ })).toBeVisible({ visible: isWide })
    await expect(menu).toBeVisible({ visible: !isWide })
    await expect(mobileContents).toBeVisible({ visible: !isWide })
    await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible()
    await expect(navbar(page).getByRole('link', { name: 'Redux Toolkit' })).toBeVisible()
  }
})

test('a page without headings, or that hides them, has no contents list, and a wider text', async ({ page }) => {
  await editDoc(page, '/api/createReducer', (payload) => {
    payload.page.toc = []
  })
  await editDoc(page, '/rtk-query/usage/queries', (payload) => {
    payload.page.meta.hideTableOfContents = true
  })
  await open(page, SLICE)
  const narrow = (await page.locator('.doc-text').boundingBox())?.width ?? 0
  for (const [route, title] of [
    ['/api/createReducer', 'createReducer'],
    ['/rtk-query/usage/queries', 'Queries'],
  ] as const) {
    await (await addLink(page, route)).click()
    await expect(heading(page)).toHaveText(title)
    await expect(contents(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^On this page/, includeHidden: true })).toHaveCount(0)
    expect((await page.locator('.doc-text').boundingBox())?.width).toBeGreaterThan(narrow)
  }
})

test('every heading but the first carries a link to itself, shown when it is wanted', async ({ page }) => {
  await open(page, SLICE)
  await expect(heading(page)).not.toHaveAttribute('id')
  await expect(heading(page).getByRole('link')).toHaveCount(0)
  const anchors = await page.locator('article :is(h2, h3, h4, h5, h6)[id]').evaluateAll((headings) =>
    headings.map((element) => {
      const link = element.querySelector('a')
      return {
        id: element.id,
        text: element.textContent?.trim(),
        href: link?.getAttribute('href'),
        label: link?.getAttribute('aria-label'),
        title: link?.title,
      }
    }),
  )
  expect(anchors.length).toBeGreaterThan(20)
  for (const { id, text, href, label, title } of anchors) {
    expect({ href, label, title }).toEqual({
      href: `#${id}`,
      label: `Direct link to ${text}`,
      title: `Direct link to ${text}`,
    })
  }
  const options = page.getByRole('heading', { name: 'Options', exact: true })
  const link = options.getByRole('link')
  const opacity = () => link.evaluate((element) => Number(getComputedStyle(element).opacity))
  expect(await opacity()).toBe(0)
  await options.hover()
  await expect.poll(opacity).toBe(1)
  await page.mouse.move(0, 0)
  await expect.poll(opacity).toBe(0)
  await page.keyboard.press('Tab') // focus from the keyboard from here on
  await link.focus()
  await expect.poll(opacity).toBe(1)
  const copied = await options.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    return String(getSelection())
  })
  expect(copied.trim()).toBe('Options')
})

test('a heading lands at the same place by address, by contents list and by a link from another page', async ({
  page,
}) => {
  await open(page, `${SLICE}#extra-reducers`)
  const target = page.locator('#extra-reducers')
  await expect.poll(() => topOf(target)).toBe(LANDING)
  await page.evaluate(() => scrollTo(0, 0))
  await contents(page).locator('a[href="#extra-reducers"]').click()
  await expect.poll(() => topOf(target)).toBe(LANDING)
  await target.getByRole('link').click()
  await expect.poll(() => topOf(target)).toBe(LANDING)
  await (await addLink(page, '/tutorials/overview')).click()
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await (await addLink(page, `${SLICE}#extra-reducers`)).click()
  await expect(heading(page)).toHaveText('createSlice')
  await expect.poll(() => topOf(target)).toBe(LANDING)
})

test('a target inside a closed question is opened, then shown: by address, by link, by a link from another page', async ({
  page,
}) => {
  const GUIDE = '/usage/usage-guide' // its questions stand far from the end
  const question = page.locator('#question-websocket')
  const isShown = async () => {
    await expect(question).toHaveAttribute('open')
    await expect.poll(() => topOf(question)).toBe(LANDING)
  }
  await open(page, `${GUIDE}#question-websocket`)
  await isShown()
  await open(page, GUIDE)
  await expect(question).not.toHaveAttribute('open')
  await (await addLink(page, '#question-websocket')).click()
  await isShown()
  await open(page, '/tutorials/overview')
  await (await addLink(page, `${GUIDE}#question-websocket`)).click()
  await isShown()
})

test('a heading inside an unselected tab or a closed details is brought out by its contents entry', async ({
  page,
}) => {
  await editDoc(page, '/api/createReducer', ({ page }) => {
    const html = (html: string): ContentNode => ({ type: 'html', html })
    const panel = (text: string): ContentNode => ({
      type: 'element',
      tag: 'div',
      attributes: {},
      children: [html(text)],
    })
    page.tree.push(
      html('<div style="height:1500px"></div>'),
      {
        type: 'component',
        name: 'Tabs',
        props: {
          group: 'shape',
          tabs: [
            { value: 'a', label: 'First' },
            { value: 'b', label: 'Second' },
          ],
          initial: 'a',
        },
        children: [panel('<h2 id="in-first">In first</h2>'), panel('<h2 id="in-second">In second</h2>')],
      },
      html('<details class="details"><summary>More</summary><h2 id="in-details">In details</h2></details>'),
      html('<div style="height:2000px"></div>'),
    )
    page.toc.push({ id: 'in-second', level: 2, html: 'In second' }, { id: 'in-details', level: 2, html: 'In details' })
  })
  await open(page, '/tutorials/overview')
  await (await addLink(page, '/api/createReducer')).click()
  await expect(heading(page)).toHaveText('createReducer')
  for (const [name, id] of [
    ['In second', '#in-second'],
    ['In details', '#in-details'],
  ] as const) {
    await expect(page.locator(id)).toBeHidden()
    await contents(page).getByRole('link', { name }).click()
    await expect(page.locator(id)).toBeVisible()
    await expect.poll(() => topOf(page.locator(id))).toBe(LANDING)
  }
  await expect(page.getByRole('tab', { name: 'Second' })).toHaveAttribute('aria-selected', 'true')
  await (await addLink(page, '/tutorials/overview')).click()
  await expect(heading(page)).toHaveText('Choose a tutorial')
  await (await addLink(page, '/api/createReducer#in-details')).click()
  await expect.poll(() => topOf(page.locator('#in-details'))).toBe(LANDING)
})

test.describe('in a time zone far from UTC', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('the last update is the day of the newest commit in UTC', async ({ page }) => {
    await open(page, SLICE)
    const line = page.getByText('Last updated on')
    const commit = newestCommit('site/content/api/createSlice.mdx')
    if (commit === null) {
      await expect(line).toHaveCount(0)
      return
    }
    const date = new Date(commit)
    const day = date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
    await expect(line).toHaveText(`Last updated on ${day}`)
    await expect(line.locator('time b')).toHaveText(day)
    await expect(line.locator('time')).toHaveAttribute('datetime', date.toISOString())
  })
})

/** When a file was last changed, not only moved; null where there is no history to ask, or only its newest part. */
function newestCommit(path: string): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return null
    return git('log', '-1', '--follow', '-M100%', '--diff-filter=AM', '--format=%cI', '--', path).trim() || null
  } catch {
    return null // no git, or no repository
  }
}

test('the reader can edit the page or report a problem with it', async ({ page }) => {
  await open(page, SLICE)
  const edit = page.getByRole('link', { name: /^Edit this page/ })
  await expect(edit).toHaveAttribute(
    'href',
    'https://github.com/reduxjs/redux-toolkit/edit/master/docs/api/createSlice.mdx',
  )
  await expect(edit).toHaveAttribute('target', '_blank')
  const report = await page.getByRole('link', { name: /^Report a problem with this page/ }).getAttribute('href')
  expect(decodeURIComponent(report ?? '')).toContain('/api/createSlice')
})

test('on paper there is the text, and nothing to press', async ({ page }) => {
  await open(page, SLICE)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeVisible()
  for (const part of [navbar(page), sidebar(page), contents(page), neighbors(page), page.locator('footer.footer')]) {
    await expect(part).toBeHidden()
  }
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('button', { name: /^On this page/ })).toBeHidden()
})

test('the navbar stays at the top and the footer at the bottom, also of a short page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 })
  await open(page, '/no/such/page')
  const footer = page.getByRole('contentinfo')
  const bottom = await footer.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
  expect(bottom).toBe(2000)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(2000)
  await expect(footer.getByRole('list', { name: 'Docs' }).getByRole('link')).toHaveCount(5)
  await expect(footer.getByRole('list', { name: 'Community' }).getByRole('link')).toHaveCount(3)
  await expect(footer.getByRole('list', { name: 'More' }).getByRole('link')).toHaveCount(5)
  await expect(footer).toContainText(`2015–${new Date().getUTCFullYear()}`)
  await open(page, SLICE)
  await page.evaluate(() => scrollTo(0, 2500))
  expect(await navbar(page).boundingBox()).toMatchObject({ y: 0, height: 60 })
})
