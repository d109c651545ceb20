import { expect, open, storage, test } from './support/reader.ts'

const SLICE = '/api/createSlice'

test('the switch shows JavaScript in every sample, stores the choice, and keeps its place', async ({ page }) => {
  await open(page, SLICE)
  const figures = page.locator('figure.code[data-tab-group=language]')
  const tab = figures.filter({ visible: true }).nth(4).getByRole('tab', { name: 'JS' })
  await tab.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await tab.boundingBox()
  await tab.click()
  const after = await tab.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThan(1)
  await expect(figures.first().getByRole('tabpanel')).not.toContainText('PayloadAction')
  await expect(figures.first().locator('.code-title')).toContainText('deskSlice.')
  expect((await storage(page))['docusaurus.tab.language']).toBe('js')
})

test('a stored choice is there before the first paint, and JavaScript has no holes where types were', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'js'))
  await page.route('**/*.js', () => {}) // the application never arrives: what is seen is what boot.ts has shown
  await page.goto(SLICE, { waitUntil: 'commit' })
  const figure = page.locator('figure.code[data-tab-group=language]').first()
  await expect(figure.getByRole('tabpanel')).toHaveCount(1)
  await expect(figure.getByRole('tabpanel')).not.toContainText('PayloadAction')
  await expect(figure.locator('.code-title [data-value=js]')).toBeVisible()
  const [typescript = '', javascript = ''] = await figure.locator('pre code').allTextContents()
  expect(typescript).toContain('PayloadAction')
  expect(javascript).not.toMatch(/^\s*\n|\n\s*\n\s*\n|\n\s*$/)
})

test('a proven sample says with which version', async ({ page }) => {
  await open(page, SLICE)
  const stamp = await page
    .locator('figure.code[data-checked] .code-bar')
    .first()
    .evaluate((bar) => getComputedStyle(bar, '::after').content)
  expect(stamp).toBe('"checked with 2.14.0"')
})
