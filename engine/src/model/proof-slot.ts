import { codeKey } from './page-types.ts'

/** Names a sample of a page by its place and its text: a proof counts for exactly what was proven. */
export const proofKey = (fenceLine: number, code: string) => `${fenceLine}:${codeKey(code)}`

/** Where the HTML of a page says that a sample is proven: the compiler names the sample, the build keeps or drops the mark. */
export const PROOF_SLOTS = /(<figure class="code"[^<>]*?) data-checked="([^"]*)"/g
