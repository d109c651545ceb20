// The start of a thread that TypeScript is asked about samples in.
import { openEngine } from './open-engine.mjs'

await openEngine('types')
