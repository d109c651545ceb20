// The start of a thread that pages are compiled and drawn in.
import { openEngine } from './open-engine.mjs'

await openEngine('pages')
