import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import vm from 'node:vm'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { MOCK_API } from '../mock-api.ts'
import { resolveInProject } from '../sample-project.ts'
import type { RunnableFile } from './run-messages.ts'

/** In front of a file's path in the stack of an error. */
export const SCHEME = 'sample:/'

/** Packages are loaded once a thread; what a sample does to its own modules never reaches another one. */
const packages = new Map<string, Promise<vm.Module>>()

/** Loads a file of a project and what it imports, all of it new. Answers with what it exports. */
export async function loadSample(entry: string, files: RunnableFile[]): Promise<Record<string, unknown>> {
  const sources = new Map(files.map(({ path, code }) => [path, code]))
  const modules = new Map<string, vm.SourceTextModule>()

  function open(path: string): vm.SourceTextModule {
    const known = modules.get(path)
    if (known) return known
    const source = sources.get(path)
    if (source === undefined) throw new Error(`There is no code for ${path}.`)
    const module = new vm.SourceTextModule(source, {
      identifier: SCHEME + path,
      initializeImportMeta: (meta) => {
        Object.assign(meta, { env: { MODE: 'development', DEV: true, PROD: false, SSR: false, BASE_URL: '/' } })
      },
      importModuleDynamically: async (specifier: string) => start(await resolve(specifier, path)),
    })
    modules.set(path, module)
    return module
  }

  async function resolve(specifier: string, from: string): Promise<vm.Module> {
    if (!specifier.startsWith('.')) return openPackage(specifier)
    const found = resolveInProject(specifier, from, sources)
    if (found === undefined) throw new Error(`${from} imports ${specifier}, which no block of the project is called.`)
    return open(found)
  }

  async function start(module: vm.Module): Promise<vm.Module> {
    if (module.status === 'unlinked') {
      await module.link((specifier, parent) => resolve(specifier, parent.identifier.slice(SCHEME.length)))
    }
    await module.evaluate()
    return module
  }

  return (await start(open(entry))).namespace as Record<string, unknown>
}

function openPackage(specifier: string): Promise<vm.Module> {
  const known = packages.get(specifier)
  if (known) return known
  const opening = wrapPackage(specifier)
  packages.set(specifier, opening)
  return opening
}

async function wrapPackage(specifier: string): Promise<vm.Module> {
  const isMock = specifier === MOCK_API.name
  const address = isMock ? pathToFileURL(join(ENGINE_ROOT, MOCK_API.file)).href : specifier
  const namespace: Record<string, unknown> = await import(address)
  const names = Object.keys(namespace)
  const module = new vm.SyntheticModule(
    names,
    () => {
      for (const name of names) module.setExport(name, namespace[name])
    },
    { identifier: specifier },
  )
  await module.link(() => module)
  await module.evaluate()
  return module
}
