import { fileURLToPath } from 'node:url'

/** The folder of the engine itself, which is not the folder of the site it builds. Ends with a slash. */
export const ENGINE_ROOT = fileURLToPath(new URL('../../', import.meta.url))
