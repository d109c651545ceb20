import type { Page } from '@playwright/test'

/** What a page has beyond its edges: how far it scrolls sideways, and the innermost elements that nothing around them holds back. */
export async function beyondTheEdges(page: Page): Promise<{ scrolls: number; elements: string[] }> {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement
    const isHeldBack = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true
      }
      return false
    }
    const found = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect()
      if (own === 0 || height === 0 || (left >= -0.5 && right <= width + 0.5)) return false
      return !element.closest('.visually-hidden, .skip-link') && !isHeldBack(element)
    })
    const innermost = found.filter((element) => !found.some((other) => other !== element && element.contains(other)))
    const describe = (element: Element) => `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 40)}`
    return { scrolls: scrollWidth - width, elements: innermost.map(describe) }
  })
}
