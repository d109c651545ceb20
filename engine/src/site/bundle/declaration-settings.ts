import { basename, dirname } from 'node:path'
import { engineFingerprint, lockOf } from '#disk/engine-fingerprint.ts'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { packageNameOf, versionOf } from '#disk/find-package.ts'
import { fingerprint } from '#disk/fingerprint.ts'
import { REACT_PACKAGES } from '#model/live-packs.ts'
import { filesOfModule } from '#samples/module-files.ts'
import type { LiveSettings } from './live-settings.ts'

/** Everything that an example can import, by name. */
export const importableNames = ({ packs }: LiveSettings): string[] => [
  ...new Set([...REACT_PACKAGES, ...packs.flatMap(({ packages }) => packages)]),
]

/** Where packages are looked for that the site's folder has not: as bundlers do, from the packs; React also from the engine. */
export const packageRoots = ({ packs }: LiveSettings): string[] => [
  ...new Set([...packs.map(({ entry }) => dirname(entry)), ENGINE_ROOT]),
]

/** Everything that the declarations depend on. */
export function declarationsFingerprint(settings: LiveSettings): string {
  const names = importableNames(settings)
  const folders = [settings.root, ...packageRoots(settings)]
  const modules = Object.values(settings.modules).flatMap((file) => [...filesOfModule(file).keys()])
  return engineFingerprint(
    ['src/samples', 'src/model', 'src/site/bundle/build-declarations.ts', 'src/site/bundle/declaration-settings.ts'],
    ['typescript'],
    [
      names.join(),
      ...new Set(folders.flatMap((folder) => lockOf(folder) ?? [])),
      ...[...names, '@types/react', '@types/react-dom'].map((name) => foundVersion(packageNameOf(name), folders)),
      ...Object.entries(settings.modules).map(([name, file]) => `${name} ${basename(file)}`),
      ...modules.map((file) => fingerprint(dirname(file), [basename(file)])),
    ],
  )
}

/** As it is looked for: from the first folder that has it. */
const foundVersion = (name: string, folders: string[]): string =>
  folders.map((folder) => versionOf(folder, name)).find((version) => version !== 'none') ?? 'none'
