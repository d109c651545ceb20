import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The package that an import names: `@scope/name` of `@scope/name/part`, `name` of `name/part`. */
export const packageNameOf = (specifier: string) => (/^@[^/]+\/[^/]+|^[^/]+/.exec(specifier) ?? [''])[0]

/** Where a package may lie that a file in `folder` imports, the nearest first: every `node_modules` from there upwards. */
export function packageFolders(folder: string): string[] {
  const above = dirname(folder)
  const own = basename(folder) === 'node_modules' ? [] : [join(folder, 'node_modules')]
  return [...own, ...(above === folder ? [] : packageFolders(above))]
}

/** The folder of a package as a file in `folder` would get it; null when it is not installed. */
export function findPackage(folder: string, name: string): string | null {
  const places = packageFolders(folder).map((place) => join(place, name))
  return places.find((place) => existsSync(join(place, 'package.json'))) ?? null
}
