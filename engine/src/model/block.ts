/** A block of a page's text, as its author wrote it: between two of them the page may be cut. */
export interface Block {
  /** Which node of the page's tree it is, or stands in. */
  node: number
  /** Characters of that run before it, without what the build fills in. */
  at: number
  /** `plain`: text and code that need the first styles alone. `fold`: how it stands depends on its neighbors. */
  kind: 'plain' | 'fold' | 'other'
  /** Characters that a reader sees of it before anything is opened. */
  shown: number
}
