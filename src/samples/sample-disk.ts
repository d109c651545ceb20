import { dirname, relative, sep } from 'node:path'
import ts from 'typescript'
import { ENGINE_ROOT } from '#disk/engine-root.ts'

/**
 * The disk as the type checker sees it: its root is the engine's folder. Names of files get into what the compiler says and
 * count there before it cuts a long type, so with paths of this machine the same sample would be told differently in every
 * folder, and would tell the reader where it was built.
 */
export const DISK = {
  fileExists: (path: string) => ts.sys.fileExists(onMachine(path)),
  directoryExists: (path: string) => ts.sys.directoryExists(onMachine(path)),
  readFile: (path: string) => ts.sys.readFile(onMachine(path)),
  getDirectories: (path: string) => ts.sys.getDirectories(onMachine(path)),
  realpath: (path: string) => fromMachine(ts.sys.realpath?.(onMachine(path)) ?? path),
  getCurrentDirectory: () => '/',
  getDefaultLibLocation: () => fromMachine(dirname(ts.sys.getExecutingFilePath())),
} satisfies Partial<ts.CompilerHost>

/** What lies elsewhere on the machine, such as linked packages, keeps its path behind this. */
const ELSEWHERE = '/(elsewhere)/'

function onMachine(path: string): string {
  return path.startsWith(ELSEWHERE) ? path.slice(ELSEWHERE.length) : ENGINE_ROOT + path.slice(1)
}

function fromMachine(path: string): string {
  for (const [folder, name] of FOLDERS) {
    const inside = relative(folder, path)
    if (!inside.startsWith('..') && inside !== path) return name + inside.split(sep).join('/')
  }
  return ELSEWHERE + path
}

/** The engine, and its packages where their folder is a link. */
const FOLDERS = [
  [ENGINE_ROOT, '/'],
  [ts.sys.realpath?.(`${ENGINE_ROOT}node_modules`) ?? ENGINE_ROOT, '/node_modules/'],
] as const
