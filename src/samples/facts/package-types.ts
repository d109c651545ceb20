import ts from 'typescript'
import { DISK } from '../sample-disk.ts'
import { createTypeHost, OPTIONS, VIRTUAL } from '../type-host.ts'

/** The paths the library is imported by, in the order in which a name is looked for. */
export const ENTRY_POINTS = [
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/react',
] as const

/** A property of a type of options. */
export interface DeclaredOption {
  name: string
  /** Null: it depends on the others. */
  isRequired: boolean | null
}

/** What the package's declarations say. */
export interface PackageTypes {
  /** Names by entry point. */
  exports: Map<string, string[]>
  /** The properties of types, written as in TypeScript with the package's names; or why there are none. */
  optionsOf(types: DocumentedType[]): Array<DeclaredOption[] | string>
}

/** A type as a page names it, and the entry point it comes from if the page says so. */
export interface DocumentedType {
  expression: string
  from: string | null
}

const file = (name: string) => `${VIRTUAL}/facts/${name}.ts`

/** Reads the declarations of the installed package. */
export function readPackageTypes(): PackageTypes {
  const virtual = new Map([[file('entries'), ENTRY_POINTS.map((path) => `import '${path}'`).join('\n')]])
  const host = createTypeHost(virtual)
  let program = ts.createProgram([...virtual.keys()], OPTIONS, host)
  const exports = new Map(ENTRY_POINTS.map((path) => [path as string, exportsOf(program, path)]))

  const known = new Map<string, DeclaredOption[] | string>()

  /** A file that exports the type, or why there can be none. */
  function addFile({ expression, from }: DocumentedType, path: string): string | null {
    const places = from ? [from] : [...ENTRY_POINTS]
    const names = new Set(expression.match(/(?<![\w$.'"])[A-Za-z_$][\w$]*/g) ?? [])
    const imports = [...names].flatMap((name) => {
      const place = places.find((entry) => exports.get(entry)?.has(name))
      return place ? [`import type { ${name} } from '${place}'`] : []
    })
    if (imports.length === 0) return 'No entry point of the package exports a type of that name.'
    // An alias cannot leave out the arguments of a generic type; its own declaration can.
    const type = isName(expression) ? `type { ${expression} as Options }` : `type Options = ${expression}`
    virtual.set(path, `${imports.join('\n')}\nexport ${type}`)
    return null
  }

  function readFile(path: string, { expression }: DocumentedType): DeclaredOption[] | string {
    const [fault] = isName(expression) ? [] : program.getSemanticDiagnostics(program.getSourceFile(path))
    if (fault) return ts.flattenDiagnosticMessageText(fault.messageText, ' ')
    const checker = program.getTypeChecker()
    const symbol = symbolsOf(program, path).get('Options')
    return symbol ? declaredOptions(checker, checker.getDeclaredTypeOfSymbol(symbol)) : 'It is no type.'
  }

  return {
    exports: new Map([...exports].map(([path, symbols]) => [path, [...symbols.keys()].sort()])),
    optionsOf(types) {
      const keyOf = ({ expression, from }: DocumentedType) => `${from ?? ''}\0${expression}`
      const fresh = new Map(types.filter((type) => !known.has(keyOf(type))).map((type) => [keyOf(type), type]))
      virtual.clear()
      const files = [...fresh].map(([key, type], index) => {
        const path = file(`options-${index}`)
        return { key, type, path, fault: addFile(type, path) }
      })
      if (virtual.size > 0) program = ts.createProgram([...virtual.keys()], OPTIONS, host, program)
      for (const { key, type, path, fault } of files) known.set(key, fault ?? readFile(path, type))
      return types.map((type) => known.get(keyOf(type)) ?? 'It is no type.')
    },
  }
}

const isName = (expression: string) => /^[\w$]+$/.test(expression)

function exportsOf(program: ts.Program, specifier: string): Map<string, ts.Symbol> {
  const from = file('entries')
  const { resolvedModule } = ts.resolveModuleName(specifier, from, OPTIONS, DISK)
  return resolvedModule ? symbolsOf(program, resolvedModule.resolvedFileName) : new Map()
}

/** What a module exports, aliases followed. */
function symbolsOf(program: ts.Program, path: string): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(path)
  const module = source && checker.getSymbolAtLocation(source)
  const symbols = module ? checker.getExportsOfModule(module) : []
  return new Map(
    symbols.map((symbol) => [
      symbol.name,
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    ]),
  )
}

/** All properties that some form of the type has; what a form forbids (`never`) is not one. */
function declaredOptions(checker: ts.TypeChecker, type: ts.Type): DeclaredOption[] {
  const forms = type.isUnion() ? type.types : [type]
  const found = new Map<string, boolean[]>()
  for (const form of forms) {
    for (const property of checker.getPropertiesOfType(form)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
      const own = checker.getNonNullableType(checker.getTypeOfSymbol(property))
      if (property.name.startsWith('__@') || own.flags & ts.TypeFlags.Never) continue
      found.set(property.name, [...(found.get(property.name) ?? []), !isOptional])
    }
  }
  return [...found].map(([name, required]) => {
    const isSame = required.length === forms.length && new Set(required).size === 1
    return { name, isRequired: isSame ? (required[0] ?? null) : null }
  })
}
