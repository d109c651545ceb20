import { symbolsOf } from '../module-symbols.ts'
import type { SampleWorld } from '../sample-world.ts'
import { createTypeHost, type TypeWorld, typeWorldOf, VIRTUAL } from '../type-host.ts'
import { ts } from '../typescript.mjs'
import { type DeclaredOption, declaredOptions } from './declarations.ts'

/** What the package's declarations say. */
export interface PackageTypes {
  /** Names by entry point. */
  exports: Map<string, string[]>
  /** Entry points that lead to no module. */
  unknown: string[]
  /** The properties of types, written as in TypeScript with the package's names; or why there are none. */
  optionsOf(types: DocumentedType[]): Array<DeclaredOption[] | string>
}

/** A type as a page names it, and the entry point it comes from if the page says so. */
export interface DocumentedType {
  expression: string
  from: string | null
}

const file = (name: string) => `${VIRTUAL}/facts/${name}.ts`

/** Reads the declarations of the library: an installed package, or a module of the site's own. */
export function readPackageTypes(world: SampleWorld): PackageTypes {
  const { entryPoints } = world
  const types = typeWorldOf(world)
  const virtual = new Map([[file('entries'), entryPoints.map((path) => `import '${path}'`).join('\n')]])
  const host = createTypeHost(types, virtual)
  let program = ts.createProgram([...virtual.keys()], types.options, host)
  const found = entryPoints.map((path) => [path, exportsOf(program, path, types)] as const)
  const exports = new Map(found.map(([path, symbols]) => [path, symbols ?? new Map<string, ts.Symbol>()]))

  const known = new Map<string, DeclaredOption[] | string>()

  /** A file that exports the type, or why there can be none. */
  function addFile({ expression, from }: DocumentedType, path: string): string | null {
    const places = from ? [from] : entryPoints
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
    unknown: found.flatMap(([path, symbols]) => (symbols ? [] : [path])),
    optionsOf(documented) {
      const keyOf = ({ expression, from }: DocumentedType) => `${from ?? ''}\0${expression}`
      const fresh = new Map(documented.filter((type) => !known.has(keyOf(type))).map((type) => [keyOf(type), type]))
      virtual.clear()
      const files = [...fresh].map(([key, type], index) => {
        const path = file(`options-${index}`)
        return { key, type, path, fault: addFile(type, path) }
      })
      if (virtual.size > 0) program = ts.createProgram([...virtual.keys()], types.options, host, program)
      for (const { key, type, path, fault } of files) known.set(key, fault ?? readFile(path, type))
      return documented.map((type) => known.get(keyOf(type)) ?? 'It is no type.')
    },
  }
}

const isName = (expression: string) => /^[\w$]+$/.test(expression)

function exportsOf(
  program: ts.Program,
  specifier: string,
  { options, disk }: TypeWorld,
): Map<string, ts.Symbol> | null {
  const { resolvedModule } = ts.resolveModuleName(specifier, file('entries'), options, disk)
  return resolvedModule ? symbolsOf(program, resolvedModule.resolvedFileName) : null
}
