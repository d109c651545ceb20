import type { Page } from '@playwright/test'

/** Texts in the window that stand out from their ground by less than `ratio`, as computed styles say it. */
export async function faintTexts(page: Page, ratio: number): Promise<string[]> {
  return page.evaluate((least) => {
    const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!paint) throw new Error('no canvas to read colors with')
    type Color = [red: number, green: number, blue: number, alpha: number]
    const read = (color: string): Color => {
      paint.clearRect(0, 0, 1, 1)
      paint.fillStyle = color
      paint.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }
    const over = (top: Color, below: Color): Color => {
      const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3])
      return [mix(0), mix(1), mix(2), 1]
    }
    /** Nothing behind is white, whatever the theme: that is what a browser without our colors would paint. */
    const groundOf = (element: Element | null): Color => {
      if (!element) return [255, 255, 255, 1]
      const own = read(getComputedStyle(element).backgroundColor)
      return own[3] === 1 ? own : over(own, groundOf(element.matches('dialog') ? null : element.parentElement))
    }
    const light = ([red, green, blue]: Color) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
        const share = part / 255
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const isInWindow = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return width > 1 && bottom > 0 && top < innerHeight && getComputedStyle(element).visibility === 'visible'
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => isInWindow(element) && !element.matches('script, style, :disabled, .anchor'))
      .flatMap((element) => {
        const ground = groundOf(element)
        const text = over(read(getComputedStyle(element).color), ground)
        const [more = 0, less = 0] = [light(text), light(ground)].sort((a, b) => b - a)
        const found = (more + 0.05) / (less + 0.05)
        return found < least ? [`${found.toFixed(1)}: ${element.textContent?.trim().slice(0, 40)}`] : []
      })
  }, ratio)
}
