import { actionsOf, codeOf, edit, example, LIVE_PAGES, openFile, preview, run } from './support/live-pages.ts'
import { watchTexts } from './support/passing.ts'
import { expect, hold, interactive, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a preview below the window has its height before it is scrolled to', async ({ page, serveSite }) => {
  await page.setViewportSize({ width: 1100, height: 300 })
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Lending desk')
  // Who presses in the code has the preview below it.
  await live.locator('pre').filter({ visible: true }).first().getByText('createSlice').first().click()
  await expect(preview(live).getByRole('button', { name: 'Lend' })).toBeAttached()
  const frame = live.locator('iframe:visible')
  await expect(frame).not.toBeInViewport()
  // More than the least, which is 48.
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(80)
  await expect(frame).not.toBeInViewport()
})

test('Run starts the example where it stands: the code keeps its place, the actions are logged with what they changed', async ({
  page,
  serveSite,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 }) // what moves is in sight as it stands, so nothing is scrolled for it
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Lending desk')
  await expect(live).toContainText('runs in this page, nothing is sent')
  const line = (within: string) =>
    live
      .locator(within)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await line('.live-code pre code') // what is drawn ahead and not shown has code, too
  await run(live)
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  expect(Math.abs((await line('.cm-line')) - before)).toBeLessThanOrEqual(2)

  await preview(live).getByRole('button', { name: 'Lend' }).click()
  await preview(live).getByRole('button', { name: 'Lend' }).click()
  await expect(preview(live).getByText('3 of 5 copies on loan')).toBeVisible()
  await expect.poll(() => actionsOf(live)).toEqual(['@@INIT', 'desk/lent', 'desk/lent'])
  const state = live.getByRole('group', { name: 'State' })
  await expect(state).toContainText('State after desk/lent')
  await expect(state.getByRole('list', { name: 'Changes' })).toContainText("now: desk.onLoan.2: 'c-3'")
  await expect(live.locator('.cm-line[data-line=ran]')).toContainText('lent(state')
  await expect(live.getByRole('status').filter({ hasText: 'desk/lent' })).toHaveCount(1)

  await state.getByRole('button', { name: 'Whole state' }).click()
  await expect(state).toContainText('copies: 5')
  await expect(state.locator('summary').first()).toHaveCSS('list-style-type', 'none') // one caret, not the browser's beside ours
})

test('a press in the code opens the editor at that place', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Lending desk')
  const line = live.locator('figure.code').nth(1).getByText('useDispatch', { exact: false }).first()
  await line.scrollIntoViewIfNeeded()
  await line.click({ position: { x: 5, y: 5 } })
  const box = live.getByRole('textbox', { name: 'Code of App.tsx' })
  await expect(box).toBeFocused()
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  await page.keyboard.insertText('X')
  await expect(box).toContainText(/\wX\w|X/)
})

test('a theme that is chosen while the sandbox is loading is that of the preview', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'One file')
  const bringSandbox = await hold(page, '/assets/sandbox/*.html')
  await run(live)
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.getByRole('button', { name: /currently light mode/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  bringSandbox()
  await expect(preview(live).getByText('Hello')).toBeVisible()
  await expect(preview(live).locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('only what was run runs, and what is left is ended', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  await run(example(page, 'One file'))
  await expect(preview(example(page, 'One file')).getByText('Hello')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(1)
  await run(example(page, 'Console'))
  const log = example(page, 'Console').getByRole('group', { name: 'Console', exact: true })
  await expect(log).toContainText('first')
  await expect(log).toContainText('Warning')
  await expect(page.locator('iframe')).toHaveCount(2)
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('an edit runs as it is typed, can be undone, and is taken back by Reset code', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Lending desk')
  await run(live)
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  await edit(live, 'desk.ts', 'copies: 5', 'copies: 9')
  await expect(preview(live).getByText('1 of 9 copies on loan')).toBeVisible()
  await expect(live.getByRole('tab', { name: 'desk.ts' })).toHaveAccessibleName('desk.ts, changed')
  const box = await openFile(live, 'desk.ts')
  await box.press('ControlOrMeta+z')
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  await edit(live, 'desk.ts', 'copies: 5', 'copies: 7')
  await expect(preview(live).getByText('1 of 7 copies on loan')).toBeVisible()
  await live.getByRole('button', { name: 'Reset code' }).click()
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  await expect.poll(() => codeOf(box)).toContain('copies: 5')
  await expect(live.getByRole('button', { name: 'Reset code' })).toHaveCount(0)
})

test('Copy takes complete files along, hidden set-up included, and all of them can be shown', async ({
  page,
  serveSite,
}) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Lending desk')
  await run(live)
  const copy = live.getByRole('button', { name: 'Copy', exact: true })
  const said = await watchTexts(copy)
  await copy.click()
  await expect.poll(said).toEqual(['Copy', 'Copied', 'Copy'])
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^\/\/ desk\.ts\nimport /)
  expect(text).toContain('// App.tsx\n')
  expect(text).toContain('// store.ts\nimport { configureStore }')
  await expect(live.getByRole('tab')).toHaveCount(2)
  await live.getByRole('button', { name: 'Show all files, 2 more' }).click()
  await expect(live.getByRole('tab')).toHaveCount(4)
  const store = await openFile(live, 'store.ts')
  await expect.poll(() => codeOf(store)).toContain('configureStore')
})

test('what does not parse is shown at its line, and the last preview stays', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'One file')
  await run(live)
  await expect(preview(live).getByText('Hello')).toBeVisible()
  await edit(live, 'Hello.tsx', '</p>', '</div')
  const message = live.getByRole('status').filter({ hasText: 'The preview shows the last code that ran.' })
  await expect(message).toBeVisible()
  await expect(message.getByRole('button', { name: /^Hello\.tsx:\d+:\d+$/ })).toBeVisible()
  await expect(live.locator('.cm-line[data-line=failing]')).toHaveCount(1)
  await expect(preview(live).getByText('Hello')).toBeVisible()
  await edit(live, 'Hello.tsx', /<p>Hello.*/, '<p>Good day</p>')
  await expect(preview(live).getByText('Good day')).toBeVisible()
  await expect(message).toHaveCount(0)
})

