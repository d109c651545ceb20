import { ts } from './typescript.mjs'

/** Parts of TypeScript that are not in its declarations. `package.json` names its exact version. */
declare module 'typescript' {
  function bindSourceFile(file: ts.SourceFile, options: ts.CompilerOptions): void
  interface TypeChecker {
    getDiagnostics(file: ts.SourceFile): ts.Diagnostic[]
  }
  interface SourceFile {
    bindDiagnostics: ts.Diagnostic[]
    commentDirectives?: unknown[]
  }
}

/** What a checker keeps of files that are gone adds up. */
const MOST_FILES = 500

/** Tells the errors of files of programs that follow one another. */
export interface WarmChecker {
  errorsIn(program: ts.Program, path: string): readonly ts.Diagnostic[]
}

/**
 * Most of a check is spent on the types of packages, and what a checker has found out about them ends with its program. This
 * one goes on: it asks each new program for its files, but keeps the first one's checker. For that a file must never come
 * again under the same name, and a program with packages that the first one did not have begins anew.
 */
export function createWarmChecker(options: ts.CompilerOptions, isSample: (path: string) => boolean): WarmChecker {
  let first: ts.Program | undefined
  let current: ts.Program | undefined
  let packages = new Set<ts.SourceFile>()
  let known = 0

  function begin(program: ts.Program): void {
    first = program
    packages = new Set(program.getSourceFiles().filter(({ fileName }) => !isSample(fileName)))
    known = 0
  }

  /** A checker looks everything up in its program, so that gets the answers of the new one. */
  function goOn(program: ts.Program): void {
    const checker = first?.getTypeChecker()
    Object.assign(first ?? {}, program, { getTypeChecker: () => checker })
    const files = program.getSourceFiles().filter(({ fileName }) => isSample(fileName))
    for (const file of files) ts.bindSourceFile(file, options)
    known += files.length
  }

  function adopt(program: ts.Program): void {
    const hasOnlyKnown = program.getSourceFiles().every((file) => isSample(file.fileName) || packages.has(file))
    const fits = first && known < MOST_FILES && hasOnlyKnown
    if (fits) goOn(program)
    else begin(program)
    current = program
  }

  return {
    errorsIn(program, path) {
      const file = program.getSourceFile(path)
      if (!file) return []
      if (file.commentDirectives?.length) return program.getSemanticDiagnostics(file) // which looks after @ts-expect-error
      if (program !== current) adopt(program)
      const checker = (first ?? program).getTypeChecker()
      return [...checker.getDiagnostics(file), ...file.bindDiagnostics]
    },
  }
}
