/** What is there for a moment only: a slow machine looks too late, so it is written down in the page itself. */
import type { Locator, Page } from '@playwright/test'

/** Notes every text that an element has from now on, each change once, also those that are gone before anybody asks. */
export async function watchTexts(target: Locator): Promise<() => Promise<string[]>> {
  const noted = await target.evaluateHandle((element) => {
    const texts: string[] = []
    const note = () => {
      const text = element.textContent ?? ''
      if (text !== texts.at(-1)) texts.push(text)
    }
    note()
    new MutationObserver(note).observe(element, { childList: true, subtree: true, characterData: true })
    return texts
  })
  return () => noted.jsonValue()
}

/** Waits for two frames: what was changed has been drawn, and events of scrolling that were due have been heard. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
