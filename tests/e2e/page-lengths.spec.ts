import { expect, test } from '@playwright/test'
import { countWords, type Length, readCeilings, SCREEN, writeCeilings } from '../readers/page-lengths.ts'
import { DOC_ROUTES } from './support/routes.ts'

test.use({ viewport: SCREEN })

/** What all pages together may be: the book is read by people who came for one answer. */
const MOST_WORDS = 110_000
const MEDIAN_SCREENS = 14
const MOST_SCREENS = 25
/** Machines have other fonts, and lines break elsewhere: the ceilings were measured on one. */
const OTHER_FONTS = 1.05

test('no page is longer than it was decided to be, in words and in screens', async ({ page, request }) => {
  const lengths = new Map<string, Length>()
  for (const route of DOC_ROUTES) {
    const words = countWords(await (await request.get(`${route}.md`)).text())
    await page.goto(route)
    await page.waitForSelector('html[data-has-hydrated=true]')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    lengths.set(route, { words, screens: height / SCREEN.height })
  }
  if (process.env.UPDATE_LENGTHS) writeCeilings(lengths)
  const ceilings = readCeilings()
  expect(Object.keys(ceilings)).toEqual([...DOC_ROUTES])
  for (const [route, { words, screens }] of lengths) {
    expect.soft(words, `words of ${route}`).toBeLessThanOrEqual(ceilings[route]?.words ?? 0)
    expect.soft(screens, `screens of ${route}`).toBeLessThanOrEqual((ceilings[route]?.screens ?? 0) * OTHER_FONTS)
  }
  const screens = [...lengths.values()].map((length) => length.screens).sort((a, b) => a - b)
  expect
    .soft(screens[Math.floor(screens.length / 2)], 'median of screens')
    .toBeLessThanOrEqual(MEDIAN_SCREENS * OTHER_FONTS)
  expect.soft(screens.at(-1), 'screens of the longest page').toBeLessThanOrEqual(MOST_SCREENS * OTHER_FONTS)
  const words = [...lengths.values()].reduce((sum, length) => sum + length.words, 0)
  expect.soft(words, 'words of all pages').toBeLessThanOrEqual(MOST_WORDS)
})
