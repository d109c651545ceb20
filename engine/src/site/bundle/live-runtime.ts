import { basename, dirname } from 'node:path'
import { engineFingerprint, lockOf } from '#disk/engine-fingerprint.ts'
import { fingerprint } from '#disk/fingerprint.ts'
import type { LiveRuntime } from '#model/live.ts'
import { type LiveSettings, liveFiles } from './live-settings.ts'

/** The folder of the sandbox document alone: it has a content policy of its own, and rules name folders. */
export const SANDBOX_FOLDER = 'assets/sandbox/'

/** Everything that the code which runs examples depends on: the engine, the site's packs, and what the settings say of them. */
export function liveFingerprint(settings: LiveSettings): string {
  const files = liveFiles(settings).map((file) => fingerprint(dirname(file), [basename(file)]))
  return engineFingerprint(
    ['src/live', 'src/model', 'src/app/styles/tokens.css', 'src/app/styles/later/tokens.css', 'src/site/bundle'],
    ['rolldown', 'vite'],
    [JSON.stringify(withoutPlaces(settings)), lockOf(settings.root) ?? '', ...files],
  )
}

/** The same in every folder: files are named from the folder that they are in. */
function withoutPlaces({ packs, inDevelopment, files }: LiveSettings): unknown {
  return {
    packs: packs.map((pack) => ({ ...pack, entry: basename(pack.entry) })),
    inDevelopment,
    files: Object.entries(files).map(([name, path]) => [name, basename(path)]),
  }
}

/** Paths below `dist/`. They follow from what the files are made of, so that pages can name them before they are made. */
export function livePaths(settings: LiveSettings, key = liveFingerprint(settings)): LiveRuntime {
  const hash = key.slice(0, 8)
  // The first is the core of every run, whatever its pack is called, and there without any.
  const [first = CORE, ...others] = settings.packs
  const names = ['core', ...others.map(({ entry }) => nameOf(entry))]
  return {
    sandbox: `${SANDBOX_FOLDER}live.${hash}.html`,
    packs: [{ ...first, packages: [] }, ...others].map(({ packages, hasApi }, index) => {
      const name = names.indexOf(names[index] ?? '') === index ? names[index] : `${names[index]}-${index}`
      return { href: `assets/live/${name}.${hash}.js`, packages, hasApi }
    }),
  }
}

const CORE = { packages: [], hasApi: false }

const nameOf = (entry: string) =>
  basename(entry)
    .replace(/\.\w+$/, '')
    .replace(/[^\w-]+/g, '-')

/** Addresses as the browser asks for them. */
export function liveRuntime(baseUrl: string, settings: LiveSettings): LiveRuntime {
  const { sandbox, packs } = livePaths(settings)
  return { sandbox: baseUrl + sandbox, packs: packs.map((pack) => ({ ...pack, href: baseUrl + pack.href })) }
}
