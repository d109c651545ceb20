import type { Locator, Page } from '@playwright/test'
import { addLink, expect, heading, liveRegion, open, PHONE, test, wholeText } from './support/reader.ts'

const SLICE = '/api/createSlice'
const START = '/introduction/getting-started'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const block = (page: Page, title: string) => page.locator('figure.code').filter({ hasText: title }).first()
const copyButton = (figure: Locator) => figure.getByRole('button', { name: 'Copy code to clipboard' })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('the copy button copies the code, says so for a second, and to screen readers', async ({ page }) => {
  await page.clock.install()
  await open(page, SLICE)
  await page.clock.pauseAt(Date.now() + 60_000)
  const figure = block(page, 'deskSlice.ts')
  const button = copyButton(figure)
  await expect(button).toHaveAttribute('title', 'Copy')
  await button.click()
  const said = figure.getByRole('button', { name: 'Copied' })
  await expect(said).toHaveAttribute('title', 'Copied')
  await expect(liveRegion(page)).toHaveText('Copied')
  await page.clock.runFor(900)
  await expect(said).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(button).toHaveAttribute('title', 'Copy')
  const text = await clipboard(page)
  expect(text.split('\n')[0]).toBe("import { createSlice, type PayloadAction } from '@reduxjs/toolkit'")
  expect(text).toContain('  visitors: number\n}\n')
  expect(text.endsWith('deskSlice.selectors')).toBe(true)
})

test('a copied command has no prompt, and a copied change is what it leads to', async ({ page }) => {
  await open(page, START)
  const terminal = page.locator('figure.code', { hasText: 'npx tiged' })
  await copyButton(terminal).click()
  await expect.poll(() => clipboard(page)).toMatch(/^npx tiged .+\nnpx create-next-app .+$/)

  const change = page
    .locator('figure.code')
    .filter({ has: page.locator('[data-line=removed]') })
    .first()
  const [removed, added] = [
    await change.locator('[data-line=removed]').first().innerText(),
    await change.locator('[data-line=added]').first().innerText(),
  ]
  await copyButton(change).click()
  await expect.poll(() => clipboard(page)).toContain(added.trim())
  const text = await clipboard(page)
  expect(text.split('\n')).not.toContain(removed.trimEnd())
  expect(text).not.toMatch(/^[+-] /m)
})

test('a block with tabs copies the tab that is shown', async ({ page }) => {
  await open(page, START)
  const install = page
    .locator('figure.code')
    .filter({ has: page.getByRole('tab', { name: 'pnpm' }) })
    .first()
  await install.getByRole('tab', { name: 'pnpm' }).click()
  await copyButton(install).click()
  await expect.poll(() => clipboard(page)).toBe('pnpm add @reduxjs/toolkit react-redux')
})

test('word wrap is offered only where a line is too long, and the code stays the same', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/tutorials/overview')
  await (await addLink(page, SLICE)).click() // the buttons work on pages that came later, too
  await expect(heading(page)).toHaveText('createSlice')
  await wholeText(page)
  /** How many blocks in sight offer it; every one of them must need it, and no other. */
  const offers = async () => {
    const all = await page.locator('figure.code:not(details:not([open]) *)').evaluateAll((figures) =>
      figures.map((figure) => {
        const pre = figure.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) pre, :scope > pre')
        const button = figure.querySelector<HTMLElement>('[data-action=wrap]')
        return { isTooLong: !!pre && pre.scrollWidth > pre.clientWidth, isOffered: button?.hidden === false }
      }),
    )
    return all.every(({ isTooLong, isOffered }) => isTooLong === isOffered)
      ? all.filter(({ isOffered }) => isOffered).length
      : 'some are wrong'
  }
  await expect.poll(offers).toEqual(expect.any(Number))
  const whenWide = await offers()
  await page.setViewportSize(PHONE)
  await expect.poll(offers).toBeGreaterThan(Number(whenWide))
  const figure = block(page, 'app/store.ts')
  const wrap = figure.getByRole('button', { name: 'Toggle word wrap' })
  await expect(wrap).toBeVisible()
  const code = figure.locator('code')
  const text = await code.textContent()
  const overflows = () => figure.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
  expect(await overflows()).toBe(true)
  await expect(wrap).toHaveAttribute('aria-pressed', 'false')
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(overflows).toBe(false)
  expect(await code.textContent()).toBe(text)
  await copyButton(figure).click()
  await expect.poll(() => clipboard(page)).toBe(text?.replace(/\n$/, ''))
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(overflows).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(offers).toBe(whenWide)
  // Folds are looked at when they open.
  await page.locator('.prose details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '')
  })
  await expect.poll(offers).toBeGreaterThan(whenWide as number)
})

test('a page can be copied as Markdown, shown as Markdown, or reported', async ({ page, request }) => {
  await page.clock.install()
  await open(page, SLICE)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.clock.runFor(1100)
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible()
  const twin = await (await request.get(`${SLICE}.md`)).text()
  expect(await clipboard(page)).toBe(twin)

  const more = page.getByRole('button', { name: 'More ways to use this page' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  const items = page.getByRole('menuitem')
  await expect(items).toHaveCount(3)
  await expect(items.first()).toBeFocused()
  await expect(page.getByRole('menuitem', { name: /View as Markdown/ })).toHaveAttribute('href', `${SLICE}.md`)
  await page.keyboard.press('ArrowUp')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)
  await expect(more).toBeFocused()
  await more.click()
  await page.mouse.click(700, 600)
  await expect(items).toHaveCount(0)
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await more.click()
  await page.getByRole('menuitem', { name: /Copy as Markdown/ }).click()
  await expect.poll(() => clipboard(page)).toBe(twin)
})

test('questions open and close by mouse and keyboard, each on its own', async ({ page }) => {
  await open(page, SLICE)
  const first = page.locator('#question-same-name')
  const second = page.locator('#question-dispatch')
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open')
  await expect(second).not.toHaveAttribute('open')
  await second.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('open')
  await expect(first).toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(second).not.toHaveAttribute('open')
})
