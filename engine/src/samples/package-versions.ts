import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { findPackage } from '#disk/find-package.ts'
import { remembered } from '#disk/once-per.ts'

/** Packages with what they stand on, by `name version`. */
export interface PackageVersions {
  /** Sorted, each once. A package that is not installed has the version `none`: installing it changes what it is part of. */
  of(names: Iterable<string>): string[]
}

/** Looks versions up as a file in `root` would find them, each package once. */
export function openPackageVersions(root: string): PackageVersions {
  const foldersFrom = remembered((from: string) => remembered((name: string) => findPackage(from, name)))
  const manifestOf = remembered(readManifest)

  /** Follows a package down. Found ones are kept by their place: two versions of one name can stand side by side. */
  function visit(name: string, from: string, found: Map<string, string>): void {
    const folder = foldersFrom(from)(name)
    if (found.has(folder ?? name)) return
    const manifest = folder ? manifestOf(folder) : null
    found.set(folder ?? name, `${name} ${manifest?.version ?? 'none'}`)
    for (const below of manifest?.needs ?? []) visit(below, manifest?.place ?? from, found)
  }

  return {
    of(names) {
      const found = new Map<string, string>()
      for (const name of names) {
        visit(name, root, found)
        visit(`@types/${name.replace(/^@([^/]+)\//, '$1__')}`, root, found) // if the package brings no types of its own
      }
      return [...new Set(found.values())].sort()
    },
  }
}

interface Manifest {
  version: string | undefined
  needs: string[]
  /** Where it really lies: what it needs is looked for from there. */
  place: string
}

function readManifest(folder: string): Manifest {
  const { version, dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { version, needs: Object.keys({ ...dependencies, ...peerDependencies }), place: realpathSync(folder) }
}
