// The start of a thread that live examples are recorded in.
import { openEngine } from './open-engine.mjs'

await openEngine('recording')
