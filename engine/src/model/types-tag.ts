/**
 * Around what only TypeScript has, in the HTML of a block: what is left without it is the JavaScript, so a page carries one of them
 * and makes the other when it is asked for. Such elements are never inside each other. Browsers know no element of this name, and show
 * its text.
 */
export const TYPES_TAG = 'x-ts'

/** The mark of a line that it has in JavaScript alone: there it is one with a line below that is marked. */
export const JAVASCRIPT_MARK = 'data-js-line'

const TYPES = new RegExp(`<${TYPES_TAG}>.*?</${TYPES_TAG}>`, 'gs')

/** The HTML of a block of TypeScript as JavaScript. Lines that held nothing but types are gone; those torn apart by types are joined. */
export const withoutTypes = (html: string) =>
  html
    .replace(TYPES, '')
    .replace(/<span class="line"[^>]*><\/span>/g, '')
    .replace(/([^\n])<\/span><span class="line"[^>]*>/g, '$1')
    .replaceAll(JAVASCRIPT_MARK, 'data-line')
