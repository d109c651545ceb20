import { basename, dirname } from 'node:path'
import { engineFingerprint, lockOf } from '#disk/engine-fingerprint.ts'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { versionOf } from '#disk/find-package.ts'
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
  const modules = Object.values(settings.modules).flatMap((file) => [...filesOfModule(file).keys()])
  return engineFingerprint(
    ['src/samples', 'src/model', 'src/site/bundle/build-declarations.ts', 'src/site/bundle/declaration-settings.ts'],
    ['typescript'],
    [
      names.join(),
      lockOf(settings.root) ?? '',
      ...packageRoots(settings).map((folder) => lockOf(folder) ?? ''),
      ...['react', '@types/react', '@types/react-dom'].map((name) => versionOf(settings.root, name)),
      ...Object.entries(settings.modules).map(([name, file]) => `${name} ${basename(file)}`),
      ...modules.map((file) => fingerprint(dirname(file), [basename(file)])),
    ],
  )
}
