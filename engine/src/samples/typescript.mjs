// JavaScript, because Node reads it as it is wherever it is imported from: packed, from sources, in a test.
import { createRequire } from 'node:module'

/** Imported, it would first be read through for names of exports, which takes three times as long as running it. */
export const ts = createRequire(import.meta.url)('typescript')
