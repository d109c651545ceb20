import ts from 'typescript'
import { MOCK_API } from './mock-api.ts'
import { DISK } from './sample-disk.ts'

/** How samples are checked: as strictly as a new project would be, and as a bundler resolves. */
export const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  // JavaScript is made by taking types away and nothing else, so the syntax must allow it.
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  paths: { [MOCK_API.name]: [`/${MOCK_API.file}`] },
}

/** What a bundler gives every file: `process.env` and nothing else of Node, and `import.meta` as Vite has it. */
const ENVIRONMENT = `declare var process: {
  readonly env: { readonly NODE_ENV: 'development' | 'production' | 'test'; readonly [name: string]: string | undefined }
}
interface ImportMetaEnv {
  readonly MODE: string
  readonly DEV: boolean
  readonly PROD: boolean
  readonly SSR: boolean
  readonly BASE_URL: string
  readonly [name: string]: any
}
interface HotModule {
  readonly [name: string]: any
}
interface ImportMeta {
  readonly url: string
  readonly env: ImportMetaEnv
  readonly hot?: {
    readonly data: any
    accept(onUpdate?: (module: HotModule | undefined) => void): void
    accept(path: string, onUpdate: (module: HotModule | undefined) => void): void
    accept(paths: readonly string[], onUpdate: (modules: Array<HotModule | undefined>) => void): void
    dispose(onRemoval: (data: any) => void): void
    invalidate(message?: string): void
  }
}
`

/** Never written: a place from which imports find the installed packages. */
export const VIRTUAL = '/files'
/** Where `ENVIRONMENT` seems to be: a root of every program. */
export const ENVIRONMENT_FILE = '/environment.d.ts'

/** Declarations of packages, parsed: the same for every host. */
const packageFiles = new Map<string, ts.SourceFile>()

/** A compiler's view of the disk, with files in memory below `VIRTUAL`. What it knows of packages, it keeps. */
export function createTypeHost(virtual: Map<string, string>): ts.CompilerHost {
  const resolutions = ts.createModuleResolutionCache('/', (name) => name, OPTIONS)

  const isVirtual = (path: string) => path.startsWith(`${VIRTUAL}/`)
  const read = (path: string) => {
    if (path === ENVIRONMENT_FILE) return ENVIRONMENT
    return isVirtual(path) ? virtual.get(path) : DISK.readFile(path)
  }
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(OPTIONS),
    ...DISK,
    getDefaultLibFileName: (options) => `${DISK.getDefaultLibLocation()}/${ts.getDefaultLibFileName(options)}`,
    fileExists: (path) => (isVirtual(path) ? virtual.has(path) : DISK.fileExists(path)),
    directoryExists: (path) => path === VIRTUAL || isVirtual(path) || DISK.directoryExists(path),
    realpath: (path) => (isVirtual(path) ? path : DISK.realpath(path)),
    readFile: read,
    hasInvalidatedResolutions: isVirtual,
    resolveModuleNameLiterals: (literals, from, _redirect, options) =>
      literals.map(({ text }) => {
        // Files of samples come and go; packages stay.
        const cache = isVirtual(from) && text.startsWith('.') ? undefined : resolutions
        return ts.resolveModuleName(text, from, options, host, cache)
      }),
    getSourceFile(path, version) {
      const known = packageFiles.get(path)
      if (known) return known
      const text = read(path)
      if (text === undefined) return undefined
      const file = ts.createSourceFile(path, text, version)
      if (!isVirtual(path)) packageFiles.set(path, file)
      return file
    },
  }
  return host
}
