import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { styleSheets } from '../bundle/style-sheets.ts'

/**
 * Links to the app's style sheets for the head of a page in development. Vite puts styles in place by script, each when its
 * module runs: the page would be bare for a moment, and its layers would come in another order than in the built sheets, where
 * the first mention decides which layer is the weakest. So all sheets stand in the head from the beginning, in the build's
 * order, and Vite's own copies, which follow edits, take the places of the links.
 */
export function devStyles(): string {
  const { first, parts, later } = styleSheets()
  const links = [...first, ...Object.values(parts).flat(), ...later].map((file) => {
    const href = `/${file.slice(ENGINE_ROOT.length).replaceAll('\\', '/')}`
    return `<link rel="stylesheet" href="${href}?direct" data-early="${href}">`
  })
  return [...links, `<script>(${TAKE_PLACES})()</script>`].join('\n')
}

/** Runs in the page; written as text because this folder has no DOM. */
const TAKE_PLACES = `() => {
  const takePlaces = () => {
    for (const link of document.querySelectorAll('link[data-early]')) {
      const own = document.querySelector('style[data-vite-dev-id$="' + link.dataset.early + '"]')
      if (own) link.replaceWith(own)
    }
  }
  new MutationObserver(takePlaces).observe(document.head, { childList: true })
}`
