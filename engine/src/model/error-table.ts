/*
 * The numbered errors of a library. Its production builds print `error #7` and an address; who opens that is told the message, what it
 * comes from and what to do. Fetched by browsers that are asked for a number, and by no others.
 */

/** Every error of one version, by its number. */
export interface ErrorTable {
  version: string
  errors: Record<string, ErrorCode | undefined>
}

/** What is known of an error. */
export interface ErrorCode {
  message: string
  /** Plain text; names of code stand between backticks, here and in `fix`. */
  cause: string
  /** Empty: the place below says it. */
  fix: string
  /** Where it is explained: a route, mostly with the id of a section. */
  to: string
  /** Of that section, or of the page. */
  title: string
  change?: CodeChange
}

/** What to change in the code, for an error whose way out that is. */
export interface CodeChange {
  /** Where such code stands: `store.ts`. */
  file: string
  /** A sign (`-`, `+` or a space), a space, and the line. */
  lines: string[]
  /** What else helps to make the change, in a sentence with names of code between backticks. */
  note?: string
}
