/** A question in a reader's words, and the id of the section that answers it. */
export interface ReaderQuestion {
  question: string
  section: string
  /** Typed rather than asked: a few words, each of which was chosen. */
  isTyped?: true
}
