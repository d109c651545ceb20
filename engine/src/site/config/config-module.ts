import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'

/** What settings import `defineConfig` from. The engine knows it wherever the site lies, so a site needs nothing installed. */
export const CONFIG_MODULE = 'docs-engine/config'

const FILE = new URL('../../model/define-config.ts', import.meta.url)

type Resolve = (specifier: string, context: unknown, next: (specifier: string, context: unknown) => unknown) => unknown
type ResolveFilename = (request: string, ...rest: unknown[]) => string

/** Node has `registerHooks` only in newer versions; `_resolveFilename` is not part of its public interface. */
const { registerHooks, Module } = nodeModule as typeof nodeModule & {
  registerHooks?: (hooks: { resolve: Resolve }) => void
  Module: { _resolveFilename: ResolveFilename }
}

let isKnown = false

/** Makes the module known in this thread, to every folder. */
export function knowConfigModule(): void {
  if (isKnown) return
  isKnown = true
  if (registerHooks) registerHooks({ resolve: (specifier, context, next) => next(addressOf(specifier), context) })
  else knowInOldNode()
}

const addressOf = (specifier: string) => (specifier === CONFIG_MODULE ? FILE.href : specifier)

/** Node 20 takes a folder without `"type": "module"` for CommonJS, which has a way of its own. */
function knowInOldNode(): void {
  nodeModule.register(`data:text/javascript,${encodeURIComponent(HOOKS)}`)
  const before = Module._resolveFilename
  Module._resolveFilename = (request, ...rest) =>
    request === CONFIG_MODULE ? fileURLToPath(FILE) : before(request, ...rest)
}

/** Runs in the thread of the loader, which gets text only. */
const HOOKS = `export const resolve = (specifier, context, next) =>
  next(specifier === ${JSON.stringify(CONFIG_MODULE)} ? ${JSON.stringify(FILE.href)} : specifier, context)`
