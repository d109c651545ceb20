import type { Locator, Page } from '@playwright/test'
import type { LivePage } from '#engine/model/live.ts'
import { GIVEN_RECORDING, giveRecordings } from './support/given-recording.ts'
import { actionsOf, edit, example, LIVE_PAGES, preview, run, unfold } from './support/live-pages.ts'
import { expect, open } from './support/reader.ts'
import { type ServedSite, test } from './support/site-fixture.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The player, at a row of the given recording. */
async function playerAt(page: Page, site: ServedSite, row: number): Promise<Locator> {
  await giveRecordings(page, { desk: GIVEN_RECORDING })
  await open(page, site.url('/guide/live'))
  const live = example(page, 'Lending desk')
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await goTo(live, row)
  return live
}

async function goTo(live: Locator, row: number): Promise<void> {
  await live.getByRole('slider').press('Home')
  for (let step = 0; step < row; step++) await live.getByRole('slider').press('ArrowRight')
  await expect(live.getByRole('slider')).toHaveAttribute('aria-valuenow', String(row))
}

const said = (live: Locator, text: string | RegExp) => live.getByRole('status').filter({ hasText: text })

test('Run goes on at the moment that is looked at, and Run again at the start', async ({ page, serveSite }) => {
  const live = await playerAt(page, await serveSite(LIVE_PAGES), 2)
  await run(live)
  await expect(said(live, 'It goes on where the recording was, at 0.5 s.')).toBeVisible()
  await expect(preview(live).getByText('2 of 5 copies on loan')).toBeVisible()
  expect(await actionsOf(live)).toEqual(['@@INIT', 'desk/lent'])
  await run(live)
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  await expect(said(live, 'It goes on')).toHaveCount(0)
})

