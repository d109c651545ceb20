import type { Page } from '@playwright/test'
import type { ComponentNode, ContentNode } from '#engine/model/page.ts'
import {
  addLink,
  editDoc,
  expect,
  heading,
  interactive,
  open,
  scrollPageTo,
  storage,
  test,
  topOf,
} from './support/reader.ts'

const START = '/introduction/getting-started'
const REDUCER = '/api/createReducer'

const LANGUAGES = [
  { value: 'ts', label: 'TypeScript' },
  { value: 'js', label: 'JavaScript' },
]

const run = (html: string): ContentNode => ({ type: 'html', html })

/** A group of tabs whose panels are as high as asked for. */
function tabs(group: string | null, labels: typeof LANGUAGES, heights: number[] = []): ComponentNode {
  const panels = labels.map(
    ({ label }, index): ContentNode => ({
      type: 'element',
      tag: 'div',
      attributes: {},
      children: [run(`<p style="height:${heights[index] ?? 20}px">${label} panel</p>`)],
    }),
  )
  return { type: 'component', name: 'Tabs', props: { group, tabs: labels, initial: 'ts' }, children: panels }
}

/** A page with four groups, reached from another one: two of one name, one that offers less, one without a name. */
async function openGroups(page: Page): Promise<void> {
  await editDoc(page, REDUCER, ({ page }) => {
    page.tree = [
      tabs('language', LANGUAGES, [100, 900]),
      tabs('language', LANGUAGES, [200, 300]),
      tabs('language', [
        { value: 'ts', label: 'TypeScript' },
        { value: 'py', label: 'Python' },
      ]),
      tabs(null, LANGUAGES),
      run('<div style="height:3000px"></div>'),
    ]
  })
  await open(page, '/tutorials/overview')
  await (await addLink(page, REDUCER)).click()
  await expect(heading(page)).toHaveText('createReducer')
}

const selected = (page: Page) => page.locator('[role=tab][aria-selected=true]').allTextContents()

test('tabs are linked with their panels, and unselected panels are hidden', async ({ page }) => {
  await open(page, START)
  const list = page.getByRole('tablist').first()
  await expect(list.getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun'])
  for (const tab of await list.getByRole('tab').all()) {
    const id = await tab.getAttribute('id')
    const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`)
    await expect(panel).toHaveRole('tabpanel')
    await expect(panel).toHaveAttribute('aria-labelledby', id ?? '')
    const isSelected = (await tab.getAttribute('aria-selected')) === 'true'
    await expect(panel).toBeVisible({ visible: isSelected })
    expect(await panel.evaluate((element) => element.hasAttribute('hidden'))).toBe(!isSelected)
    await expect(tab).toHaveAttribute('tabindex', isSelected ? '0' : '-1')
  }
  expect(await storage(page)).toEqual({})
})

test('choosing a tab switches the groups of its name that offer it, stores it, and holds on the next page and visit', async ({
  page,
}) => {
  await openGroups(page)
  expect(await selected(page)).toEqual(['TypeScript', 'TypeScript', 'TypeScript', 'TypeScript'])
  await page.getByRole('tab', { name: 'JavaScript' }).nth(1).click()
  expect(await selected(page)).toEqual(['JavaScript', 'JavaScript', 'TypeScript', 'TypeScript'])
  expect(await storage(page)).toEqual({ 'docusaurus.tab.language': 'js' })

  await (await addLink(page, START)).click()
  await expect(heading(page)).not.toHaveText('createReducer')
  await page.getByRole('tab', { name: 'pnpm' }).first().click()
  expect(await storage(page)).toEqual({ 'docusaurus.tab.language': 'js', 'docusaurus.tab.package-manager': 'pnpm' })
  await page.goBack()
  await expect(heading(page)).toHaveText('createReducer')
  expect(await selected(page)).toEqual(['JavaScript', 'JavaScript', 'TypeScript', 'TypeScript'])
})

test('a group without a name switches alone and stores nothing', async ({ page }) => {
  await openGroups(page)
  await page.getByRole('tab', { name: 'JavaScript' }).last().click()
  expect(await selected(page)).toEqual(['TypeScript', 'TypeScript', 'TypeScript', 'JavaScript'])
  expect(await storage(page)).toEqual({})
})

test('the chosen tab keeps its place on the screen when panels above change their height', async ({ page }) => {
  await openGroups(page)
  await scrollPageTo(page, 120)
  const tab = page.getByRole('tab', { name: 'JavaScript' }).nth(1)
  const before = await topOf(tab)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(await topOf(tab)).toBe(before)
  await page.getByRole('tab', { name: 'TypeScript' }).nth(1).click()
  expect(await topOf(tab)).toBe(before)
})

test('one Tab stop per group; arrows wrap and select, Home and End too', async ({ page }) => {
  await open(page, START)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).first()
  await tab('npm').focus()
  for (const [key, name] of [
    ['ArrowRight', 'yarn'],
    ['ArrowLeft', 'npm'],
    ['ArrowLeft', 'bun'],
    ['ArrowRight', 'npm'],
    ['End', 'bun'],
    ['Home', 'npm'],
    ['ArrowRight', 'yarn'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  expect(await storage(page)).toEqual({ 'docusaurus.tab.package-manager': 'yarn' })
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab')
  await page.keyboard.press('Shift+Tab')
  await expect(tab('yarn')).toBeFocused()
})

test('a stored choice is shown before the application starts and after; one that is not offered is ignored and kept', async ({
  page,
}) => {
  await open(page, START)
  await page.evaluate(() => localStorage.setItem('docusaurus.tab.package-manager', 'pnpm'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm add')
  await page.unroute('**/assets/*.js')
  await page.reload()
  await interactive(page)
  expect(new Set(await selected(page))).toEqual(new Set(['pnpm', 'TS']))
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm add')
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('tabindex', '0')

  await page.evaluate(() => localStorage.setItem('docusaurus.tab.package-manager', 'cargo'))
  await page.reload()
  await interactive(page)
  expect(new Set(await selected(page))).toEqual(new Set(['npm', 'TS']))
  expect(await storage(page)).toEqual({ 'docusaurus.tab.package-manager': 'cargo' })
})

test('other tabs of the browser follow a choice', async ({ page, context }) => {
  await open(page, START)
  const other = await context.newPage()
  await open(other, START)
  await other.getByRole('tab', { name: 'bun' }).first().click()
  await expect(page.getByRole('tab', { name: 'bun' }).first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel').first()).toContainText('bun add')
})
