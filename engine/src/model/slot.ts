/** A place in a compiled page that the build fills: the compiler knows one page, and not what has been found out about its samples. */
export interface Slot {
  /**
   * `checked`: an attribute of a sample's frame, for one that is proven; the key is its `proofKey`. `type-error`: what the type checker
   * says, below a line; the key is the line of the fence and that of its code, `12:3`. `recording`: what a live example did when it
   * was run, below its code; the key is its id. `answer`: what a section says in short, beside the link to it in the index of the page;
   * the key is its `jobKey`.
   */
  kind: 'checked' | 'type-error' | 'recording' | 'answer'
  key: string
  /** Characters of the run before it. */
  at: number
}

/** The key of a line in a fence, for what the type checker says about it. */
export const lineKey = (fenceLine: number, line: number) => `${fenceLine}:${line}`

/** The key of an entry of a page's index. A section can have one of each kind. */
export const jobKey = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`
