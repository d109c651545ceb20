/** The mark of a line that it has in JavaScript alone: there it is one with a line below that is marked. */
export const JAVASCRIPT_MARK = 'data-js-line'

/**
 * The HTML of a block without its types, its lines made whole: those that held nothing else are gone, those torn apart by types are
 * joined.
 */
export const wholeLines = (html: string) =>
  html
    .replace(/<span class="line"[^>]*><\/span>/g, '')
    .replace(/([^\n])<\/span><span class="line"[^>]*>/g, '$1')
    .replaceAll(JAVASCRIPT_MARK, 'data-line')
