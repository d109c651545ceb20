import { join } from 'node:path'
import type { Plugin } from 'rolldown'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import type { LiveSettings } from './live-settings.ts'

/** How packs find what they import, and in which build. */
export const packPlugins = (settings: LiveSettings): Plugin[] => [
  namedFiles(settings.files),
  oneEngine,
  oneReact(settings.root),
  modes(settings.inDevelopment),
]

/** Names that lead to files of the site. What stands in for a package is the only one to get the package itself by that name. */
const namedFiles = (files: Record<string, string>): Plugin => ({
  name: 'named-files',
  resolveId(id, importer) {
    const file = Object.hasOwn(files, id) ? files[id] : undefined
    return file === importer ? null : file
  },
})

/** What a pack is written against is there once, whatever engine the site may have among its packages. */
const oneEngine: Plugin = {
  name: 'one-engine',
  resolveId: {
    filter: { id: /^docs-engine\// },
    handler(id, _importer, { kind }) {
      return this.resolve(id, join(ENGINE_ROOT, 'package.json'), { kind, skipSelf: true })
    },
  },
}

/** The sandbox and all packages draw with the same React: the site's, else the engine's. */
const oneReact = (root: string): Plugin => ({
  name: 'one-react',
  resolveId: {
    filter: { id: /^react(-dom)?(\/|$)/ },
    async handler(id, _importer, { kind }) {
      const found = (folder: string) => this.resolve(id, join(folder, 'package.json'), { kind, skipSelf: true })
      return (await found(root)) ?? found(ENGINE_ROOT)
    },
  },
})

/** Readers get the checks and messages of the library they learn; React's own would weigh as much as all the rest. */
function modes(inDevelopment: string[]): Plugin {
  const folders = inDevelopment.map((name) => `/node_modules/${name}/`)
  return {
    name: 'modes',
    transform(code, id) {
      if (!code.includes('process.env.NODE_ENV')) return null
      const path = id.replaceAll('\\', '/')
      const mode = folders.some((folder) => path.includes(folder)) ? 'development' : 'production'
      // Before the types are known: some packages ask whether there is a process at all.
      return code.replaceAll('typeof process', '"object"').replaceAll('process.env.NODE_ENV', `"${mode}"`)
    },
  }
}
