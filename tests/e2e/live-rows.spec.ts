/** Logs that scroll show whole rows: none stands half under the label, and none is cut at the end. */
import type { Locator, Page } from '@playwright/test'
import { actionsOf, example, LIVE_PAGES, preview, run, unfold } from './support/live-pages.ts'
import { expect, open, PHONE } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

const PLAYED = { route: '/rtk-query/api/createApi', title: 'Rename and refetch' }

/** How far the first and the last row in sight stick out of a list, in pixels, and how far it has scrolled. */
const cutRows = (list: Locator) =>
  list.evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect()
    const rows = [...box.children].map((row) => row.getBoundingClientRect())
    const seen = rows.filter((row) => row.bottom > top + 1 && row.top < bottom - 1)
    const cut = Math.max(top - (seen.at(0)?.top ?? 0), (seen.at(-1)?.bottom ?? 0) - bottom)
    return { cut: Math.round(cut), count: seen.length, hasScrolled: box.scrollTop > 0 }
  })

/** The player at the start of its recording, with its log in sight. */
async function openPlayer(page: Page): Promise<Locator> {
  await open(page, PLAYED.route)
  const live = example(page, PLAYED.title)
  await unfold(live)
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await live.getByRole('slider', { name: 'Time' }).press('Home')
  return live
}

for (const viewport of [PHONE, { width: 1440, height: 900 }])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('a recording, at every step', async ({ page }) => {
      const live = await openPlayer(page)
      if (viewport === PHONE) await live.getByRole('tab', { name: 'Log' }).click()
      const slider = live.getByRole('slider', { name: 'Time' })
      const list = live.getByRole('list').filter({ has: page.getByRole('button', { name: /^Start/ }) })
      const last = Number(await slider.getAttribute('aria-valuemax'))
      for (const key of ['ArrowRight', 'ArrowLeft'])
        for (let step = 0; step < last; step++) {
          await slider.press(key)
          await expect(list.locator('[aria-current=step]')).toBeInViewport({ ratio: 0.95 })
          expect(await cutRows(list)).toMatchObject({ cut: 0 })
          if (key === 'ArrowRight' && step === last - 1)
            expect(await cutRows(list)).toMatchObject({ cut: 0, hasScrolled: true })
        }
    })

    test('a run, as its log grows', async ({ page, serveSite }) => {
      await open(page, (await serveSite(LIVE_PAGES)).url('/guide/data'))
      const live = example(page, 'A book')
      await run(live)
      await expect(preview(live).getByText('The Left Hand of Darkness')).toBeVisible()
      const list = live.getByRole('group', { name: 'Action log' }).getByRole('list')
      for (let times = 0; times < 4; times++) {
        const { length } = await actionsOf(live)
        // With the key: after Run the window still moves, and a press with the pointer may miss.
        await preview(live).getByRole('button', { name: 'Fetch again' }).press('Enter')
        await expect.poll(async () => (await actionsOf(live)).length).toBeGreaterThanOrEqual(length + 2)
      }
      expect(await cutRows(list)).toMatchObject({ cut: 0, hasScrolled: true })
      await live.getByRole('button', { name: 'Use the whole window' }).click()
      await expect(live.getByRole('button', { name: 'Close the whole window' })).toBeVisible()
      await expect.poll(() => cutRows(list)).toMatchObject({ cut: 0 })
      expect((await cutRows(list)).count).toBeGreaterThan(2)
    })
  })

test('in forced colors the chosen part has one line, below it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const live = await openPlayer(page)
  await expect(live.getByText(/^recorded with \d/).filter({ visible: true })).toBeVisible()
  const lines = await live.getByRole('tab', { name: 'What changed' }).evaluate((tab) => {
    const ground = document.createElement('i')
    ground.style.backgroundColor = 'Canvas'
    document.body.append(ground)
    const canvas = getComputedStyle(ground).backgroundColor
    ground.remove()
    const { borderBlockStartColor, borderBlockEndColor } = getComputedStyle(tab)
    return { isAbove: borderBlockStartColor !== canvas, isBelow: borderBlockEndColor !== canvas }
  })
  expect(lines).toEqual({ isAbove: false, isBelow: true })
})
