import { actionsOf, example, LIVE_PAGES, preview, run } from './support/live-pages.ts'
import { expect, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

test('requests and cache are shown in their tones, and an unused entry counts down', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/data'))
  const live = example(page, 'A book')
  await run(live)
  await expect(preview(live).getByText('The Left Hand of Darkness')).toBeVisible()
  const requests = live.getByRole('group', { name: 'Requests', exact: true }).getByRole('listitem')
  await expect(requests).toHaveText([/GET \/books\/bk-014.*200 · \d+ ms/])
  await expect(requests.first()).toHaveAttribute('data-phase', 'fulfilled')
  const row = live.getByRole('row', { name: /getBook\("bk-014"\)/ })
  await expect(row).toContainText('fulfilled')
  await expect(row).toContainText('Book')
  await expect(row.getByRole('cell').nth(2)).toHaveText('1')
  await preview(live).getByRole('button', { name: 'Close' }).click()
  await expect(row.getByRole('cell').nth(2)).toHaveText('0')
  await expect(row.getByRole('cell').nth(3)).toHaveText(/^\d+ s$/)
  expect(await actionsOf(live)).toEqual(['@@INIT', 'library/executeQuery/pending', 'library/executeQuery/fulfilled'])
})

test('the next request fails as chosen, once, and the latency can be set', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/data'))
  const live = example(page, 'A book')
  await run(live)
  await expect(preview(live).getByText('The Left Hand of Darkness')).toBeVisible()
  const menu = live.getByRole('combobox', { name: 'Next request fails with' })
  await menu.selectOption('500')
  await preview(live).getByRole('button', { name: 'Fetch again' }).click()
  await expect(preview(live).getByText('It failed')).toBeVisible()
  const requests = live.getByRole('group', { name: 'Requests', exact: true }).getByRole('listitem')
  await expect(requests.nth(1)).toContainText('500')
  await expect(requests.nth(1)).toHaveAttribute('data-phase', 'rejected')
  await expect(menu).toHaveValue('')
  const latency = live.getByRole('slider', { name: 'Latency' })
  await expect(latency).toHaveValue('50')
  await latency.fill('300')
  await expect(live.getByText('300 ms', { exact: true })).toBeVisible()
  await preview(live).getByRole('button', { name: 'Fetch again' }).click()
  await expect(preview(live).getByText('The Left Hand of Darkness')).toBeVisible()
  await expect(requests.nth(2)).toHaveText(/200 · \d+ ms/)
  const [, took] = /(\d+) ms/.exec(await requests.nth(2).innerText()) ?? []
  expect(Number(took)).toBeGreaterThanOrEqual(300) // and as much more as the machine takes
  await live.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(requests).toHaveCount(1)
  await expect(latency).toHaveValue('50')
})
