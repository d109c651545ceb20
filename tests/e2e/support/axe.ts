import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const THEMES = ['light', 'dark'] as const
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** In both themes; the page follows the system's preference without a reload. What is not about colors is asked once. */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    // Colors are compared where they have arrived, not on their way.
    await page.evaluate(() => {
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      return Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => null)
    })
    const { violations } = await new AxeBuilder({ page, axeSource: axe.source })
      .setLegacyMode()
      .options({
        resultTypes: ['violations'],
        ...(theme === 'dark' && { runOnly: { type: 'rule', values: COLOR_RULES } }),
      })
      .analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary?.replace(/\s+/g, ' ')}`),
    )
    expect.soft(found, `${state}, ${theme}`).toEqual([])
  }
}
