/**
 * Around what only TypeScript has, in the HTML of a block: what is left without it is the JavaScript, so a page carries one of them
 * and makes the other when it is asked for. Such elements are never inside each other. Browsers know no element of this name, and show
 * its text.
 */
export const TYPES_TAG = 'x-ts'

/** The HTML of a block of TypeScript as JavaScript, if its lines have no elements of their own. */
export const withoutTypes = (html: string) => html.replace(/<x-ts>.*?<\/x-ts>/gs, '')
