import {
  type CompilerHost,
  type CompilerOptions,
  createProgram,
  createSourceFile,
  type Diagnostic,
  flattenDiagnosticMessageText,
  getLineAndCharacterOfPosition,
  type Program,
  type ResolvedModuleFull,
  type SourceFile,
} from 'typescript'
import type { LiveFile } from '#model/live.ts'
import { resolveImport } from '#model/resolve-import.ts'
import type { DeclarationPack } from '#model/type-check.ts'
import type { TypeProblem } from '#model/type-problem.ts'

/** Checks the files of an example, the later ones faster: what it knows of packages, it keeps. */
export interface TypeChecker {
  check(files: LiveFile[]): TypeProblem[]
}

/** Where files of examples seem to be: nothing of a pack is there. */
const FOLDER = '/files/'
/** More than a reader would look at. */
const MOST_PROBLEMS = 50
/** The rest of a long explanation helps nobody here. */
const MESSAGE_LINES = 4
const MESSAGE_LENGTH = 600

/** A checker over some declarations. It reads no disk and runs nothing of what it reads. */
export function createTypeChecker(pack: DeclarationPack): TypeChecker {
  const options = pack.options as CompilerOptions
  const target = options.target ?? 99
  const parsed = new Map<string, SourceFile>()
  let texts = new Map<string, string>()
  let program: Program | undefined

  const read = (path: string) =>
    path.startsWith(FOLDER) ? texts.get(path.slice(FOLDER.length)) : ownText(pack.files, path)

  function sourceOf(path: string): SourceFile | undefined {
    const text = read(path)
    const known = parsed.get(path)
    if (text === undefined || known?.text === text) return text === undefined ? undefined : known
    const source = createSourceFile(path, text, target)
    parsed.set(path, source)
    return source
  }

  function resolve(name: string, from: string): ResolvedModuleFull | undefined {
    const path = from.startsWith(FOLDER) ? fromExample(name, from) : pack.imports[from]?.[name]
    if (!path) return undefined
    const extension = /(\.d)?\.[cm]?[jt]sx?$|\.json$/.exec(path)?.[0] ?? '.ts'
    return { resolvedFileName: path, extension, isExternalLibraryImport: !path.startsWith(FOLDER) }
  }

  function fromExample(name: string, from: string): string | null | undefined {
    if (!name.startsWith('.')) return Object.hasOwn(pack.modules, name) ? pack.modules[name] : undefined
    const file = resolveImport(name, from.slice(FOLDER.length), texts)
    return file && FOLDER + file
  }

  const host: CompilerHost = {
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
    getSourceFile: sourceOf,
    getDefaultLibFileName: () => `${LIBRARY}/lib.d.ts`,
    getDefaultLibLocation: () => LIBRARY,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile() {},
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => ({ resolvedModule: resolve(text, from) })),
    resolveTypeReferenceDirectiveReferences: (references, from) =>
      references.map((reference) => {
        const name = typeof reference === 'string' ? reference : reference.fileName
        const path = pack.imports[from]?.[`types:${name}`]
        return { resolvedTypeReferenceDirective: path ? { resolvedFileName: path, primary: true } : undefined }
      }),
  }
  // Packages without types are used as they come.
  const untyped = Object.keys(pack.modules).filter((name) => pack.modules[name] === null)
  const shims = untyped.map((name) => `declare module ${JSON.stringify(name)}`).join('\n')

  return {
    check(files) {
      texts = new Map([[SHIMS, shims], ...files.map(({ name, code }): [string, string] => [name, code])])
      for (const path of parsed.keys()) if (read(path) === undefined) parsed.delete(path)
      const own = files.map(({ name }) => name).filter((name) => /\.tsx?$/.test(name))
      program = createProgram(
        [...pack.roots, FOLDER + SHIMS, ...own.map((name) => FOLDER + name)],
        options,
        host,
        program,
      )
      return own.flatMap((name) => problemsOf(program, name)).slice(0, MOST_PROBLEMS)
    },
  }
}

const LIBRARY = '/(typescript)'
const SHIMS = '(untyped).d.ts'

const ownText = (files: Record<string, string>, path: string) => (Object.hasOwn(files, path) ? files[path] : undefined)

/** What does not parse is told alone: the rest would be guesses. */
function problemsOf(program: Program | undefined, name: string): TypeProblem[] {
  const source = program?.getSourceFile(FOLDER + name)
  if (!program || !source) return []
  const syntax = program.getSyntacticDiagnostics(source)
  const found = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(source)
  return found.map((diagnostic) => problemOf(diagnostic, source, name))
}

function problemOf({ start = 0, length = 1, messageText }: Diagnostic, source: SourceFile, file: string): TypeProblem {
  const { line, character } = getLineAndCharacterOfPosition(source, start)
  const lines = flattenDiagnosticMessageText(messageText, '\n').split('\n').slice(0, MESSAGE_LINES)
  return {
    place: { file, line: line + 1, column: character + 1 },
    length: Math.max(1, /^.*/.exec(source.text.slice(start, start + length))?.[0].length ?? 0),
    message: lines.join('\n').slice(0, MESSAGE_LENGTH),
  }
}
