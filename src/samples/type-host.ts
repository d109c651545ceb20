import { join } from 'node:path'
import ts from 'typescript'
import { ENGINE_ROOT, MOCK_API } from './engine-root.ts'

/** How samples are checked: as strictly as a new project would be, and as a bundler resolves. */
export const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['vite/client'],
  // JavaScript is made by taking types away and nothing else, so the syntax must allow it.
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  paths: { [MOCK_API.name]: [join(ENGINE_ROOT, MOCK_API.file)] },
}

/** Never written: a place from which imports find the installed packages. */
export const VIRTUAL = join(ENGINE_ROOT, '.cache/samples/files')

/** A compiler's view of the disk with files in memory below `VIRTUAL`. What it has parsed and resolved, it keeps. */
export function createTypeHost(virtual: Map<string, string>): ts.CompilerHost {
  const parsed = new Map<string, { text: string; file: ts.SourceFile }>()
  const resolutions = ts.createModuleResolutionCache(ENGINE_ROOT, (name) => name, OPTIONS)

  const isVirtual = (path: string) => path.startsWith(VIRTUAL)
  const read = (path: string) => (isVirtual(path) ? virtual.get(path) : ts.sys.readFile(path))
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(OPTIONS),
    getCurrentDirectory: () => ENGINE_ROOT,
    fileExists: (path) => (isVirtual(path) ? virtual.has(path) : ts.sys.fileExists(path)),
    directoryExists: (path) => isVirtual(path) || ts.sys.directoryExists(path),
    readFile: read,
    hasInvalidatedResolutions: isVirtual,
    resolveModuleNameLiterals: (literals, from, _redirect, options) =>
      literals.map(({ text }) => {
        // Files of samples come and go; packages stay.
        const cache = isVirtual(from) && text.startsWith('.') ? undefined : resolutions
        return ts.resolveModuleName(text, from, options, host, cache)
      }),
    getSourceFile(path, version) {
      const known = parsed.get(path)
      if (known && !isVirtual(path)) return known.file
      const text = read(path)
      if (text === undefined) return undefined
      if (known?.text === text) return known.file
      const file = ts.createSourceFile(path, text, version)
      parsed.set(path, { text, file })
      return file
    },
  }
  return host
}