test('the focus stays on Run while the presses are made', async ({ page, serveSite }) => {
  const live = await playerAt(page, await serveSite(LIVE_PAGES), 4)
  await live.getByRole('button', { name: 'Run', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(said(live, 'at 20.4 s')).toBeVisible()
  await expect(live.getByRole('button', { name: 'Run again' })).toBeFocused()
})

test('it goes on there also while the later parts of the player are still on their way', async ({
  page,
  serveSite,
}) => {
  await page.route('**/assets/played.*.js', () => {})
  const live = await playerAt(page, await serveSite(LIVE_PAGES), 2)
  await run(live)
  await expect(said(live, 'It goes on where the recording was, at 0.5 s.')).toBeVisible()
})

test('at the end all presses have been made', async ({ page, serveSite }) => {
  const live = await playerAt(page, await serveSite(LIVE_PAGES), 4)
  await run(live)
  await expect(said(live, 'at 20.4 s')).toBeVisible()
  await expect.poll(() => actionsOf(live)).toEqual(['@@INIT', 'desk/lent', 'desk/returned'])
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
})

test('where something cannot be pressed it runs from its start, and says so', async ({ page, serveSite }) => {
  const site = await serveSite(LIVE_PAGES)
  await page.route('**/assets/live/*.json', async (route) => {
    const data: LivePage = await (await route.fetch()).json()
    for (const { proof } of data.examples) proof.press = ['Lend', 'Gone']
    await route.fulfill({ json: data })
  })
  const live = await playerAt(page, site, 4)
  await run(live)
  await expect(said(live, 'There is no “Gone” to press, so it runs from its start')).toBeVisible()
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  expect(await actionsOf(live)).toEqual(['@@INIT'])
})

test('changed code runs from its start, and says why', async ({ page, serveSite }) => {
  const live = await playerAt(page, await serveSite(LIVE_PAGES), 0)
  await run(live)
  await edit(live, 'App.tsx', 'copies on loan', 'copies are out')
  await expect(preview(live).getByText('1 of 5 copies are out')).toBeVisible()
  await live.getByRole('button', { name: 'Recording' }).click()
  await goTo(live, 2)
  await run(live)
  await expect(said(live, 'Yours runs from its start.')).toBeVisible()
  await expect(preview(live).getByText('1 of 5 copies are out')).toBeVisible()
})

/** Counts what has become of its loads: one that is canceled has not been answered. */
const LOADS = `import { useRef, useState } from 'react'

export default function Loads() {
  const [ends, setEnds] = useState({ loaded: 0, canceled: 0 })
  const load = useRef(new AbortController())
  const begin = async () => {
    load.current = new AbortController()
    const { signal } = load.current
    const end = await fetch('https://library.example/api/books/bk-001', { signal }).then(
      () => 'loaded' as const,
      () => 'canceled' as const,
    )
    setEnds((ends) => ({ ...ends, [end]: ends[end] + 1 }))
  }
  return (
    <>
      <p>{ends.loaded} loaded, {ends.canceled} canceled</p>
      <button type="button" onClick={begin}>Load</button>
      <button type="button" onClick={() => load.current.abort()}>Cancel</button>
    </>
  )
}
`
const LOADS_PAGE = `---
title: Live
description: A page of the tests.
---

<Live title="Loads" api press="Load, at once Cancel, Load" shows="1 loaded, 1 canceled">

\`\`\`tsx title="Loads.tsx"
${LOADS}\`\`\`

</Live>
`

test('what the script presses at once comes before the answer, in the recording and when it runs on', async ({
  page,
  serveSite,
}) => {
  const { config, files } = LIVE_PAGES
  const site = await serveSite({ ...(config && { config }), files: { ...files, 'content/guide/live.mdx': LOADS_PAGE } })
  await open(page, site.url('/guide/live'))
  const live = example(page, 'Loads')
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await live.getByRole('slider').press('End')
  await run(live)
  await expect(said(live, 'It goes on where the recording was')).toBeVisible()
  await expect(preview(live).getByText('1 loaded, 1 canceled')).toBeVisible()
})

/** Asks early for what the pointer rests on, and tells what it has heard. */
const EARLY = `import { useRef, useState } from 'react'

export default function Early() {
  const [heard, setHeard] = useState<string[]>([])
  const timer = useRef(0)
  const hear = (what: string) => setHeard((before) => [...before, what])
  const begin = () => {
    timer.current = window.setTimeout(() => hear('asked'), 100)
  }
  return (
    <>
      <button type="button" onPointerEnter={begin} onPointerLeave={() => clearTimeout(timer.current)} onClick={() => hear('opened')}>
        Emma
      </button>
      <button type="button" onFocus={() => hear('focused')}>Dune</button>
      <p>{heard.join(', ')}</p>
    </>
  )
}
`
const EARLY_PAGE = `---
title: Live
description: A page of the tests.
---

<Live title="Early" press="point at Emma, Emma, focus Dune" shows="asked, opened, focused">

\`\`\`tsx title="Early.tsx"
${EARLY}\`\`\`

</Live>
`

test('a script points at something and gives it the focus, in the recording and when it runs on', async ({
  page,
  serveSite,
}) => {
  const { config, files } = LIVE_PAGES
  const site = await serveSite({ ...(config && { config }), files: { ...files, 'content/guide/live.mdx': EARLY_PAGE } })
  await open(page, site.url('/guide/live'))
  const live = example(page, 'Early')
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await live.getByRole('slider').press('End')
  await run(live)
  await expect(said(live, 'It goes on where the recording was')).toBeVisible()
  await expect(preview(live).getByText('asked, opened, focused')).toBeVisible()
})

/** Of each kind of step one: menus and fields, presses that are answered, a store without an API, two requests of one press. */
const REAL = [
  { route: '/api/createSlice', id: 'lending-desk' },
  { route: '/rtk-query/usage/mutations', id: 'two-buttons-and-one-result' },
  { route: '/rtk-query/api/fetchBaseQuery', id: 'request-builder' },
  { route: '/rtk-query/usage/automated-refetching', id: 'repeat-what-was-refused' },
]

for (const { route, id } of REAL)
  test(`${route}#${id}: what runs comes to show what the recording shows`, async ({ page }) => {
    await open(page, route)
    const live = page.locator(`figure[id="${id}"]`)
    await unfold(live)
    await live.getByRole('button', { name: 'Play', exact: true }).first().click()
    await live.getByRole('slider').press('End')
    await expect(live.getByText('at the end').filter({ visible: true })).toBeVisible()
    const shown = await live
      .locator('.player-picture > div')
      .evaluate((host) => host.shadowRoot?.querySelector<HTMLElement>('[data-shown]')?.innerText ?? '')
    expect(shown).not.toBe('')
    await run(live)
    await expect(said(live, 'It goes on where the recording was')).toBeVisible()
    await expect.poll(async () => plain(await preview(live).locator('body').innerText())).toBe(plain(shown))
  })

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
