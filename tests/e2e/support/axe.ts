import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const THEMES = ['light', 'dark'] as const
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** In both themes; the page follows the system's preference without a reload. What is not about colors is asked once. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const others = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]))
  expect.soft(await violationsOf(page, { rules: others }), state).toEqual([])
  for (const theme of THEMES) expect.soft(await colorViolations(page, theme), `${state}, ${theme}`).toEqual([])
}

/** What is wrong with the colors of a theme. */
export async function colorViolations(page: Page, theme: (typeof THEMES)[number]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  // Colors are compared where they have arrived, not on their way.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => null)
  })
  await page.evaluate(markOneOfEachLook, MARK)
  return violationsOf(page, { runOnly: { type: 'rule', values: COLOR_RULES } }, `[${MARK}]`)
}

async function violationsOf(page: Page, options: RunOptions, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page, axeSource: axe.source }).setLegacyMode()
  if (within) builder.include(within)
  const { violations } = await builder.options({ resultTypes: ['violations'], ...options }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}

const MARK = 'data-look'

/**
 * Runs in the page: marks one element of each look, and every frame. Contrast follows from what goes into a look, so one of a hundred
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
    if (!hasText && !element.matches('iframe, input, select, textarea')) continue
    const { color, fontSize, fontWeight, textDecorationLine, textShadow, visibility, position } =
      getComputedStyle(element)
    const around = element.parentElement && getComputedStyle(element.parentElement).color
    const text = [element.localName, color, fontSize, fontWeight, textDecorationLine, textShadow, visibility, position]
    const look = [...text, around, groundOf(element)].join('|')
    if (!seen.has(look) || element.localName === 'iframe') element.setAttribute(mark, '')
    seen.add(look)
  }
}
