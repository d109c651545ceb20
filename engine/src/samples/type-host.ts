import { oncePer } from '#disk/once-per.ts'
import { compileLightly } from '#disk/v8-manners.ts'
import { openSampleDisk, type SampleDisk } from './sample-disk.ts'
import { ENVIRONMENT, SAMPLE_OPTIONS } from './sample-options.ts'
import type { SampleWorld } from './sample-world.ts'
import { ts } from './typescript.mjs'

/** Never written: a place from which imports find the installed packages. */
export const VIRTUAL = '/files'
/** Where `ENVIRONMENT` seems to be: a root of every program. */
export const ENVIRONMENT_FILE = '/environment.d.ts'

/** What all programs of a world share: how they are compiled, the disk, and declarations of packages, parsed. */
export interface TypeWorld {
  options: ts.CompilerOptions
  disk: SampleDisk
  packageFiles: Map<string, ts.SourceFile>
}

/** What is needed to know the types of packages and of a site's own modules. */
export type PackageWorld = Pick<SampleWorld, 'root' | 'modules'> & {
  /** Folders from which packages are looked for where the site's has none. */
  further?: string[]
}

/** A world as the compiler sees it, the same for every asking. */
export const typeWorldOf = oncePer((world: PackageWorld): TypeWorld => {
  compileLightly() // whoever has a world will ask TypeScript about it
  const disk = openSampleDisk(world.root, world.further)
  const paths = Object.fromEntries(Object.entries(world.modules).map(([name, file]) => [name, [disk.nameOf(file)]]))
  const { options } = ts.convertCompilerOptionsFromJson(SAMPLE_OPTIONS, '/')
  return { options: { ...options, paths }, disk, packageFiles: new Map() }
})

/** A compiler's view of the disk, with files in memory below `VIRTUAL`. What it knows of packages, it keeps. */
export function createTypeHost(
  { options, disk, packageFiles }: TypeWorld,
  virtual: Map<string, string>,
): ts.CompilerHost {
  const resolutions = ts.createModuleResolutionCache('/', (name) => name, options)

  const isVirtual = (path: string) => path.startsWith(`${VIRTUAL}/`)
  const read = (path: string) => {
    if (path === ENVIRONMENT_FILE) return ENVIRONMENT
    return isVirtual(path) ? virtual.get(path) : disk.readFile(path)
  }
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    ...disk,
    jsDocParsingMode: ts.JSDocParsingMode.ParseForTypeErrors, // no error is made of the rest, which is a fifth of a first check
    getDefaultLibFileName: (own) => `${disk.getDefaultLibLocation()}/${ts.getDefaultLibFileName(own)}`,
    fileExists: (path) => (isVirtual(path) ? virtual.has(path) : disk.fileExists(path)),
    directoryExists: (path) => path === VIRTUAL || isVirtual(path) || disk.directoryExists(path),
    realpath: (path) => (isVirtual(path) ? path : disk.realpath(path)),
    readFile: read,
    hasInvalidatedResolutions: isVirtual,
    resolveModuleNameLiterals: (literals, from, _redirect, own) =>
      literals.map(({ text }) => {
        // Files of samples come and go; packages stay.
        const cache = isVirtual(from) && text.startsWith('.') ? undefined : resolutions
        return ts.resolveModuleName(text, from, own, host, cache)
      }),
    getSourceFile(path, options) {
      const known = packageFiles.get(path)
      if (known) return known
      const text = read(path)
      if (text === undefined) return undefined
      const file = ts.createSourceFile(path, text, options)
      if (!isVirtual(path)) packageFiles.set(path, file)
      return file
    },
  }
  return host
}
