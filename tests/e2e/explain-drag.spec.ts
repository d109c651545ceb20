/** The head of a drawing that has a line of time goes where the pointer is, and names along the line keep off each other. */
import type { Locator, Page } from '@playwright/test'
import { example } from './support/live-pages.ts'
import { expect, open, PHONE, test } from './support/reader.ts'

const LAMPS = { route: '/rtk-query/usage/queries', title: 'One hook, four moments' }
const LIFE = { route: '/rtk-query/usage/cache-behavior', title: 'How long an entry lives' }
const RUNS = { route: '/api/createAsyncThunk', title: 'Four ways a run can end' }

const slider = (live: Locator) => live.getByRole('slider', { name: 'Moment' })
/** The line of time of the drawing that is alive. */
const line = (live: Locator) => live.locator('[data-held] [data-time]').first()

async function openAlive(page: Page, { route, title }: typeof LAMPS): Promise<Locator> {
  await open(page, route)
  const live = example(page, title)
  await live.scrollIntoViewIfNeeded()
  await expect(slider(live)).toBeVisible()
  await line(live).scrollIntoViewIfNeeded()
  return live
}

/** Where a share of the line is in the window. */
async function pointOf(live: Locator, share: number): Promise<{ x: number; y: number }> {
  const box = await line(live).boundingBox()
  if (!box) throw new Error('the drawing has no line of time in sight')
  return { x: box.x + share * (box.width - 1), y: box.y + box.height / 2 }
}

for (const drawing of [LAMPS, LIFE, RUNS])
  test(`${drawing.title}: the mouse takes the head along the line`, async ({ page }) => {
    const live = await openAlive(page, drawing)
    const last = (await slider(live).getAttribute('max')) ?? ''
    const [start, end] = [await pointOf(live, 0), await pointOf(live, 1)]
    await page.mouse.move(end.x, end.y)
    await page.mouse.down()
    await expect(slider(live)).toHaveValue(last)
    await page.mouse.move(start.x, start.y + 200) // it is held, wherever the pointer is
    await expect(slider(live)).not.toHaveValue(last)
    const first = await slider(live).inputValue()
    await page.mouse.up()
    await page.mouse.move(end.x, end.y)
    await expect(slider(live)).toHaveValue(first)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  })

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a tap on the line leads there, and what goes up or down still scrolls the page', async ({ page }) => {
    const live = await openAlive(page, LAMPS)
    const { x, y } = await pointOf(live, 1)
    await page.touchscreen.tap(x, y)
    await expect(slider(live)).toHaveValue((await slider(live).getAttribute('max')) ?? '')
    await expect(line(live)).toHaveCSS('touch-action', 'pan-y')
  })
})

for (const viewport of [PHONE, { width: 1440, height: 900 }])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const drawing of [LAMPS, LIFE])
      test(`${drawing.title}: the present name is whole, inside, and on none that is to come`, async ({ page }) => {
        const live = await openAlive(page, drawing)
        const last = Number(await slider(live).getAttribute('max'))
        for (let stop = 0; stop <= last; stop++) {
          await slider(live).press(stop === 0 ? 'Home' : 'ArrowRight')
          await expect(slider(live)).toHaveValue(String(stop))
          const { now, next, end } = await line(live).evaluate((events) => {
            const boxOf = (name: Element | null | undefined) => name?.getBoundingClientRect()
            const present = events.querySelector('[data-tense=now]')
            const [now, next] = [present?.firstElementChild, present?.nextElementSibling?.firstElementChild].map(boxOf)
            return { now: now?.right ?? 0, next: next?.width ? next.left : Infinity, end: boxOf(events)?.right ?? 0 }
          })
          expect.soft(now, `stop ${stop}, the end of the line`).toBeLessThanOrEqual(end + 8)
          expect.soft(now, `stop ${stop}, the next name`).toBeLessThanOrEqual(next)
        }
      })
  })

for (const width of [390, 1440])
  for (const size of [100, 200])
    for (const drawing of [LAMPS, LIFE])
      test(`${drawing.title}: figures below the line keep off each other at ${width} px, letters of ${size} %`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 })
        const live = await openAlive(page, drawing)
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`
        }, size)
        const figures = live.locator('[data-held] .lamp-ruler small')
        for (const scenario of await live.getByRole('group', { name: 'Scenarios' }).getByRole('button').all()) {
          await scenario.click()
          const boxes = await figures.evaluateAll((all) =>
            all.map((it) => it.getBoundingClientRect()).filter((box) => box.width > 0),
          )
          expect(boxes.length).toBeGreaterThan(1)
          for (const [index, { left }] of boxes.slice(1).entries())
            expect.soft(left - (boxes[index]?.right ?? 0), `figure ${index + 2}`).toBeGreaterThanOrEqual(7)
        }
      })
