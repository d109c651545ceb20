/** A piece of a line of text: words, or a name of code. */
export type PassagePart = string | { code: string }

/** A paragraph, an item of a list or a row of a table, as far as it is text, and the section it stands in. */
export interface Passage {
  /** Id of the innermost section. */
  section: string
  parts: PassagePart[]
}

/** The words of it alone. */
export const passageText = (parts: PassagePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.code)).join('')
