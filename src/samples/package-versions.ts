import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { findPackage } from '#disk/find-package.ts'

interface Manifest {
  version?: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Packages with what they stand on, by `name version`. */
export interface PackageVersions {
  /** Sorted, each once. A package that is not installed has the version `none`: installing it changes what it is part of. */
  of(names: Iterable<string>): string[]
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The version of one package as a file in `root` would find it. */
export function versionOf(root: string, name: string): string {
  const folder = findPackage(root, name)
  return (folder && readManifest(folder).version) ?? 'none'
}

/** Looks versions up as a file in `root` would find them, each package once. */
export function openPackageVersions(root: string): PackageVersions {
  const known = new Map<string, Map<string, string>>()

  /** All packages below one, itself included, by where they were found: two versions of one name can stand side by side. */
  function closureOf(name: string): Map<string, string> {
    const before = known.get(name)
    if (before) return before
    const closure = new Map<string, string>()
    const visit = (wanted: string, from: string) => {
      const folder = findPackage(from, wanted)
      const place = folder ?? wanted
      if (closure.has(place)) return
      const manifest = folder ? readManifest(folder) : {}
      closure.set(place, `${wanted} ${manifest.version ?? 'none'}`)
      const below = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
      for (const name of folder ? below : []) visit(name, realpathSync(folder as string))
    }
    visit(name, root)
    visit(`@types/${name.replace(/^@([^/]+)\//, '$1__')}`, root) // where the package brings no types of its own
    known.set(name, closure)
    return closure
  }

  return {
    of: (names) => [...new Set([...names].flatMap((name) => [...closureOf(name).values()]))].sort(),
  }
}
