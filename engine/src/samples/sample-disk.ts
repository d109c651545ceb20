import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { packageFolders, packageNameOf } from '#disk/find-package.ts'
import { ts } from './typescript.mjs'

/** A disk for the type checker, and the names that it has for files of the machine. */
export interface SampleDisk extends SystemParts {
  nameOf(path: string): string
}

type SystemParts = Required<
  Pick<
    ts.CompilerHost,
    | 'fileExists'
    | 'directoryExists'
    | 'readFile'
    | 'getDirectories'
    | 'realpath'
    | 'getCurrentDirectory'
    | 'getDefaultLibLocation'
  >
>

const PACKAGES = '/node_modules/'
/** The compiler's own declarations, which need not be those that the site would find. */
const COMPILER = '/(typescript)/'
/** A step out of the site's folder, such as to packages that are linked. */
const ABOVE = '(above)/'
/** What has no way to it from the site's folder: another drive. */
const ELSEWHERE = '/(elsewhere)/'

/**
 * The disk as the type checker sees it: its root is the site's folder, and all packages that are found from there lie in one
 * folder. Names of files get into what the compiler says and count there before it cuts a long type, so with paths of this
 * machine the same sample would be told differently in every folder, and would tell the reader where it was built.
 * What the site has not, is looked for from `further` folders upwards.
 */
export function openSampleDisk(root: string, further: string[] = []): SampleDisk {
  const realpath = (path: string) => ts.sys.realpath?.(path) ?? path
  const packages = [root, ...further].flatMap(packageFolders).filter((folder) => existsSync(folder))
  const nearest = packages[0] ?? join(root, 'node_modules')
  const compiler = dirname(ts.sys.getExecutingFilePath())
  /** What lies in one of these has its name from there; the first counts. */
  const folders: Array<[folder: string, name: string]> = [
    ...[compiler, realpath(compiler)].map((folder): [string, string] => [folder, COMPILER]),
    ...packages.flatMap((folder) => [folder, realpath(folder)]).map((folder): [string, string] => [folder, PACKAGES]),
    ...[root, realpath(root)].map((folder): [string, string] => [folder, '/']),
  ]
  const found = new Map<string, string>()

  /** The nearest folder of packages that has one. */
  function folderOf(name: string): string {
    const known = found.get(name) ?? packages.find((folder) => existsSync(join(folder, name)))
    if (known !== undefined) found.set(name, known)
    return known ?? nearest
  }

  function onMachine(path: string): string {
    if (path.startsWith(COMPILER)) return join(compiler, path.slice(COMPILER.length))
    if (path.startsWith(ELSEWHERE)) return path.slice(ELSEWHERE.length)
    if (`${path}/` === PACKAGES) return nearest
    if (!path.startsWith(PACKAGES)) return join(root, path.slice(1).replaceAll(ABOVE, '../'))
    const inside = path.slice(PACKAGES.length)
    return join(folderOf(packageNameOf(inside)), inside)
  }

  function nameOf(path: string): string {
    for (const [folder, name] of folders) {
      const inside = relative(folder, path)
      if (!inside.startsWith('..') && inside !== path) return name + inside.split(sep).join('/')
    }
    const way = relative(realpath(root), path).split(sep).join('/')
    return way.startsWith('../') ? `/${way.replaceAll('../', ABOVE)}` : ELSEWHERE + path
  }

  return {
    nameOf,
    fileExists: (path) => ts.sys.fileExists(onMachine(path)),
    directoryExists: (path) => ts.sys.directoryExists(onMachine(path)),
    readFile: (path) => ts.sys.readFile(onMachine(path)),
    getDirectories: (path) => ts.sys.getDirectories(onMachine(path)),
    realpath: (path) => nameOf(realpath(onMachine(path))),
    getCurrentDirectory: () => '/',
    getDefaultLibLocation: () => COMPILER.slice(0, -1),
  }
}
