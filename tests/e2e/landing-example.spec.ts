import { expect, test } from '@playwright/test'
import { preview, run } from './support/live-pages.ts'
import { open, PHONE } from './support/reader.ts'

test('the fold under the example of the front page is marked as folds of docs are', async ({ page }) => {
  const marks = []
  for (const route of ['/', '/tutorials/quick-start']) {
    await open(page, route)
    const summary = page.locator('figure.live').first().locator('summary')
    for (const isOpen of [false, true]) {
      if (isOpen) await summary.click()
      const mark = summary.evaluate((it) => {
        for (const animation of it.getAnimations({ subtree: true })) animation.finish()
        const { content, inlineSize, borderWidth, borderColor, rotate } = getComputedStyle(it, '::before')
        const { display } = getComputedStyle(it)
        return { content, inlineSize, borderWidth, borderColor, rotate, display }
      })
      marks.push(await mark)
    }
  }
  const [closed, opened, ...ofDocs] = marks
  expect([closed, opened]).toEqual(ofDocs)
  expect(closed?.display).toBe('flex') // a list item has the browser's own mark
  expect(opened?.rotate).not.toBe(closed?.rotate)
})

test('the button of the whole window lies beside “Whole state”, not over it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  const live = page.locator('figure.live').first()
  await run(live)
  await preview(live).getByRole('button', { name: 'Lend' }).click()
  const whole = live.getByRole('button', { name: 'Use the whole window' })
  const state = live.getByRole('button', { name: 'Whole state' })
  await state.click() // what lies over it would get the press
  await expect(state).toHaveAttribute('aria-pressed', 'true')
  const [over, under] = [await whole.boundingBox(), await state.boundingBox()]
  expect((under?.x ?? 0) + (under?.width ?? 0)).toBeLessThanOrEqual(over?.x ?? 0)
})

test('on a phone Run leaves the bar of the example below the bar of the page', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'reduce' }) // a page that still scrolls has its boxes elsewhere
  await open(page, '/')
  const live = page.locator('figure.live').first()
  await live.evaluate((it) => it.scrollIntoView({ block: 'center' }))
  await run(live)
  await expect(live.getByRole('group', { name: 'Action log' })).toBeInViewport()
  const bar = await page.locator('.navbar').boundingBox()
  expect((await live.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})
