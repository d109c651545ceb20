/** The index of a page: links to its sections, and beside each what the section says in short. */
import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { beyondTheEdges } from './support/overflow.ts'
import { expect, open, PHONE, test } from './support/reader.ts'

const SLICE = '/api/createSlice'
const JOB = 'Load a slice later, with its route'
const ANSWER = 'Put the slice in its own file, let that file inject it'

const index = (page: Page) => page.getByRole('navigation', { name: 'Jobs on this page' })
const link = (page: Page) => index(page).getByRole('link', { name: JOB })
const caret = (page: Page) => index(page).getByLabel(`In short: ${JOB}`)
const answer = (page: Page) => index(page).getByText(ANSWER)

/** Where the links of the index stand, by column and line. */
const places = (page: Page) =>
  index(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((each) => [each.textContent, each.getBoundingClientRect().x]))

test('a press unfolds the answer below its link and moves no entry to another column', async ({ page }) => {
  await open(page, SLICE)
  await expect(answer(page)).toBeHidden()
  const before = await places(page)
  const top = await link(page).evaluate((each) => each.getBoundingClientRect().y + scrollY)
  await caret(page).click()
  await expect(answer(page)).toBeVisible()
  expect(await places(page)).toEqual(before)
  expect(await link(page).evaluate((each) => each.getBoundingClientRect().y + scrollY)).toBe(top)
  await caret(page).click()
  await expect(answer(page)).toBeHidden()
})

test('by keyboard: behind each link its answer, and the link leads to the section', async ({ page }) => {
  await open(page, SLICE)
  await link(page).focus()
  await page.keyboard.press('Tab')
  await expect(caret(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(answer(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${SLICE}#lazy-slices`)
  await expect(page.locator('#lazy-slices')).toBeInViewport()
  // What was unfolded stays so.
  await expect(answer(page)).toBeVisible()
})

test('every answer is made of sentences of the page', async ({ page }) => {
  await open(page, SLICE)
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
  const text = letters(
    await page.getByRole('article').evaluate((article) => {
      const copy = article.cloneNode(true) as HTMLElement
      copy.querySelector('nav')?.remove()
      return copy.textContent ?? ''
    }),
  )
  const lines = await index(page)
    .locator('details')
    .evaluateAll((all) => all.flatMap(({ innerHTML }) => innerHTML.split(/<br>|(?<=\.) /)))
  expect(lines.length).toBeGreaterThan(5)
  const plain = await page.evaluate(
    (all) => all.map((html) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''),
    lines,
  )
  expect(plain.filter((line) => !text.includes(letters(line)))).toEqual([])
})

test('all of them open: nothing beyond the edges, large enough for fingers, and no violation', async ({ page }) => {
  await open(page, SLICE)
  await index(page)
    .locator('details')
    .evaluateAll((all) => {
      for (const each of all) (each as HTMLDetailsElement).open = true
    })
  await expectNoViolations(page, 'answers unfolded')
  for (const width of [320, PHONE.width, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await beyondTheEdges(page), `${width} px`).toEqual({ scrolls: 0, elements: [] })
  }
  await page.setViewportSize(PHONE)
  expect((await caret(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('print has the text once', async ({ page }) => {
  await open(page, SLICE)
  await caret(page).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(ANSWER).filter({ visible: true })).toHaveCount(1)
})

test('the Markdown of a page says them below its links', async ({ request }) => {
  const markdown = await (await request.get(`${SLICE}.md`)).text()
  expect(markdown).toContain(`- [${JOB}](${SLICE}#lazy-slices) \`injectInto\`\n  ${ANSWER}`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an answer unfolds as well', async ({ page }) => {
    await page.goto(SLICE)
    await caret(page).click()
    await expect(answer(page)).toBeVisible()
  })
})
