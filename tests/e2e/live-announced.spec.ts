/** What a screen reader is told of a run, by keys alone: each step as text, nothing while it plays. */
import type { JSHandle, Locator, Page } from '@playwright/test'
import { GIVEN_RECORDING, giveRecordings } from './support/given-recording.ts'
import { example, LIVE_PAGES } from './support/live-pages.ts'
import { expect, open, stopTime } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

/** More than there is to reach between Play and the time of any frame. */
const MOST_TABS = 30

/** Everything that the live region of a frame says from now on, in order. */
function hear(live: Locator): Promise<JSHandle<string[]>> {
  return live.getByRole('status').evaluateHandle((region) => {
    const told: string[] = []
    const listen = () => told.push(region.textContent ?? '')
    new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true })
    return told
  })
}

/** What was said since the last question; an emptied region says nothing. */
async function said(told: JSHandle<string[]>): Promise<string[]> {
  return (await told.evaluate((all) => all.splice(0))).filter((text) => text !== '')
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('a player', async ({ page, serveSite }) => {
  await giveRecordings(page, { desk: GIVEN_RECORDING })
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Lending desk')
  await stopTime(page)
  await live.getByRole('button', { name: 'Play', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  const slider = live.getByRole('slider', { name: 'Time' })
  await expect(slider).toBeVisible()
  await expect(live.getByRole('button', { name: 'Pause' }).first()).toBeVisible()
  await expect(live.getByRole('status')).toBeEmpty()
  const told = await hear(live)
  await tabTo(page, slider)

  for (const [key, sentence, value] of [
    ['Home', 'One copy is out.', '0.0 of 20.4 seconds, Start'],
    ['ArrowRight', '“Lend” is pressed.', '0.5 of 20.4 seconds, Lend'],
    ['ArrowRight', 'A second copy goes out.', '0.5 of 20.4 seconds, desk/lent'],
    ['End', 'It is back.', '20.4 of 20.4 seconds, desk/returned'],
    ['ArrowLeft', '“Return” is pressed.', '20.0 of 20.4 seconds, Return'],
    ['Home', 'One copy is out.', '0.0 of 20.4 seconds, Start'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(live.getByRole('status')).toHaveText(sentence)
    await expect(slider).toHaveAttribute('aria-valuetext', value)
    expect(await said(told)).toEqual([sentence])
  }

  await page.keyboard.press('Space')
  await expect(live.getByRole('button', { name: 'Pause' }).first()).toBeVisible()
  await page.clock.runFor(750)
  await expect(slider).toHaveAttribute('aria-valuetext', '0.5 of 20.4 seconds, desk/lent')
  expect(await said(told)).toEqual([])
  await page.keyboard.press('Space')
  await expect(live.getByRole('status')).toHaveText('A second copy goes out.')
  expect(await said(told)).toEqual(['A second copy goes out.'])
})

test('an explainer', async ({ page }) => {
  await open(page, '/rtk-query/usage/queries')
  const live = example(page, 'One hook, four moments')
  await live.getByRole('button', { name: 'Play', exact: true }).first().focus()
  const slider = live.getByRole('slider', { name: 'Moment' })
  await expect(slider).toBeVisible()
  await stopTime(page)
  await page.keyboard.press('Enter')
  await expect(live.getByRole('button', { name: 'Pause' }).first()).toBeVisible()
  await expect(live.getByRole('status')).toBeEmpty()
  const told = await hear(live)
  await tabTo(page, slider)

  for (const [key, sentence] of [
    ['Home', 'First load: isLoading and isFetching.'],
    ['End', 'Dune is here; both agree.'],
    ['ArrowLeft', 'Dune loads: isFetching. data is still Emma, currentData is empty.'],
    ['ArrowRight', 'Dune is here; both agree.'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(live.getByRole('status')).toHaveText(sentence)
    expect(await said(told)).toEqual([sentence])
  }
  await page.keyboard.press('Shift+Tab')
  await expect(live.getByRole('button', { name: 'Step on' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(live.getByRole('status')).toHaveText(/^Dune loads: isFetching\./)
  expect(await said(told)).toHaveLength(1)
})
