/*
 * What the readers of these answers take in. Editors warn from about 10,000 tokens of an answer on; 24,000 characters are about 6,000
 * of them, and leave room for others.
 */

/** Characters of an answer. */
export const MAX_ANSWER = 24_000
/** Characters of a text that comes in parts: the list of the others stands below it. */
export const MAX_PART = 20_000
/** Characters of a section among others. */
export const MAX_SECTION = 4_000
/** Sections that a search answers with. */
export const MOST_RESULTS = 10
export const USUAL_RESULTS = 5
/** Characters of a question. Whoever sends more has sent something else. */
export const MAX_QUERY = 1_000
/** Characters of a message: some come with their stack. */
export const MAX_MESSAGE = 20_000
/** Characters of a page's address. */
export const MAX_ADDRESS = 2_000
