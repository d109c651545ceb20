import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { filesOfModule } from '#samples/module-files.ts'

/** What the settings say about live examples, and about modules that examples share with other samples. */
interface Settings {
  live: {
    packs: Array<{ entry: string; packages: string[] }>
    inDevelopment: string[]
    standIns: Record<string, string>
  }
  samples: { modules: Record<string, string>; api: string | null }
}

/** What live examples of a site are run with. Paths are absolute. */
export interface LiveSettings {
  /** The folder of the site. */
  root: string
  packs: Array<{ entry: string; packages: string[]; hasApi: boolean }>
  /** Packages of which readers get the development build. */
  inDevelopment: string[]
  /** Files by the name that is imported: modules of the site's own, and what stands in for packages. */
  files: Record<string, string>
  /** Those of them that are modules of the site's own. */
  modules: Record<string, string>
}

/** The settings of a site's live examples. A file that is not there is told by `config/missing-files.ts`. */
export function liveSettings(root: string, { live, samples }: Settings): LiveSettings {
  const located = (path: string) => {
    const file = resolve(root, path)
    return existsSync(file) ? realpathSync(file) : file // as bundlers name it
  }
  const locatedAll = (named: Record<string, string>) =>
    Object.fromEntries(Object.entries(named).map(([name, path]) => [name, located(path)]))
  return {
    root,
    packs: live.packs.map(({ entry, packages }) => ({
      entry: located(entry),
      packages,
      hasApi: samples.api !== null && packages.includes(samples.api),
    })),
    inDevelopment: live.inDevelopment,
    files: locatedAll({ ...samples.modules, ...live.standIns }),
    modules: locatedAll(samples.modules),
  }
}

/** All these files and what they import by path, in the order of the settings. */
export function liveFiles({ packs, files }: LiveSettings): string[] {
  const entries = [...packs.map(({ entry }) => entry), ...Object.values(files)]
  return [...new Set(entries.flatMap((file) => [...filesOfModule(file).keys()]))]
}
