import { posix } from 'node:path'
import type { DeclarationPack } from '#model/type-check.ts'
import { leanDeclarations } from './lean-declarations.ts'
import type { SampleDisk } from './sample-disk.ts'
import { createTypeHost, ENVIRONMENT_FILE, type PackageWorld, typeWorldOf, VIRTUAL } from './type-host.ts'
import { ts } from './typescript.mjs'

const ENTRY = `${VIRTUAL}/entry.tsx`

/**
 * The declarations behind some modules, with nothing that is not reached from them. Null where React has none: then nothing
 * could be said about a component.
 */
export function packDeclarations(world: PackageWorld, names: string[]): DeclarationPack | null {
  const types = typeWorldOf(world)
  const host = createTypeHost(types, new Map([[ENTRY, names.map((name) => `import '${name}'`).join('\n')]]))
  const found = followImports(host)
  const options = { ...types.options, noEmit: false, declaration: true, emitDeclarationOnly: true }
  const program = ts.createProgram([ENVIRONMENT_FILE, ENTRY], options, host)
  const texts = textsOf(program)
  const declared = (file: string) => (texts.has(file) ? file : declarationName(file))
  const got = (from: string, name: string) => {
    const file = found.get(from)?.get(name)
    return file !== undefined && texts.has(declared(file)) ? declared(file) : null
  }
  if (got(ENTRY, 'react') === null) return null

  const modules = Object.fromEntries(names.map((name) => [name, got(ENTRY, name)]))
  const imports: DeclarationPack['imports'] = {}
  const reached = new Set<string>([ENVIRONMENT_FILE])
  for (const file of program.getSourceFiles()) if (program.isSourceFileDefaultLibrary(file)) reached.add(file.fileName)
  for (const file of Object.values(modules)) if (file !== null) reached.add(file)
  for (const file of reached) {
    // Grows while it is walked.
    for (const { fileName } of program.getSourceFile(file)?.referencedFiles ?? [])
      reached.add(posix.join(posix.dirname(file), fileName))
    for (const [name, target] of found.get(file) ?? found.get(sourceName(file)) ?? []) {
      const isWritten = texts.get(file)?.includes(name.replace(TYPES_OF, ''))
      if (!isWritten || !texts.has(declared(target))) continue
      imports[file] = { ...imports[file], [name]: declared(target) }
      reached.add(declared(target))
    }
  }
  const named = nameModules(world, types.disk)
  const renamed = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([name, file]) => [name, named(file)]))
  return {
    options: { ...types.options, paths: undefined, libReplacement: false },
    files: Object.fromEntries([...reached].sort().map((file) => [named(file), texts.get(file) ?? ''])),
    roots: [ENVIRONMENT_FILE],
    modules: Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, file && named(file)])),
    imports: Object.fromEntries(Object.entries(imports).map(([from, files]) => [named(from), renamed(files)])),
  }
}

/** Files of the site's own modules have names that do not say where they are: the same pack, wherever it is made. */
function nameModules({ modules }: PackageWorld, disk: SampleDisk): (file: string) => string {
  const folders = Object.entries(modules).map(([name, file]) => [name, `${posix.dirname(disk.nameOf(file))}/`] as const)
  return (file) => {
    const [name, folder] = folders.find(([, start]) => file.startsWith(start)) ?? []
    return folder === undefined ? file : `/modules/${name}/${file.slice(folder.length)}`
  }
}

/** Before the name of a package of which a file wants the types: `/// <reference types="react" />`. */
const TYPES_OF = /^types:/

/** Has a host note what each file gets by the names that it writes. Paths beside it included: `./a` is `a.d.ts` or `a/index.d.ts`. */
function followImports(host: ts.CompilerHost): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  const note = (from: string, name: string, file: string | undefined) => {
    if (file !== undefined) found.set(from, (found.get(from) ?? new Map()).set(name, file))
  }
  const resolve = host.resolveModuleNameLiterals?.bind(host)
  if (!resolve) throw new Error('The host does not say how it resolves modules.')
  host.resolveModuleNameLiterals = (literals, from, ...rest) => {
    const results = resolve(literals, from, ...rest)
    for (const [index, { text }] of literals.entries())
      note(from, text, results[index]?.resolvedModule?.resolvedFileName)
    return results
  }
  host.resolveTypeReferenceDirectiveReferences = (references, from, redirect, options) =>
    references.map((reference) => {
      const name = typeof reference === 'string' ? reference : reference.fileName
      const result = ts.resolveTypeReferenceDirective(name, from, options, host, redirect)
      note(from, `types:${name}`, result.resolvedTypeReferenceDirective?.resolvedFileName)
      return result
    })
  return found
}

/** What every file declares, without comments. Of a module of the site that is what others see of it. */
function textsOf(program: ts.Program): Map<string, string> {
  const texts = new Map<string, string>()
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile) texts.set(file.fileName, leanDeclarations(file.fileName, file.text))
    else if (file.fileName !== ENTRY)
      program.emit(file, (name, text) => texts.set(name, leanDeclarations(name, text)), undefined, true)
  }
  return texts
}

const declarationName = (file: string) => file.replace(/\.tsx?$/, '.d.ts')
const sourceName = (file: string) => file.replace(/\.d\.ts$/, '.ts')
