// The start of a thread that samples are proven in.
import { openEngine } from './open-engine.mjs'

await openEngine('proofs')
