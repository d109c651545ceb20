import { isBuiltin } from 'node:module'
import { isAbsolute } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { packOnce } from '../src/disk/pack-once.mjs'
import { mapStacks } from './mapped-stacks.mjs'

const pathOf = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url))

/** Where the command line and each kind of thread begin. */
const ENTRIES = {
  cli: pathOf('src/cli.ts'),
  pages: pathOf('src/site/pages/page-worker.ts'),
  pictures: pathOf('src/site/pictures/picture-worker.ts'),
  recording: pathOf('src/record/record-worker.ts'),
  proofs: pathOf('src/site/proofs/sample-check-worker.ts'),
  types: pathOf('src/samples/hover/type-worker.ts'),
  samples: pathOf('src/samples/run/run-worker.ts'),
}

/** Packages that consist of many small files: packed, with what they import, they start sooner. The last one no Node reads as it is. */
const INSIDE = /^(?:zod|yaml|sucrase)(?:\/|$)/

function isOutside(specifier, importer) {
  if (isBuiltin(specifier)) return true
  const isPackage = !/^[.#]/.test(specifier) && !isAbsolute(specifier)
  return isPackage && !INSIDE.test(specifier) && !/[\\/]node_modules[\\/]/.test(importer ?? '')
}

/**
 * Runs a part of the engine. Its sources are packed into JavaScript once for each state of them, because hundreds of TypeScript files
 * take longer to read than a small build takes. Where nothing can be written they are read as they are.
 */
export async function openEngine(name) {
  const packed = await packOnce(pathOf('.cache/packed'), ENTRIES, { isOutside }).catch(() => null)
  if (packed && name !== 'samples') mapStacks()
  else process.setSourceMapsEnabled(true) // samples are code of others, which may have its own idea of stacks
  if (!packed) await readTypeScript()
  return import(packed?.[name] ?? pathToFileURL(ENTRIES[name]).href)
}

/** In a folder that does not say otherwise Node takes a module for CommonJS. */
export async function readTypeScript() {
  const [modules, commonJs] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')])
  modules.register()
  commonJs.register()
}
