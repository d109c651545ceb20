import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

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

/** The version of a package as a file in `folder` would get it; `none` when it is not installed. */
export function versionOf(folder: string, name: string): string {
  const place = findPackage(folder, name)
  if (!place) return 'none'
  const { version = 'none' }: { version?: string } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  return version
}

/** The nearest file of a name, in a folder or above it. */
export function findAbove(folder: string, name: string): string | null {
  const place = resolve(folder)
  const file = join(place, name)
  if (existsSync(file)) return file
  return dirname(place) === place ? null : findAbove(dirname(place), name)
}
