import type { Locator, Page } from '@playwright/test'
import { GIVEN_RECORDING, giveRecordings } from './support/given-recording.ts'
import { example, LIVE_PAGES } from './support/live-pages.ts'
import { expect, open } from './support/reader.ts'
import { type ServedSite, test } from './support/site-fixture.ts'

/** A page on a line that is paid for: nothing of the player comes before Play is pressed. */
async function openUnprepared(page: Page, site: ServedSite): Promise<Locator> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await giveRecordings(page, { desk: GIVEN_RECORDING })
  await open(page, site.url('/guide/live'))
  return example(page, 'Lending desk')
}

const play = (live: Locator) => live.getByRole('button', { name: 'Play', exact: true }).first()

test('what opens with Play moves before anything of it is measured: the first frame lays it out, once', async ({
  page,
  serveSite,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    const note = (element: Element, name: string) => {
      const player = element.closest('.player')
      const at = player?.querySelector<HTMLElement>('.player-tracks')?.style.getPropertyValue('--at')
      if (player && !Number(at)) asked.push(`${name} of ${element.className || element.localName}`)
    }
    for (const [of, names] of [
      [Element.prototype, ['scrollTop', 'clientHeight', 'clientWidth', 'scrollHeight']],
      [HTMLElement.prototype, ['offsetTop', 'offsetHeight', 'offsetWidth']],
    ] as const)
      for (const name of names) {
        const known = Object.getOwnPropertyDescriptor(of, name)
        Object.defineProperty(of, name, {
          ...known,
          get(this: Element) {
            note(this, name)
            return known?.get?.call(this)
          },
        })
      }
    const { getBoundingClientRect } = Element.prototype
    Element.prototype.getBoundingClientRect = function () {
      note(this, 'box')
      return getBoundingClientRect.call(this)
    }
  })
  const live = await openUnprepared(page, await serveSite(LIVE_PAGES))
  await play(live).evaluate((button: HTMLElement) => button.click())
  await expect
    .poll(() => live.locator('.player-tracks').evaluate((it) => Number(it.style.getPropertyValue('--at'))))
    .toBeGreaterThan(0)
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([])
  // As masks they would be documents, made in that same frame.
  await expect(live.getByRole('group', { name: 'Steps' }).locator('svg path')).toHaveCount(4)
})

test('Play by Enter, with nothing loaded ahead, plays; Enter again pauses', async ({ page, serveSite }) => {
  const live = await openUnprepared(page, await serveSite(LIVE_PAGES))
  await play(live).focus()
  await page.keyboard.press('Enter')
  const pause = live.getByRole('button', { name: 'Pause' }).first()
  await expect(pause).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(play(live)).toBeFocused()
  await expect(live.getByRole('slider', { name: 'Time' })).toBeVisible()
})

test('a recording that did not come is said with the press, and asked for with the next one', async ({
  page,
  serveSite,
}) => {
  const live = await openUnprepared(page, await serveSite(LIVE_PAGES))
  await page.route('**/assets/recordings/*', (route) => route.abort())
  await play(live).click()
  await expect(live.getByRole('alert')).toHaveText(
    'The recording could not be loaded. Check your connection and press Play again.',
  )
  await page.unroute('**/assets/recordings/*')
  await giveRecordings(page, { desk: GIVEN_RECORDING })
  await play(live).click()
  await expect(live.getByRole('slider', { name: 'Time' })).toBeVisible()
  await expect(live.getByRole('alert')).toHaveCount(0)
})
