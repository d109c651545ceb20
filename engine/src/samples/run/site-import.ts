import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import vm from 'node:vm'
import { fieldsOf } from '#model/fields.ts'
import type { SampleWorld } from '../sample-world.ts'

/** Imports a package as a file of the site would, or one of the site's own modules. */
export type SiteImport = (specifier: string) => Promise<Record<string, unknown>>

/** An import as of a file in the site's folder: by itself Node would look beside the engine's. */
export function createSiteImport({ root, modules }: SampleWorld): SiteImport {
  const importer = vm.compileFunction('return import(specifier)', ['specifier'], {
    filename: join(root, 'sample.js'), // never read: the place from which Node looks
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
  const importFrom: SiteImport = (specifier) => importer(specifier)
  return async (specifier) => {
    const file = Object.hasOwn(modules, specifier) ? modules[specifier] : undefined
    return file === undefined ? importFrom(specifier) : asWritten(await importFrom(pathToFileURL(file).href))
  }
}

/** In a folder that is not `"type": "module"` all that a module exports may arrive inside its default. */
function asWritten(names: Record<string, unknown>): Record<string, unknown> {
  const inner = fieldsOf(names.default)
  return inner.__esModule && Object.keys(names).every((name) => name === 'default' || name === 'module.exports')
    ? inner
    : names
}
