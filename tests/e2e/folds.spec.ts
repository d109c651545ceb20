import { expect, type Page } from '@playwright/test'
import { addLink, heading, interactive, open, PHONE, topOf } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

test.describe.configure({ mode: 'default' }) // one after the other: they share a site

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `Line ${index + 1} of it.`).join('\n\n')

const PAGE = `---
title: Folds
---

${paragraphs(20)}

<details>
<summary note="Only for those who were here before.">Changed since 1.0</summary>

- One thing.
- Another thing.

</details>

<details>
<summary>Everything</summary>

${paragraphs(40)}

### Deep inside {#deep}

A sentence about whales.

</details>

What follows.

<details>
<summary>With tabs</summary>

<Tabs>
<Tab value="a">

${paragraphs(40)}

</Tab>
<Tab value="b">Short.</Tab>
</Tabs>

</details>

${paragraphs(40)}
`

const VARIANT = { files: { 'content/guide/folds.mdx': PAGE } }

const fold = (page: Page, title: string) => page.getByRole('group').filter({ has: summary(page, title) })
const summary = (page: Page, title: string) => page.locator('summary', { hasText: title })
const foldUp = (page: Page, title: string) => fold(page, title).getByRole('button', { name: 'Fold up' })

test('a title says how much is inside and for whom', async ({ page, serveSite }) => {
  const site = await serveSite(VARIANT)
  await open(page, site.url('/guide/folds'))
  await expect(summary(page, 'Changed')).toHaveText(
    /^Changed since 1\.0\s*2 changes\s*Only for those who were here before\.$/,
  )
  await expect(summary(page, 'Everything')).toHaveText('Everything')
})

for (const title of ['Everything', 'With tabs']) {
  test(`"${title}", taller than the window, can be folded up from its end, and what follows stays in place`, async ({
    page,
    serveSite,
  }) => {
    const site = await serveSite(VARIANT)
    await open(page, site.url('/guide/folds'))
    await summary(page, title).click()
    const button = foldUp(page, title)
    await expect(button).toBeVisible()
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const next = fold(page, title).locator('xpath=following::p[1]')
    const before = await topOf(next)
    await button.click()
    await expect(fold(page, title)).not.toHaveAttribute('open')
    await expect(button).toBeHidden()
    await expect(summary(page, title)).toBeFocused()
    await expect(summary(page, title)).toBeInViewport({ ratio: 1 })
    expect(Math.abs((await topOf(next)) - before)).toBeLessThanOrEqual(1) // of rounding
    await page.keyboard.press('Enter')
    await expect(fold(page, title)).toHaveAttribute('open')
    await expect(button).toBeVisible()
  })
}

test('the title does not hide under the navbar when the end was far up', async ({ page, serveSite }) => {
  const site = await serveSite(VARIANT)
  await page.setViewportSize(PHONE)
  await open(page, site.url('/guide/folds'))
  await summary(page, 'Everything').click()
  const button = foldUp(page, 'Everything')
  await expect(button).toBeVisible()
  await button.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(summary(page, 'Everything')).toBeFocused()
  const isOnTop = () =>
    summary(page, 'Everything').evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
})

test('a fold that fits into the window needs no way back', async ({ page, serveSite }) => {
  const site = await serveSite(VARIANT)
  await open(page, site.url('/guide/folds'))
  await summary(page, 'Changed').click()
  await summary(page, 'Everything').click()
  await expect(foldUp(page, 'Everything')).toBeVisible() // so the others have been measured, too
  await expect(foldUp(page, 'Changed')).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 9000 })
  await expect(foldUp(page, 'Everything')).toBeHidden()
})

test('a hash opens the folds around its target, without a word about searching', async ({ page, serveSite }) => {
  const site = await serveSite(VARIANT)
  await open(page, site.url('/guide/folds#deep'))
  await expect(fold(page, 'Everything')).toHaveAttribute('open')
  await expect(page.getByText('A sentence about whales.')).toBeInViewport()
  await expect(foldUp(page, 'Everything')).toBeVisible()
  await open(page, site.url('/guide/start'))
  await (await addLink(page, site.url('/guide/folds#deep'))).click()
  await expect(heading(page)).toHaveText('Folds')
  await expect(page.getByText('A sentence about whales.')).toBeInViewport()
  await expect(page.getByText('Opened: your search')).toHaveCount(0)
})

test('what the browser finds in a fold is shown', async ({ page, serveSite }) => {
  const site = await serveSite(VARIANT)
  // A link to a text is searched for in the way that "find in page" is, and that has no interface here.
  await page.goto(site.url('/guide/folds#:~:text=sentence%20about%20whales'))
  await interactive(page)
  await expect(fold(page, 'Everything')).toHaveAttribute('open')
  await expect(page.getByText('A sentence about whales.')).toBeInViewport()
  await expect(foldUp(page, 'Everything')).toBeVisible()
})

test('folds are printed open, without the way to close them', async ({ page, serveSite }) => {
  const site = await serveSite(VARIANT)
  await open(page, site.url('/guide/folds'))
  await summary(page, 'Everything').click()
  await expect(foldUp(page, 'Everything')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Another thing.')).toBeVisible()
  await expect(page.getByText('A sentence about whales.')).toBeVisible()
  await expect(page.locator('button', { hasText: 'Fold up' }).first()).toBeHidden()
  await expect(foldUp(page, 'Everything')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('folds open and close, and offer nothing that would not work', async ({ page, serveSite }) => {
    const site = await serveSite(VARIANT)
    await page.goto(site.url('/guide/folds'))
    await summary(page, 'Everything').click()
    await expect(page.getByText('A sentence about whales.')).toBeVisible()
    await expect(foldUp(page, 'Everything')).toHaveCount(0)
    await summary(page, 'Everything').click()
    await expect(page.getByText('A sentence about whales.')).toBeHidden()
  })
})
