// The start of the thread that draws pictures.
import { openEngine } from './open-engine.mjs'

await openEngine('pictures')
