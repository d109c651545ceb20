import type { Locator } from '@playwright/test'
import { actionsOf, example, LIVE_PAGES, preview, run } from './support/live-pages.ts'
import { expect, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'
import type { Variant } from './support/write-site.ts'

const rows = (live: Locator) => live.getByRole('group', { name: 'Action log' }).getByRole('listitem')
const tenses = (live: Locator) => rows(live).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.tense))

/** Lends twice and takes one back: four actions with the first. */
async function lendTwice(live: Locator): Promise<void> {
  await run(live)
  for (const name of ['Lend', 'Lend', 'Return']) await preview(live).getByRole('button', { name }).click()
  await expect(rows(live)).toHaveCount(4)
}

test('pressing an action shows the state as it was then, and what came later as future', async ({
  page,
  serveSite,
}) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Lending desk')
  await lendTwice(live)
  await rows(live).nth(1).getByRole('button').click()
  await expect(preview(live).getByText('2 of 5 copies on loan')).toBeVisible()
  await expect.poll(() => tenses(live)).toEqual(['past', 'now', 'future', 'future'])
  await expect(live.getByRole('group', { name: 'State' })).toContainText("desk.onLoan.1: 'c-2'")
  await rows(live).nth(0).getByRole('button').click()
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  await expect(live.getByRole('group', { name: 'State' })).toContainText('copies: 5')
  await rows(live).nth(3).getByRole('button').click()
  await expect(preview(live).getByText('2 of 5 copies on loan')).toBeVisible()
  await expect.poll(() => tenses(live)).toEqual(['past', 'past', 'past', 'now'])
})

test('the slider is one: arrows step, Home and End go to the ends, and a press goes to the nearest action', async ({
  page,
  serveSite,
}) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Lending desk')
  await lendTwice(live)
  const slider = live.getByRole('slider', { name: 'Time' })
  await slider.focus()
  await expect(slider).toHaveAttribute('aria-valuenow', '3')
  await slider.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /^desk\/lent, [\d.]+ s, action 2 of 3$/)
  await expect(preview(live).getByText('3 of 5 copies on loan')).toBeVisible()
  await slider.press('Home')
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  await slider.press('End')
  await expect(preview(live).getByText('2 of 5 copies on loan')).toBeVisible()
  const box = await slider.boundingBox()
  await slider.click({ position: { x: 4, y: (box?.height ?? 0) / 2 } })
  await expect(slider).toHaveAttribute('aria-valuenow', '0')
  await live.getByRole('button', { name: 'One action on' }).click()
  await expect(slider).toHaveAttribute('aria-valuenow', '1')
  await live.getByRole('button', { name: 'Play' }).click()
  await expect(slider).toHaveAttribute('aria-valuenow', '3')
  await expect(live.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('pressing a button in the past cuts off the future; Reset begins again', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Lending desk')
  await lendTwice(live)
  await rows(live).nth(0).getByRole('button').click()
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  await preview(live).getByRole('button', { name: 'Return' }).click()
  await expect(preview(live).getByText('0 of 5 copies on loan')).toBeVisible()
  await expect.poll(() => actionsOf(live)).toEqual(['@@INIT', 'desk/returned'])
  await expect(live.getByRole('group', { name: 'Action log' })).toContainText('New branch: 3 later dropped')
  await live.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  await expect.poll(() => actionsOf(live)).toEqual(['@@INIT'])
})

const POLLING: Variant = {
  config: LIVE_PAGES.config,
  files: {
    ...LIVE_PAGES.files,
    'content/guide/data.mdx': `---
title: Polling
description: A page of the tests.
---

<Live title="Polling" id="polling" api latency={20}>

\`\`\`tsx title="App.tsx"
import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { Provider } from 'react-redux'

let answers = 0
const library = createApi({
  reducerPath: 'library',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://library.example/api' }),
  endpoints: (build) => ({
    getCount: build.query<number, void>({ query: () => 'books/bk-014', transformResponse: () => ++answers }),
  }),
})
const store = configureStore({
  reducer: { library: library.reducer },
  middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(library.middleware),
})
function Count() {
  const { data } = library.useGetCountQuery(undefined, { pollingInterval: 100 })
  return <p>Answer {data}</p>
}
export default function App() {
  return <Provider store={store}><Count /></Provider>
}
\`\`\`

</Live>
`,
  },
}

test('answers of polling that arrive while the reader looks back come after the future, and leave the past on screen', async ({
  page,
  serveSite,
}) => {
  await open(page, (await serveSite(POLLING)).url('/guide/data'))
  const live = example(page, 'Polling')
  const log = live.getByRole('group', { name: 'Action log' })
  const slider = live.getByRole('slider', { name: 'Time' })
  await run(live)
  await expect(preview(live).getByText(/^Answer ([3-9]|\d\d+)$/)).toBeVisible()
  // By key: rows move as others arrive.
  await rows(live).nth(2).getByRole('button').press('Enter')
  await expect(preview(live).getByText('Answer 1', { exact: true })).toBeVisible()
  const known = Number(await slider.getAttribute('aria-valuemax'))
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuemax'))).toBeGreaterThan(known + 3)
  await expect(log).toContainText(/\d+ more arrived meanwhile/)
  await expect(slider).toHaveAttribute('aria-valuenow', '2')
  await expect(preview(live).getByText('Answer 1', { exact: true })).toBeVisible()
  expect((await tenses(live)).slice(0, known)).toEqual(['past', 'past', 'now', ...Array(known - 3).fill('future')])
  await slider.press('End')
  await expect(log).not.toContainText('arrived meanwhile')
  await expect(preview(live).getByText('Answer 1', { exact: true })).toBeHidden()
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(known + 3)
})
