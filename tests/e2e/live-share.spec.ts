import type { Page } from '@playwright/test'
import { codeOf, edit, example, LIVE_PAGES, preview, run } from './support/live-pages.ts'
import { watchTexts } from './support/passing.ts'
import { expect, interactive, open } from './support/reader.ts'
import { test } from './support/site-fixture.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a link brings changed code to another reader, shows it, and runs it only when asked to', async ({
  page,
  browser,
  serveSite,
}) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'One file')
  await run(live)
  await edit(live, 'Hello.tsx', 'Hello</p>', 'From a friend</p>')
  const copy = live.getByRole('button', { name: 'Copy link' })
  const said = await watchTexts(copy)
  await copy.click()
  await expect.poll(said).toEqual(['Copy link', 'Copied', 'Copy link'])
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/guide\/live#live=one\.[\w-]+$/)

  const other = await (await browser.newContext()).newPage()
  await open(other, link)
  const theirs = example(other, 'One file')
  await expect(theirs.getByRole('status').filter({ hasText: 'This code came with the link.' })).toBeVisible()
  await expect(theirs).toBeInViewport()
  await expect.poll(() => codeOf(theirs.getByRole('textbox'))).toContain('From a friend')
  await expect(other.locator('iframe')).toHaveCount(0)
  await run(theirs)
  await expect(preview(theirs).getByText('From a friend')).toBeVisible()
  await theirs.getByRole('button', { name: 'Reset code' }).click()
  await expect(preview(theirs).getByText('Hello')).toBeVisible()
  await other.close()
})

test('a link that is followed on the page itself arrives, too, and does not run over what runs', async ({
  page,
  serveSite,
}) => {
  const site = await serveSite(LIVE_PAGES)
  await open(page, site.url('/guide/live'))
  const live = example(page, 'One file')
  await run(live)
  await expect(preview(live).getByText('Hello')).toBeVisible()
  const hash = await sharedHash(page, 'one', { 'Hello.tsx': 'export default () => <p>Swapped</p>' })
  await page.evaluate((to) => window.location.assign(to), hash)
  await expect(live.getByRole('textbox')).toContainText('Swapped')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a second link in the same tab shows its own code, not that of the first', async ({ page, serveSite }) => {
  const site = await serveSite(LIVE_PAGES)
  await open(page, site.url('/guide/live'))
  const live = example(page, 'One file')
  for (const word of ['First', 'Second']) {
    const hash = await sharedHash(page, 'one', { 'Hello.tsx': `export default () => <p>${word}</p>` })
    await page.evaluate((to) => window.location.assign(to), hash)
    await expect(live.getByRole('textbox')).toContainText(word)
  }
  await expect(live.getByRole('textbox')).not.toContainText('First')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('hostile links change nothing, and it is said', async ({ page, serveSite }) => {
  const site = await serveSite(LIVE_PAGES)
  await open(page, site.url('/guide/live'))
  const bomb = 'a'.repeat(3_000_000)
  const hashes = [
    '#live=one.AAAA',
    '#live=one.%3Cimg%20src=x%20onerror=alert(1)%3E',
    `#live=one.${'A'.repeat(9000)}`,
    await sharedHash(page, 'one', { 'Hello.tsx': bomb }),
    await sharedHash(page, 'one', { 'other.ts': 'alert(1)' }),
    await sharedHash(page, 'one', { 'Hello.tsx': { toString: 'x' } }),
    await sharedHash(page, 'one', ['Hello.tsx']),
  ]
  for (const hash of hashes) {
    await page.goto('about:blank')
    await open(page, site.url('/guide/live') + hash)
    const live = example(page, 'One file')
    await expect(live.getByRole('alert'), hash.slice(0, 60)).toContainText('The code in the link is not used.')
    await expect(live.getByRole('textbox')).toHaveCount(0)
    await expect(live.locator('.live-code')).toContainText('<p>Hello</p>')
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  await page.goto('about:blank')
  await open(page, `${site.url('/guide/live')}#live=gone.AAAA`)
  await expect(page.getByRole('alert')).toContainText('Its example is not on this page.')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goto('about:blank')
  await page.goto(`${site.url('/guide/start')}#live=one.AAAA`)
  await interactive(page) // a page without examples has nothing to say
})

/** A link's hash with any value in it. */
function sharedHash(page: Page, id: string, value: unknown): Promise<string> {
  return page.evaluate(
    async ([name, json]) => {
      const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'))
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
      const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      return `#live=${name}.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
    },
    [id, JSON.stringify(value)] as const,
  )
}

test('changes that are too long for a link are said to be', async ({ page, serveSite }) => {
  await open(page, (await serveSite(LIVE_PAGES)).url('/guide/live'))
  const live = example(page, 'One file')
  await run(live)
  const noise = Array.from({ length: 6000 }, (_, index) => ((index * 7919) % 9973).toString(36)).join('')
  await edit(live, 'Hello.tsx', 'Hello</p>', `${noise}</p>`)
  await live.getByRole('button', { name: 'Copy link' }).click()
  await expect(live.getByRole('status').filter({ hasText: 'too long for a link' })).toBeVisible()
})
