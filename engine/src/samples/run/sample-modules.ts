import vm from 'node:vm'
import { fieldsOf } from '#model/fields.ts'
import { resolveImport } from '#model/resolve-import.ts'
import type { RunnableFile } from './run-messages.ts'
import type { SiteImport } from './site-import.ts'

/** In front of a file's path in the stack of an error. */
export const SCHEME = 'sample:/'

/** Loads a file of a project and what it imports, all of it new. Answers with what it exports. */
export type SampleLoader = (entry: string, files: RunnableFile[]) => Promise<Record<string, unknown>>

/** A loader that keeps packages: what a sample does to its own modules never reaches another one. */
export function createSampleLoader(importForSite: SiteImport): SampleLoader {
  const packages = new Map<string, Promise<vm.Module>>()
  const openPackage = (specifier: string) => {
    const opening = packages.get(specifier) ?? importForSite(specifier).then((names) => wrap(specifier, names))
    packages.set(specifier, opening)
    return opening
  }
  return (entry, files) => loadSample(entry, files, openPackage)
}

async function loadSample(
  entry: string,
  files: RunnableFile[],
  openPackage: (specifier: string) => Promise<vm.Module>,
): Promise<Record<string, unknown>> {
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
    const found = resolveImport(specifier, from, sources)
    if (found === null) throw new Error(`${from} imports ${specifier}, which no block of the project is called.`)
    return open(found)
  }

  async function start(module: vm.Module): Promise<vm.Module> {
    if (module.status === 'unlinked') {
      await module.link((specifier, parent) => resolve(specifier, parent.identifier.slice(SCHEME.length)))
    }
    await module.evaluate()
    return module
  }

  return fieldsOf((await start(open(entry))).namespace)
}

async function wrap(specifier: string, namespace: Record<string, unknown>): Promise<vm.Module> {
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
