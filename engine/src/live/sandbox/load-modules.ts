import { resolveImport } from '#model/resolve-import.ts'
import { LINES_PER_FILE } from '../protocol/sandbox-messages.ts'
import type { GuardNames, ScriptFile } from '../protocol/worker-messages.ts'
import type { Exports } from './packages.ts'

import type { RunGuard } from './run-guard.ts'

type Body = (...given: unknown[]) => unknown

/** The files of an example as modules. */
export interface Modules {
  /** Runs the entry; there is a promise where it may await something at its top. */
  start(): { exports: Exports; done: Promise<void> | null }
}

/** What files are given. */
export interface Surroundings {
  packages: ReadonlyMap<string, Exports>
  guard: RunGuard
  names: GuardNames
  /** Told when a file is needed that the browser cannot parse, though the parser of types could. */
  onUnparsed(event: ErrorEvent): void
}

const META = { env: { MODE: 'development', DEV: true, PROD: false, SSR: false, BASE_URL: '/' } }
const PROCESS = { env: { NODE_ENV: 'development' } }

/**
 * Packages and files by name. All files are compiled here and now, and from then on the document runs no other script: code that
 * is not guarded cannot be added to what is.
 */
export function openModules(
  files: ScriptFile[],
  entry: string,
  { packages, guard: { guard, each, eachAsync }, names, onUnparsed }: Surroundings,
): Modules {
  const parameters = ['require', 'module', 'exports', 'process', names.meta, names.guard, names.each, names.eachAsync]
  const bodies = new Map(
    files.map((file, index) => [file.name, compile(file, index, { isEntry: file.name === entry, parameters })]),
  )
  forbidScripts()
  const known = new Set(bodies.keys())
  const loaded = new Map<string, { exports: Exports }>()

  function open(name: string): { exports: Exports; done: Promise<void> | null } {
    const module = loaded.get(name)
    if (module) return { exports: module.exports, done: null }
    const body = bodies.get(name)
    if (typeof body !== 'function') {
      if (body) onUnparsed(body)
      throw new Unparsed()
    }
    return run(name, body)
  }

  function run(name: string, body: Body): { exports: Exports; done: Promise<void> | null } {
    const module: { exports: Exports } = { exports: {} }
    loaded.set(name, module)
    const require = (specifier: string) => find(specifier, name)
    const result = body(require, module, module.exports, PROCESS, META, guard, each, eachAsync)
    return { exports: module.exports, done: result instanceof Promise ? result : null }
  }

  function find(specifier: string, from: string): Exports {
    if (!/^\.{1,2}(?:\/|$)/.test(specifier)) {
      const found = packages.get(specifier)
      if (found) return found
      throw new Error(`There is no package "${specifier}" here. There are: ${[...packages.keys()].join(', ')}.`)
    }
    const path = resolveImport(specifier, from, known)
    if (path) return open(path).exports
    throw new Error(`${from} imports "${specifier}", which is no file of the example: ${[...known].join(', ')}.`)
  }

  return { start: () => open(entry) }
}

interface Place {
  isEntry: boolean
  parameters: string[]
}

/**
 * The function of a file; what the window heard if it has none. What is to be proven is parsed first, and never called: code that the
 * browser reads differently from what has guarded it is not even compiled, for it might leave its function there and then.
 */
function compile({ code, proof }: ScriptFile, index: number, { isEntry, parameters }: Place): Body | ErrorEvent | null {
  // The entry may await at its top.
  const keyword = isEntry && /\bawait\b/.test(code) ? 'async function' : 'function'
  const open = `${'\n'.repeat(LINES_PER_FILE * (index + 1) - 1)}__liveFile.body=${keyword}(${parameters}){`
  const proven = proof === null ? null : wrap(open, proof)
  return proof === null || typeof proven === 'function' ? wrap(open, code) : proven
}

/**
 * A function round code, which keeps lines and columns of its own, or why there is none. It is strict, as a module is: what only
 * sloppy scripts can name, such as `let`, would mean something else to what has guarded it.
 */
function wrap(open: string, code: string): Body | ErrorEvent | null {
  const slot: { body?: Body } = {}
  let fault: ErrorEvent | null = null
  const hear = (event: ErrorEvent) => {
    fault = event
  }
  Object.assign(window, { __liveFile: slot })
  window.addEventListener('error', hear)
  runScript(`${open}"use strict";\n${code}\n}`)
  window.removeEventListener('error', hear)
  return slot.body ?? fault
}

function runScript(text: string): void {
  const script = document.createElement('script')
  script.text = text
  document.head.append(script)
  script.remove()
}

/** Policies add up: what one of them forbids stays forbidden. */
function forbidScripts(): void {
  Reflect.deleteProperty(window, '__liveFile')
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'none'"
  document.head.append(policy)
}

/** A file does not parse: `onUnparsed` has been told why and where. */
export class Unparsed extends Error {}
