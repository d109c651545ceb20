import { relative, sep } from 'node:path'
import { sha256 } from '#disk/disk-store.ts'
import { sourcesFingerprint } from '#disk/engine-fingerprint.ts'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { packageNameOf, versionOf } from '#disk/find-package.ts'
import { oncePer } from '#disk/once-per.ts'
import { importsIn } from '#model/imports-in.ts'
import { filesOfModules } from './module-files.ts'
import { openPackageVersions, type PackageVersions } from './package-versions.ts'
import type { SampleFile } from './sample-project.ts'
import type { SampleWorld } from './sample-world.ts'

/** The engine's own, with which samples are checked and run. */
const TOOLS = ['typescript', 'rolldown', 'jsdom']
const FOLDERS = ['src/samples', 'src/compiler/javascript']

/** What a check's result depends on besides the sample itself. */
export interface SampleFingerprints {
  /** The same for all samples: the check, the library, and the site's own modules. */
  shared: string
  /** Paths and texts of files, in any order: a hash of each, made once, because many files import the same few. */
  textsOf(files: Iterable<SampleFile>): string[]
  /** Packages that these files import, and what those stand on, each with its version. */
  packagesOf(files: Iterable<SampleFile>): string[]
  /** Packages by their names, and what they stand on, each with its version. */
  versionsOf(names: string[]): string[]
}

/** What names everything that checks in a world depend on. Opened once for all who ask with one world: a build does so five times. */
export const openFingerprints = oncePer((world: SampleWorld): SampleFingerprints => {
  const versions = openPackageVersions(world.root)
  const namesIn = oncePer(({ text }: SampleFile) => packagesOf(importsIn(text), world))
  const textOf = oncePer(({ path, text }: SampleFile) => sha256(`${path}\0${text}`))
  const known = new Map<string, string[]>() // most files import the same few packages

  function versionsOf(names: string[]): string[] {
    const found = known.get(names.join()) ?? versions.of(names)
    known.set(names.join(), found)
    return found
  }

  return {
    shared: sharedFingerprint(world, versions),
    textsOf: (files) => [...files].map(textOf).sort(),
    packagesOf(files) {
      const all = [...files]
      // A component is shown with React, which its file need not import.
      const isShown = all.some(
        ({ path, parts }) => path.endsWith('x') || parts.some(({ block }) => block.renders !== null),
      )
      return versionsOf([...new Set([...all.flatMap(namesIn), ...(isShown ? ['react', 'react-dom'] : [])])].sort())
    },
    versionsOf,
  }
})

function sharedFingerprint(world: SampleWorld, versions: PackageVersions): string {
  const files = [...filesOfModules(world)]
  const nameOf = (file: string) => relative(world.root, file).split(sep).join('/')
  const imported = [...world.entryPoints, ...files.flatMap(([, text]) => importsIn(text))]
  return sourcesFingerprint(FOLDERS, [
    ...TOOLS.map((name) => `${name} ${versionOf(ENGINE_ROOT, name)}`),
    ...versions.of(packagesOf(imported, world)),
    ...Object.entries(world.modules).map(([name, file]) => `${name} ${nameOf(file)}`),
    ...files.map(([file, text]) => `${nameOf(file)} ${text}`),
    `${world.api} ${world.entryPoints}`,
  ])
}

/** The packages behind imports. Files and the site's own modules are none. */
const packagesOf = (specifiers: string[], { modules }: SampleWorld): string[] =>
  specifiers.filter((name) => !/^(\.|\/|#|node:)/.test(name) && !Object.hasOwn(modules, name)).map(packageNameOf)
