import type { Frame, Page } from '@playwright/test'
import { example, preview, run } from './support/live-pages.ts'
import { expect, hold, open, PHONE, test } from './support/reader.ts'
import { MISSING_ROUTE } from './support/routes.ts'

test.use({ viewport: PHONE, hasTouch: true })

/** iOS zooms into a field with smaller letters when it gets the focus, and stays there. */
const LEAST = 16

/** The fields on screen that take text or offer a choice, those of running examples included, with the size of their letters. */
async function fields(page: Page): Promise<Array<{ field: string; size: number }>> {
  const found = await Promise.all(page.frames().map(fieldsOf))
  return found.flat()
}

const fieldsOf = (frame: Frame) =>
  frame.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable=true]')]
      .filter((field) => field.getClientRects().length > 0)
      .filter((field) => !/^(button|checkbox|radio|range|submit)$/.test(field.getAttribute('type') ?? ''))
      .map((field) => ({
        field: field.ariaLabel ?? field.closest('label')?.textContent ?? field.outerHTML,
        size: Number.parseFloat(getComputedStyle(field).fontSize),
      })),
  )

/** Of so many fields none has letters that are too small. */
async function expectFields(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await fields(page)).length).toBe(count)
  expect.soft((await fields(page)).filter(({ size }) => size < LEAST)).toEqual([])
}

test('no field of a page makes a phone zoom in', async ({ page }) => {
  for (const [path, count] of [
    ['/', 1],
    ['/search', 1],
    [MISSING_ROUTE, 2],
    ['/errors?code=14', 1],
  ] as const) {
    await open(page, path)
    await expectFields(page, count)
  }
})

test('nor does the search, before its code has come and after', async ({ page }) => {
  const release = await hold(page, '/assets/SearchModal*.js')
  await open(page, '/api/createSlice')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
  await expectFields(page, 1)
  release()
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await expectFields(page, 1)
})

test('nor does a live example: its code, what it shows, and how its mock API behaves', async ({ page }) => {
  await open(page, '/api/createSlice')
  const desk = example(page, 'Lending desk')
  await run(desk)
  await expect(preview(desk).getByLabel('Member')).toBeVisible()
  await expectFields(page, 2)
  await open(page, '/rtk-query/usage/examples')
  const api = example(page, 'Shelf browser')
  await run(api)
  await expect(api.getByLabel('Next request fails with')).toBeVisible()
  await expectFields(page, 2)
})
