import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { example } from './support/live-pages.ts'
import { expect, open, PHONE, test } from './support/reader.ts'

const TAGS = { route: '/rtk-query/usage/automated-refetching', title: 'From a mutation to the screen' }
const LIFE = { route: '/rtk-query/usage/cache-behavior', title: 'How long an entry lives' }

const slider = (live: Locator) => live.getByRole('slider', { name: 'Moment' })
const drawing = (live: Locator) => live.getByRole('img')

async function openAlive(page: Page, { route, title }: typeof TAGS): Promise<Locator> {
  await open(page, route)
  const live = example(page, title)
  await live.scrollIntoViewIfNeeded()
  await expect(slider(live)).toBeVisible()
  return live
}

/** Chooses a scenario and goes to its last moment: that ends what plays. */
async function goToEnd(live: Locator, scenario: string): Promise<void> {
  const button = live.getByRole('button', { name: scenario, exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await slider(live).press('End')
  await expect(live.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawings of tags and of a life are there at their telling moments', async ({ page }) => {
    await page.goto(TAGS.route)
    await expect(drawing(example(page, TAGS.title))).toHaveAccessibleName(
      [
        'renameBook names Book bk-001.',
        'getShelf("fiction") asks again: List.',
        'getBook("bk-001") asks again: Detail of Emma.',
        'getBook("bk-003") left alone: Detail of Dune.',
        'getTotal left alone: Total.',
      ].join(' '),
    )
    await page.goto(LIFE.route)
    await expect(drawing(example(page, LIFE.title))).toHaveAccessibleName(
      'At 27 s: BookPage: gone, Sidebar: gone, used by: 0, entry: unused, 42 s left.',
    )
  })
})

test('each mutation lights what its tag reaches, and nothing else', async ({ page }) => {
  const live = await openAlive(page, TAGS)
  await goToEnd(live, 'addBook')
  await expect(drawing(live)).toHaveAccessibleName(
    /^addBook names Book LIST\. getShelf\("fiction"\) asks again: List\. getBook\("bk-001"\) left alone.*left alone/,
  )
  await goToEnd(live, 'deleteBook')
  await slider(live).press('ArrowLeft')
  await expect(live.getByRole('status')).toHaveText(/the unused entry is removed/)
  await expect(drawing(live)).toHaveAccessibleName(/getBook\("bk-003"\) removed: nobody uses it/)
  await slider(live).press('Home')
  await expect(drawing(live)).toHaveAccessibleName(/^No mutation has been sent\..*getBook\("bk-003"\) used by nobody/)
})

test('a type without an id reaches every entry, and a mutation that fails what it always does', async ({ page }) => {
  const live = await openAlive(page, TAGS)
  await goToEnd(live, 'importBooks')
  await expect(drawing(live)).toHaveAccessibleName(
    /^importBooks names Book\. getShelf\("fiction"\) asks again.* asks again.* asks again.* getTotal asks again: Total\.$/,
  )
  await goToEnd(live, 'renameBook fails')
  await expect(live.getByRole('status')).toHaveText(/^Its tag counts/)
  await expect(drawing(live)).toHaveAccessibleName(
    /^renameBook names Book bk-001\. getShelf\("fiction"\) asks again: List\. getBook\("bk-001"\) asks again.* getTotal left alone/,
  )
})

test('an entry outlives its last user by the seconds that it is kept, and no longer', async ({ page }) => {
  const live = await openAlive(page, LIFE)
  await slider(live).press('ArrowRight')
  await expect(drawing(live)).toHaveAccessibleName(/^At 69 s: .* entry: removed\.$/)
  await slider(live).press('ArrowRight')
  await expect(drawing(live)).toHaveAccessibleName(/BookPage: mounted, .* used by: 1, entry: pending\.$/)
  await slider(live).press('Home')
  await slider(live).press('ArrowRight')
  await expect(drawing(live)).toHaveAccessibleName(/^At 1 s: .* used by: 2, entry: pending\.$/)
  await goToEnd(live, 'Comes back in time')
  await expect(drawing(live)).toHaveAccessibleName(/^At 40 s: BookPage: mounted, .* entry: has data\.$/)
})

test('who leaves while the first request runs leaves an entry that gets its answer, and then its clock', async ({
  page,
}) => {
  const live = await openAlive(page, LIFE)
  await goToEnd(live, 'Leaves while it loads')
  await slider(live).press('Home')
  await expect(drawing(live)).toHaveAccessibleName(
    'At 1 s: BookPage: gone, Sidebar: not yet, used by: 0, entry: pending.',
  )
  await slider(live).press('ArrowRight')
  await expect(drawing(live)).toHaveAccessibleName(
    'At 2 s: BookPage: gone, Sidebar: not yet, used by: 0, entry: unused, 60 s left.',
  )
  await slider(live).press('End')
  await expect(drawing(live)).toHaveAccessibleName(/BookPage: gone, Sidebar: mounted, used by: 1, entry: has data\.$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the wires are a list, and both drawings have their room', async ({ page }) => {
    const tags = await openAlive(page, TAGS)
    await expect(drawing(tags)).toBeHidden()
    const hit = tags.getByRole('listitem').filter({ hasText: 'asks again: Detail of Emma' })
    await expect(hit).toBeVisible()
    await expectNoViolations(page, 'wires as a list')
    const life = await openAlive(page, LIFE)
    await expect(drawing(life)).toBeVisible()
    await expect(drawing(life).getByText('42 s left', { exact: true })).toBeVisible()
    await expectNoViolations(page, 'a life')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
