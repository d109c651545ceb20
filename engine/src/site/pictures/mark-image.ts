import type { Mark } from '#model/site.ts'
import type { ThemeColors } from './theme-colors.ts'

/** The site's mark as the address of an image. One without colors is drawn in those of the theme, as in the navbar (Brand.css). */
export function markImage({ viewBox, inner, hasColors }: Mark, { text, now }: ThemeColors): string {
  const drawing = hasColors
    ? inner
    : `<g fill="none" stroke="${text}" stroke-width="2.75" stroke-linecap="round">${inner.replaceAll('<circle', `<circle fill="${now}" stroke="none"`)}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}">${drawing}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
