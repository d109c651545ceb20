import { LINES_PER_FILE } from '../protocol/sandbox-messages.ts'
import type { ScriptFile } from '../protocol/worker-messages.ts'
import type { LoopGuard } from './loop-guard.ts'
import { resolveModule } from './resolve-module.ts'

/** What a module exports. */
export type Exports = Record<string, unknown>

type Body = (...given: unknown[]) => unknown

/** The files of an example as modules. */
export interface Modules {
  /** Runs the entry; there is a promise where it may await something at its top. */
  start(): { exports: Exports; done: Promise<void> | null }
}

const META = { env: { MODE: 'development', DEV: true, PROD: false, SSR: false, BASE_URL: '/' } }
const PROCESS = { env: { NODE_ENV: 'development' } }
/** The names under which every file finds what it is given, in the order of `given` below. */
const PARAMETERS = 'require,module,exports,process,__liveMeta,__liveGuard,__liveEach,__liveEachAsync'

/** Packages and files by name. Throws a `SyntaxError` that the parser of types has missed only when the file is needed. */
export function openModules(
  files: ScriptFile[],
  entry: string,
  { packages, loops }: { packages: ReadonlyMap<string, Exports>; loops: LoopGuard },
): Modules {
  const names = new Set(files.map(({ name }) => name))
  const loaded = new Map<string, { exports: Exports }>()

  function open(name: string): { exports: Exports; done: Promise<void> | null } {
    const known = loaded.get(name)
    if (known) return { exports: known.exports, done: null }
    const module = { exports: {} as Exports }
    loaded.set(name, module)
    const index = files.findIndex((file) => file.name === name)
    const body = compile(files[index]?.code ?? '', index, name === entry)
    const require = (specifier: string) => find(specifier, name)
    const { guard, each, eachAsync } = loops
    const result = body(require, module, module.exports, PROCESS, META, guard, each, eachAsync)
    return { exports: module.exports, done: result instanceof Promise ? result : null }
  }

  function find(specifier: string, from: string): Exports {
    if (!/^\.{1,2}(?:\/|$)/.test(specifier)) {
      const found = packages.get(specifier)
      if (found) return found
      throw new Error(`There is no package "${specifier}" here. There are: ${[...packages.keys()].join(', ')}.`)
    }
    const path = resolveModule(specifier, from, names)
    if (path) return open(path).exports
    throw new Error(`${from} imports "${specifier}", which is no file of the example: ${[...names].join(', ')}.`)
  }

  return { start: () => open(entry) }
}

/** Runs text as a script. One that cannot be parsed throws nothing here: the window hears of it. */
export function runScript(text: string): void {
  const script = document.createElement('script')
  script.text = text
  document.head.append(script)
  script.remove()
}

/** The function round a file's code, on the lines of its own. The entry may await at its top. */
function compile(code: string, index: number, isEntry: boolean): Body {
  const start = '\n'.repeat(LINES_PER_FILE * (index + 1))
  const keyword = isEntry && /\bawait\b/.test(code) ? 'async function' : 'function'
  const slot: { body?: Body } = {}
  Object.assign(window, { __liveFile: slot })
  runScript(`${start}__liveFile.body=${keyword}(${PARAMETERS}){${code}\n}`)
  if (slot.body) return slot.body
  throw new Unparsed()
}

/** A file does not parse: the window's `error` event has said why and where. */
export class Unparsed extends Error {}
