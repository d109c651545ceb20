import type { Reader } from './reader.ts'

/** What a reader does on the site, and what must hold in every browser. */
export interface Journey {
  name: string
  walk: (reader: Reader) => Promise<void>
  /** Complaints that belong to it. */
  mayComplain?: RegExp
}