test('what is thrown is shown at its line', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Console')
  await run(live)
  await edit(live, 'main.ts', /console\.warn.*/, "throw new Error('no such shelf')")
  await expect(live.getByRole('status').filter({ hasText: 'no such shelf' })).toBeVisible()
  const place = live.getByRole('button', { name: 'main.ts:2:7', exact: true })
  await expect(place).toBeVisible()
  await expect(live.locator('.cm-line[data-line=failing]')).toContainText('throw new Error')
  await place.click({ delay: 200 }) // as long as a finger takes: nothing moves away from under it
  await expect(live.getByRole('textbox')).toBeFocused()
})

test('an error has the column of the code as the reader wrote it: in render, in a promise, in a loop', async ({
  page,
  serveSite,
}) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'One file')
  await run(live)
  const failing = async (code: string, word: string) => {
    await edit(live, 'Hello.tsx', /[\s\S]*/, code)
    const lines = code.split('\n')
    const line = lines.findIndex((text) => text.includes(word))
    const name = `Hello.tsx:${line + 1}:${(lines[line] ?? '').indexOf(word) + 1}`
    await expect(live.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(live.locator('.live-squiggle')).toHaveText(/^\w+/.exec(word)?.[0] ?? '')
  }
  await failing(
    `const shelf = (n: number): { list?: string[] } => ({})
export default function Hello() {
  return <ul title="a">{[1].map((n: number) => <li key={n}>{shelf(n).list!.length} books</li>)}</ul>
}`,
    'length}',
  )
  await failing(
    `const ask = async (id: string): Promise<number> => { await null; throw new Error(id) }
void ask('bk-014')
export default () => <p>Asked</p>`,
    'new Error',
  )
  await failing(
    `for (const id of ['a', 'b'] as string[]) if (id.length > 0) throw new Error(id)
export default () => <p>Done</p>`,
    'new Error',
  )
})

test('a wrong type is no mistake here: types are taken out, and the code runs', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Console')
  await run(live)
  await edit(live, 'main.ts', /console\.warn.*/, "const copies: number = 'many'\nconsole.log(copies)")
  await expect(live.getByRole('group', { name: 'Console', exact: true })).toContainText('many')
  await expect(live.locator('[data-line=failing]')).toHaveCount(0)
})

test('an endless loop is stopped and said so, the page answers all the time, and the example runs again', async ({
  page,
  serveSite,
}) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Console')
  await run(live)
  await expect(live.getByRole('group', { name: 'Console', exact: true })).toContainText('first')
  await edit(live, 'main.ts', /console\.warn.*/, 'for (;;) { Math.random() }')
  await page.getByRole('button', { name: 'More ways to use this page' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  const notice = live.getByRole('status').filter({ hasText: /^Stopped/ })
  await expect(notice).toBeVisible()
  // The same code again: the message goes, and comes when that run is stopped, too.
  const said = await watchTexts(live.locator('.live-messages'))
  await notice.getByRole('button', { name: 'Run again' }).click()
  await expect.poll(async () => (await said()).map((text) => text.startsWith('Stopped'))).toEqual([true, false, true])
  await edit(live, 'main.ts', /for \(;;\).*/, "console.log('second')")
  await expect(live.getByRole('group', { name: 'Console', exact: true })).toContainText('second')
  await expect(notice).toHaveCount(0)
})

test('edits are there after a look at another page, and wait for Run; a reload forgets them', async ({
  page,
  serveSite,
}) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'One file')
  await run(live)
  await edit(live, 'Hello.tsx', 'Hello</p>', 'Still here</p>')
  await expect(preview(live).getByText('Still here')).toBeVisible()
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data')
  await page.goBack()
  await expect(live.getByRole('textbox')).toContainText('Still here')
  await expect(live.getByRole('status').filter({ hasText: 'Your changes from before' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(example(page, 'Console').getByRole('textbox')).toHaveCount(0)
  await run(live)
  await expect(preview(live).getByText('Still here')).toBeVisible()
  await page.reload()
  await interactive(page)
  await expect(live.getByRole('textbox')).toHaveCount(0)
})

test('on paper there is the code as it is now, and nothing to operate', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'One file')
  await run(live)
  await edit(live, 'Hello.tsx', 'Hello</p>', 'On paper</p>')
  await page.emulateMedia({ media: 'print' })
  await expect(live.locator('pre', { hasText: 'On paper' })).toBeVisible()
  for (const control of await live.locator('button, iframe, [role=slider], [role=textbox]').all()) {
    await expect(control).toBeHidden()
  }
})
