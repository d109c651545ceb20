import { codeKey } from './page-types.ts'

/** Names a sample of a page by its place and its text: a proof counts for exactly what was proven. */
export const proofKey = (fenceLine: number, code: string) => `${fenceLine}:${codeKey(code)}`
