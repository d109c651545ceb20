import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PICTURE_ATTRIBUTES, PICTURE_ELEMENTS } from '#engine/model/picture-markup.ts'
import { pictureStyle } from '#engine/model/picture-styles.ts'
import type { PageRecordings } from '#engine/model/recording.ts'
import { SITE } from '../places.ts'
import { expectNoViolations } from './support/axe.ts'
import { example } from './support/live-pages.ts'
import { expect, open, PHONE, test } from './support/reader.ts'

/** What is served of recordings: readable before anything is loaded, and without scripts. */

const DIST = join(SITE, 'dist')
/** Bytes that an example may add to its page, gzip. */
const MOST_ADDED = 1500
const PAGE = '/api/createSlice'
const TITLE = 'Lending desk'
const FOLD = 'Result and what happened'

/** Besides: styles, which are read again, and the mark of a drawn button that cannot be pressed. */
const AS_SERVED = new Set(['style', 'data-dim'])

test('every example has its result and its log in the page, light and lifeless', () => {
  const served = documents().flatMap(({ html, recordings }) =>
    Object.keys(recordings).map((id) => ({ id, ...recordingIn(html, id) })),
  )
  expect(served.length).toBeGreaterThan(70)
  for (const { id, text, added } of served) {
    expect.soft(added, `bytes of ${id}`).toBeLessThanOrEqual(MOST_ADDED)
    expect.soft(text, id).toMatch(/recorded with \d+\.\d+\.\d+/)
    if (text.includes('<div class="explainer">')) continue
    expect.soft(text, id).toMatch(/<b>(Result|What happened)<\/b>/)
    const [, picture = ''] = /<div inert>(.*)<\/div><\/div><\/div>(?:<div><p>|<\/div><\/details>)/s.exec(text) ?? []
    expect.soft(picture === '', `${id} has a picture`).toBe(!text.includes('<b>Result</b>'))
    const tags = [...picture.matchAll(/<([^\s/>]+)([^>]*)>/g)]
    const names = tags.flatMap(([, , attributes = '']) => [...attributes.replace(/"[^"]*"/g, '').matchAll(/[^\s=]+/g)])
    expect.soft(tags.filter(([, tag = '']) => !PICTURE_ELEMENTS.has(tag)).map(String), id).toEqual([])
    expect
      .soft(names.filter(([name = '']) => !AS_SERVED.has(name) && !PICTURE_ATTRIBUTES.has(name)).map(String), id)
      .toEqual([])
    const styles = [...picture.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style)
    expect.soft(styles, id).toEqual(styles.map(pictureStyle))
    const fields = tags.filter(
      ([, tag, attributes = '']) => tag === 'input' && !/"(checkbox|radio|range)"/.test(attributes),
    )
    expect.soft(fields.map(String), 'fields of text are drawn').toEqual([])
    expect.soft(tags.filter(([, tag = '']) => /^(h\d|main|nav|button)$/.test(tag)).map(String), id).toEqual([])
  }
})

test('a fold below the code holds them, and Play and Run show the same in its place', async ({ page }) => {
  await open(page, PAGE)
  const live = example(page, TITLE)
  const fold = live.locator('summary', { hasText: FOLD })
  await expect(live.getByText('at the end')).toBeHidden()
  await fold.press('Enter')
  await expect(live.getByRole('img', { name: /^Picture of the result/ })).toBeVisible()
  await expect(live.getByRole('listitem').filter({ hasText: 'lent' }).first()).toBeVisible()
  await expectNoViolations(page, 'the recording, unfolded')
  await live.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(live.getByRole('slider', { name: 'Time' })).toBeVisible()
  await expect(fold).toBeHidden()
  await live.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(live.locator('iframe')).toBeVisible()
  await expect(fold).toBeHidden()
})

test('who comes by a link has them, too', async ({ page }) => {
  await open(page, '/api/createReducer')
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /createSlice/ })
    .click()
  const live = example(page, TITLE)
  await live.getByText(FOLD).click()
  await expect(live.getByText('at the end')).toBeVisible()
})

test('in a part that the reader unfolds they lie open', async ({ page }) => {
  await open(page, '/rtk-query/usage/mutations#two-buttons-and-one-result')
  await expect(example(page, 'Two buttons and one result').getByText('at the end')).toBeVisible()
})

test('on paper they lie open', async ({ page }) => {
  await open(page, PAGE)
  await page.emulateMedia({ media: 'print' })
  await expect(example(page, TITLE).getByText('at the end')).toBeVisible()
  await expect(example(page, TITLE).locator('[inert]')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const viewport of [PHONE, { width: 320, height: 640 }, { width: 1440, height: 900 }])
    test(`they lie open, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(PAGE)
      const live = example(page, TITLE)
      await expect(live.getByText('at the end')).toBeVisible()
      await expect(live.getByText('What happened', { exact: true })).toBeVisible()
      const overflow = await live.locator('.live-recording').evaluate((box) => box.scrollWidth - box.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
})

/** Every document with what its examples did. */
function documents(): Array<{ html: string; recordings: PageRecordings }> {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .flatMap((name) => {
      const html = readFileSync(join(DIST, name), 'utf8')
      const [file] = /assets\/recordings\/[\w.-]+\.json/.exec(html) ?? []
      return file ? [{ html, recordings: JSON.parse(readFileSync(join(DIST, file), 'utf8')) }] : []
    })
}

/** What is served of a recording, and by how much it makes its page heavier. */
function recordingIn(html: string, id: string): { text: string; added: number } {
  const from = html.indexOf('<div class="live-recording">', html.search(new RegExp(`<figure[^>]* id="${id}"`)))
  let depth = 0
  let to = from
  for (const { 0: tag, index } of html.slice(from).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1
    to = from + index + tag.length
    if (depth === 0) break
  }
  const weight = (text: string) => gzipSync(text, { level: 9 }).byteLength
  const text = html.slice(from, to)
  // Not more than by itself: in a long page it can also push text out of what the compression remembers.
  const added = Math.min(weight(text), weight(html) - weight(html.slice(0, from) + html.slice(to)))
  return { text, added }
}
