import { expectNoViolations } from './support/axe.ts'
import { actionsOf, codeOf, edit, example, LIVE_PAGES, preview, run } from './support/live-pages.ts'
import { expect, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

const PHONE = { width: 390, height: 844 }

test('keyboard only: run, change, leave the editor, go back in time', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Lending desk')
  await live.getByRole('button', { name: 'Run' }).focus()
  await page.keyboard.press('Enter')
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
  await expect(live.getByRole('button', { name: 'Run again' })).toBeFocused()

  const whole = live.getByRole('button', { name: 'Use the whole window' })
  await expect(whole).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(whole).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(live.getByRole('tab', { name: 'desk.ts' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(live.getByRole('tab', { name: 'App.tsx' })).toBeFocused()
  await page.keyboard.press('Home')
  for (const name of ['Show all files, 2 more', 'Copy link', 'Copy']) {
    await page.keyboard.press('Tab')
    await expect(live.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(live.getByRole('switch', { name: 'Check types' })).toBeFocused()
  await page.keyboard.press('Tab')
  const box = live.getByRole('textbox', { name: 'Code of desk.ts' })
  await expect(box).toBeFocused()
  await expect(live.getByText('Escape, then Tab, leaves the editor.')).toBeVisible()
  await expect(box).toHaveAccessibleDescription(/Escape, then Tab/)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('Tab')
  await expect.poll(() => codeOf(box)).toMatch(/^ {2}import/)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => codeOf(box)).toMatch(/^import/)
  await page.keyboard.insertText("console.log('typed')\n")
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(box).not.toBeFocused()
  // What was typed runs, and nothing is left of the run before it.
  await expect(live.getByRole('group', { name: 'Console', exact: true })).toContainText('typed')
  await expect(live.locator('iframe')).toHaveCount(1)

  await preview(live).getByRole('button', { name: 'Lend' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => actionsOf(live)).toEqual(['@@INIT', 'desk/lent'])
  await live.getByRole('group', { name: 'Action log' }).getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(preview(live).getByText('1 of 5 copies on loan')).toBeVisible()
})

test('the editor: a new line is indented, brackets open a level', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'Console')
  await run(live)
  const box = live.getByRole('textbox')
  await box.press('ControlOrMeta+a')
  await page.keyboard.type('const a = {')
  await page.keyboard.press('Enter')
  await page.keyboard.type('b: 1,')
  await page.keyboard.press('Enter')
  await page.keyboard.type('c: 2,')
  await expect.poll(() => codeOf(box)).toBe('const a = {\n  b: 1,\n  c: 2,')
})

test('on a phone the panes stand one below the other, code wraps, and nothing is wider than the screen', async ({
  page,
  serveSite,
}) => {
  await page.setViewportSize(PHONE)
  const site = await serveSite(LIVE_PAGES)
  for (const [route, title, done] of [
    ['/guide/live', 'Lending desk', '1 of 5 copies on loan'],
    ['/guide/data', 'A book', 'The Left Hand of Darkness'],
  ] as const) {
    await open(page, site.url(route))
    const live = example(page, title)
    await run(live)
    await expect(preview(live).getByText(done)).toBeVisible()
    // Both at once: a preview that grows meanwhile pushes the log down.
    const [screen, log] = await live.evaluate((figure) => {
      const boxOf = (name: string) =>
        figure.querySelector(`[role=group][aria-label="${name}"]`)?.getBoundingClientRect()
      return [boxOf('Preview')?.bottom ?? Number.NaN, boxOf('Action log')?.top ?? Number.NaN]
    })
    expect(log).toBeGreaterThanOrEqual((screen ?? Number.NaN) - 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    expect(await live.locator('.cm-scroller').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    for (const button of await live.locator('.live-bench button:visible').all()) {
      const box = await button.boundingBox()
      expect.soft(box?.height ?? 0, (await button.textContent()) ?? '').toBeGreaterThanOrEqual(30)
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an example is its code, and there is nothing to press', async ({ page, serveSite }) => {
    await page.goto((await serveSite(LIVE_PAGES)).url('/guide/live'))
    const live = example(page, 'Lending desk')
    await expect(live).toContainText('Lending desk')
    await expect(live.locator('pre').filter({ hasText: 'createSlice', visible: true }).first()).toBeVisible()
    await expect(live.locator('pre').filter({ hasText: 'useSelector', visible: true }).first()).toBeVisible()
    await expect(live.getByRole('button', { name: 'Run' })).toHaveCount(0)
    await expect(live.getByRole('slider')).toHaveCount(0)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('open examples are free of violations in both themes', async ({ page, serveSite }) => {
    test.slow()
    const site = await serveSite(LIVE_PAGES)
    await open(page, site.url('/guide/live'))
    const live = example(page, 'Lending desk')
    await expectNoViolations(page, 'served')
    await run(live)
    await preview(live).getByRole('button', { name: 'Lend' }).click()
    await preview(live).getByRole('button', { name: 'Lend' }).click()
    await live.getByRole('group', { name: 'Action log' }).getByRole('button').nth(1).click()
    await run(example(page, 'Console'))
    await expect(example(page, 'Console').getByRole('group', { name: 'Console', exact: true })).toContainText('first')
    await run(example(page, 'One file'))
    await edit(example(page, 'One file'), 'Hello.tsx', '</p>', '</')
    await expect(example(page, 'One file').locator('[data-line=failing]')).toHaveCount(1)
    await expectNoViolations(page, 'core')
    await open(page, site.url('/guide/data'))
    await run(example(page, 'A book'))
    await expect(preview(example(page, 'A book')).getByText('The Left Hand of Darkness')).toBeVisible()
    await expectNoViolations(page, 'data')
  })
})
