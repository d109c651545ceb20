import type { Locator } from '@playwright/test'

/** On how many lines the text of an element stands; 0 where nothing of it is shown. */
export const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const middles: number[] = []
    for (const { top, bottom, width } of range.getClientRects()) {
      const middle = (top + bottom) / 2
      if (width > 0 && middles.every((known) => Math.abs(known - middle) > 6)) middles.push(middle)
    }
    return middles.length
  })
