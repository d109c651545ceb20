import { fileURLToPath } from 'node:url'

/** The folder whose `node_modules` samples import from. */
export const ENGINE_ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The name under which samples import the mock API, and its file. */
export const MOCK_API = { name: 'harbour-library', file: 'samples/harbour-library/harbour-library.ts' }
