/** Every page in the dark: how it comes up, how long it is, and how far down its answers stand. Questions to one window, asked in one walk. */
import { test as base, expect } from '@playwright/test'
import { type AnswerDepth, answerDepths, median } from '../readers/answer-depths.ts'
import { countWords, type Length, readCeilings, SCREEN, writeCeilings } from '../readers/page-lengths.ts'
import { readerQuestions } from '../readers/reader-questions.ts'
import { collectComplaints, comesUp } from './support/coming-up.ts'
import { DOC_ROUTES, MISSING_ROUTE, ROUTES } from './support/routes.ts'

/** What all pages together may be: the book is read by people who came for one answer. */
const MOST_WORDS = 110_000
const MEDIAN_SCREENS = 14
const MOST_SCREENS = 25
/** Of a page: where the words that answer stand in the middle of all questions. */
const MEDIAN_DEPTH = 0.25
/** Machines have other fonts, and lines break elsewhere: the ceilings were measured on one. */
const OTHER_FONTS = 1.05
/** Of all questions: what is answered on another page, or in words that a page shows in another way. */
const NOT_FOUND = 0.02

/** `DEPTHS=1 npm run e2e -- answer-depths` tells it of each page, `DEPTHS=missing` also whose words the page does not show as quoted. */
const { DEPTHS, UPDATE_LENGTHS } = process.env

interface Measured {
  screens: number
  /** Empty where nobody has asked anything of the page. */
  depths: AnswerDepth[]
}

interface Walk {
  complaints: string[]
  pages: Map<string, Measured>
}

const test = base.extend<object, { walk: Walk }>({
  walk: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ ...project.use, viewport: SCREEN, colorScheme: 'dark' })
      const asked = readerQuestions()
      const pages = new Map<string, Measured>()
      const complaints = collectComplaints(page, project.use.baseURL as string)
      for (const route of new Set([...ROUTES, MISSING_ROUTE, ...asked.keys()])) {
        complaints.push(...(await comesUp(page, route, 'dark')))
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        const depths = await answerDepths(page, asked.get(route) ?? [])
        pages.set(route, { screens: height / SCREEN.height, depths })
      }
      await page.context().close()
      await use({ complaints, pages })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

test.describe.configure({ mode: 'default' }) // in one worker, which walks once

test('every page comes up silently: no error, warning, mismatch, failed request or other host', ({ walk }) => {
  expect(walk.pages.size).toBeGreaterThan(58)
  expect(walk.complaints).toEqual([])
})

test('no page is longer than it was decided to be, in words and in screens', async ({ walk, request }) => {
  const lengths = new Map<string, Length>()
  for (const route of DOC_ROUTES) {
    const words = countWords(await (await request.get(`${route}.md`)).text())
    lengths.set(route, { words, screens: walk.pages.get(route)?.screens ?? Number.NaN })
  }
  if (UPDATE_LENGTHS) writeCeilings(lengths)
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

test('answers stand on the first screens, what is folded counted where its line stands', async ({ walk }) => {
  const all = [...walk.pages.values()].flatMap(({ depths }) => depths)
  if (DEPTHS) {
    for (const [route, { depths }] of walk.pages) {
      if (depths.length > 0) console.log(`${route.padEnd(50)} ${told(depths)}`)
      if (DEPTHS === 'missing') for (const { question } of missing(depths)) console.log(`    ${question}`)
    }
    console.log(`all pages: ${told(all)}`)
  }
  expect(all.length).toBeGreaterThan(1_000)
  expect.soft(missing(all).length / all.length, 'answers that were not found').toBeLessThanOrEqual(NOT_FOUND)
  expect.soft(median(sharesOf(all)), told(all)).toBeLessThanOrEqual(MEDIAN_DEPTH * OTHER_FONTS)
})

/** `27 questions, in the middle 41 % of the page down, 5.2 screens; 1 not found` */
function told(depths: AnswerDepth[]): string {
  const share = Math.round(median(sharesOf(depths)) * 100)
  const screens = (median(depths.flatMap(({ top }) => top ?? [])) / SCREEN.height).toFixed(1)
  const place = `in the middle ${share} % of the page down, ${screens} screens`
  return `${depths.length} questions, ${place}; ${missing(depths).length} not found`
}

const missing = (depths: AnswerDepth[]) => depths.filter(({ top }) => top === null)
const sharesOf = (depths: AnswerDepth[]) => depths.flatMap(({ share }) => share ?? [])
