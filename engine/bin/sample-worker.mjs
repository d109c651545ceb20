// The start of a thread that samples run in. They import modules of the site, which may be TypeScript; Node 20 cannot read that by itself.
import { openEngine, readTypeScript } from './open-engine.mjs'

if (!process.features.typescript) await readTypeScript()
await openEngine('samples')
