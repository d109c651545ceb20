/** Whether this is a reader's browser, and not the prerenderer, the dev server or a test. Known when bundling. */
export const KEEPS_SERVED = import.meta.env.PROD && !import.meta.env.SSR

/**
 * The inside of a part of the frame that is the same on every page, as it was served: it needs no code in the browser. It is
 * read once, before React starts, so that the part survives being rendered anew.
 */
export function servedHtml(selector: string) {
  return { dangerouslySetInnerHTML: { __html: document.querySelector(selector)?.innerHTML ?? '' } }
}
