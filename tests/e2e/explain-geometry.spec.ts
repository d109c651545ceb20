/** A drawing keeps its size in every scenario and at every moment: what is pressed to go on does not move away. */
import type { Locator } from '@playwright/test'
import { example } from './support/live-pages.ts'
import { expect, open, PHONE, test } from './support/reader.ts'

const EXPLAINERS = [
  { route: '/rtk-query/usage/queries', title: 'One hook, four moments' },
  { route: '/rtk-query/usage/automated-refetching', title: 'From a mutation to the screen' },
  { route: '/rtk-query/usage/cache-behavior', title: 'How long an entry lives' },
  { route: '/usage/immer-reducers', title: 'What one change copies' },
  { route: '/api/createAsyncThunk', title: 'Four ways a run can end' },
]

/** How far below the top of its frame a button stands, in pixels. */
const depthOf = (button: Locator) =>
  button.evaluate((it) =>
    Math.round(it.getBoundingClientRect().top - (it.closest('figure')?.getBoundingClientRect().top ?? 0)),
  )

for (const viewport of [PHONE, { width: 1440, height: 900 }])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    for (const { route, title } of EXPLAINERS)
      test(title, async ({ page }) => {
        test.slow()
        await open(page, route)
        const live = example(page, title)
        await live.scrollIntoViewIfNeeded()
        const slider = live.getByRole('slider', { name: 'Moment' })
        await expect(slider).toBeVisible()
        const on = live.getByRole('button', { name: 'Step on' })
        const depths: Record<string, number> = {}
        for (const scenario of await live.getByRole('group', { name: 'Scenarios' }).getByRole('button').all()) {
          await scenario.click()
          // Choosing plays it. A key that changes nothing stops nothing, so one of these two does.
          for (const key of ['End', 'Home']) await slider.press(key)
          const last = Number(await slider.getAttribute('max'))
          for (let stop = 0; stop <= last; stop++) {
            await expect(slider).toHaveValue(String(stop))
            depths[`${await scenario.textContent()} ${stop}`] = await depthOf(on)
            await slider.press('ArrowRight')
          }
        }
        expect(Object.keys(depths).length).toBeGreaterThan(2)
        const [first] = Object.values(depths)
        expect(depths).toEqual(Object.fromEntries(Object.keys(depths).map((name) => [name, first])))
      })
  })
