import { expect, test } from '@playwright/test'
import { type AnswerDepth, answerDepths, median } from '../readers/answer-depths.ts'
import { SCREEN } from '../readers/page-lengths.ts'
import { readerQuestions } from '../readers/reader-questions.ts'
import { open } from './support/reader.ts'

test.use({ viewport: SCREEN })

/** Of a page: where the words that answer stand in the middle of all questions. */
const MEDIAN_DEPTH = 0.25
/** Machines have other fonts, and lines break elsewhere. */
const OTHER_FONTS = 1.05
/** Of all questions: what is answered on another page, or in words that a page shows in another way. */
const NOT_FOUND = 0.02

/** `DEPTHS=1 npm run e2e -- answer-depths` tells it of each page, `DEPTHS=missing` also whose words the page does not show as quoted. */
const { DEPTHS } = process.env

test('answers stand on the first screens, what is folded counted where its line stands', async ({ page }) => {
  test.slow() // every page, one after the other
  const all: AnswerDepth[] = []
  for (const [route, questions] of readerQuestions()) {
    await open(page, route)
    const depths = await answerDepths(page, questions)
    all.push(...depths)
    if (DEPTHS) console.log(`${route.padEnd(50)} ${told(depths)}`)
    if (DEPTHS === 'missing') for (const { question } of missing(depths)) console.log(`    ${question}`)
  }
  if (DEPTHS) console.log(`all pages: ${told(all)}`)
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
