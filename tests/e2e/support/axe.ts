import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** Less than half of what `axe.source` has, and every page has to read it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const THEMES = ['light', 'dark'] as const
const MARK = 'data-look'
/** What asks for colors looks at one element of each look; within frames, at all. */
const COLOR_RULES = { 'color-contrast': `[${MARK}]`, 'link-in-text-block': `a[href][${MARK}]` }

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * In both themes; the page follows the system's preference without a reload. What is not about colors is asked once. `within`: a part of
 * the page, where the rest has been looked at.
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  within = 'html',
  rules: RunOptions['rules'] = {},
): Promise<void> {
  await wear(page, 'light')
  expect.soft(await violationsOf(page, { rules }, within), `${state}, light`).toEqual([])
  expect.soft(await colorViolations(page, 'dark', within), `${state}, dark`).toEqual([])
}

/** What is wrong with the colors of a theme. */
export async function colorViolations(page: Page, theme: (typeof THEMES)[number], within = 'html'): Promise<string[]> {
  await wear(page, theme)
  return violationsOf(page, { runOnly: { type: 'rule', values: Object.keys(COLOR_RULES) } }, within)
}

async function wear(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  // Colors are compared where they have arrived, not on their way.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => null)
  })
}

async function violationsOf(page: Page, options: RunOptions, within: string): Promise<string[]> {
  await bringAxe(page)
  await page.evaluate(markOneOfEachLook, MARK)
  const violations = await page.evaluate(
    async ({ options, within }) => {
      // Nothing that is asked here needs the text of sheets, which axe would write into the page against its policy.
      const preload = { assets: ['media'] }
      const { violations } = await window.axe.run(within, { resultTypes: ['violations'], preload, ...options })
      return violations
    },
    { options, within },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}

/** Puts axe into the page and its frames, once: reading it takes as long as half of what it does. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await bringAxeInto(frame).catch((error) => {
      if (!frame.isDetached()) throw error // an example that is over has nothing to look at
    })
  }
}

async function bringAxeInto(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(AXE)
  // The document of an example has an origin that nothing else has.
  await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
  if (frame.parentFrame()) return
  const rules = Object.entries(COLOR_RULES).map(([id, selector]) => ({ id, selector }))
  await frame.evaluate((rules) => window.axe.configure({ rules }), rules)
}

/**
 * Runs in the page: marks one element of each look. Contrast follows from what goes into a look, so one of a hundred
 * equal paragraphs speaks for all; comparing every one of them takes half the time of a visit.
 */
function markOneOfEachLook(mark: string): void {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
  const grounds = new Map<Element | null, string>([[null, '']])
  /** What lies behind an element and how much of it shines through, from the element outward. */
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element)
    if (known !== undefined || !element) return known ?? ''
    const { opacity, backgroundColor, backgroundImage } = getComputedStyle(element)
    const own = [opacity, backgroundColor, backgroundImage].join().replace('1,rgba(0, 0, 0, 0),none', '')
    const ground = own + groundOf(element.parentElement)
    grounds.set(element, ground)
    return ground
  }
  const seen = new Set<string>()
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (!hasText && !element.matches('input, select, textarea')) continue
    const { color, fontSize, fontWeight, textDecorationLine, textShadow, visibility, position } =
      getComputedStyle(element)
    const around = element.parentElement && getComputedStyle(element.parentElement).color
    const text = [element.localName, color, fontSize, fontWeight, textDecorationLine, textShadow, visibility, position]
    const look = [...text, around, groundOf(element)].join('|')
    if (!seen.has(look)) element.setAttribute(mark, '')
    seen.add(look)
  }
}
