import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The folder of all: engine, site and their tests. None of these ends with a slash. */
export const PROJECT = here('..').replace(/[\\/]$/, '')
export const ENGINE = here('../engine')
export const SITE = here('../site')
/** The engine's commands. */
export const DOCS = here('../engine/bin/docs.mjs')
/** The small sites that tests build. */
export const TEST_SITES = here('sites')
