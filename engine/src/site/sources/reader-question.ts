/** A question in a reader's words, and the id of the section that answers it. */
export interface ReaderQuestion {
  question: string
  section: string
  /** The words of the section that answer, as its author wrote them. */
  quote?: string | undefined
  /** Typed rather than asked: a few words, each of which was chosen. */
  isTyped?: true
}
