/** Players and drawings are free of violations in the states that a page is not served in: while they play, unfolded, with the whole window. */
import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { example, unfold } from './support/live-pages.ts'
import { expect, open, PHONE, stopTime, test } from './support/reader.ts'

const EXPLAINERS = [
  { route: '/rtk-query/usage/queries', title: 'One hook, four moments', question: 'Which of the two' },
  { route: '/rtk-query/usage/automated-refetching', title: 'From a mutation to the screen', question: 'Why does' },
  { route: '/rtk-query/usage/cache-behavior', title: 'How long an entry lives', question: 'And if the sidebar' },
  { route: '/usage/immer-reducers', title: 'What one change copies', question: 'Does a component' },
  { route: '/api/createAsyncThunk', title: 'Four ways a run can end', question: 'Why does' },
]
const PLAYED = { route: '/rtk-query/api/createApi', title: 'Rename and refetch' }

/** Presses Play while time stands still, so that it plays when this returns, and lets time go on: what looks for violations needs it. */
async function startPlaying(page: Page, live: Locator): Promise<void> {
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(live.getByRole('button', { name: 'Pause' }).first()).toBeVisible()
  await page.clock.resume()
}

/** Looks at an example alone, where the page around it stands as it has been looked at: as it is served, or a moment ago. */
async function expectNoneWithin(live: Locator, state: string): Promise<void> {
  await live.evaluate((figure) => figure.setAttribute('data-looked-at', ''))
  await expectNoViolations(live.page(), state, '[data-looked-at]')
}

for (const viewport of [PHONE, { width: 1440, height: 900 }])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const { route, title, question } of EXPLAINERS)
      test(`${title}: while it plays, its question unfolded`, async ({ page }) => {
        test.slow()
        await open(page, route)
        const live = example(page, title)
        await live.scrollIntoViewIfNeeded()
        await expect(live.getByRole('slider', { name: 'Moment' })).toBeVisible()
        const asked = live.locator('summary').filter({ hasText: question, visible: true })
        await asked.click()
        await expect(asked.locator('xpath=..')).toHaveAttribute('open')
        await stopTime(page)
        await startPlaying(page, live)
        await (viewport === PHONE ? expectNoViolations(page, title) : expectNoneWithin(live, title))
      })

    test('a player: while it plays, in the middle, and there with the whole window', async ({ page }) => {
      test.slow()
      await open(page, PLAYED.route)
      const live = example(page, PLAYED.title)
      await unfold(live)
      await stopTime(page)
      await startPlaying(page, live)
      await expectNoViolations(page, 'playing')
      const slider = live.getByRole('slider', { name: 'Time' })
      await slider.press('Home')
      for (let step = 0; step < 6; step++) await slider.press('ArrowRight')
      await expect(slider).toHaveAttribute('aria-valuenow', '6')
      await expect(live.getByText(/^recorded with \d/).filter({ visible: true })).toBeVisible()
      await expectNoneWithin(live, 'in the middle')
      await live.getByRole('button', { name: 'Use the whole window' }).click()
      await expect(live.getByRole('button', { name: 'Close the whole window' })).toBeVisible()
      await expectNoViolations(page, 'in the middle, with the whole window')
    })
  })
