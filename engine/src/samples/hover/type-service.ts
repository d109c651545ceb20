import { posix } from 'node:path'
import { targetOf } from '../module-symbols.ts'
import { isAmbient, type SampleUnit } from '../sample-project.ts'
import type { SampleWorld } from '../sample-world.ts'
import { createTypeHost, ENVIRONMENT_FILE, typeWorldOf, VIRTUAL } from '../type-host.ts'
import { ts } from '../typescript.mjs'
import { libraryExports } from './library-exports.ts'
import { firstSentence, readableSignature } from './name-texts.ts'
import { printQuickly } from './quick-printing.ts'
import type { NameInfo } from './unit-answers.ts'

/** Characters after which the compiler leaves out the rest of a type. */
const SIGNATURE_LENGTH = 360
/** Properties of an interface that are told. */
const MOST_MEMBERS = 12

/** An error, and where it begins. Those of types are not known of a file that cannot be parsed. */
export interface ServiceError {
  start: number
  code: number
  message: string
  isOfTypes: boolean
}

/** What can be asked about the files of a group. */
export interface Service {
  /** What the service says about a name. */
  infoAt(unit: SampleUnit, name: ts.Node): NameInfo | null
  /** The errors of a file, which must be asked for before anything about names: an answer may leave errors behind that are none. */
  errorsIn(unit: SampleUnit): ServiceError[]
  source(unit: SampleUnit): ts.SourceFile
  dispose(): void
}

/** Opens TypeScript's language service for files. `told` puts what it says into the words of the page. */
export function openService(
  units: SampleUnit[],
  world: SampleWorld,
  registry: ts.DocumentRegistry,
  told: (text: string) => string,
): Service {
  const folderOf = ({ project, stage }: SampleUnit) => posix.join(VIRTUAL, 'hover', project, String(stage + 1))
  const pathOf = (unit: SampleUnit) => posix.join(folderOf(unit), unit.file.path)
  const virtual = new Map<string, string>()
  const roots = new Set([ENVIRONMENT_FILE])
  for (const unit of units) {
    roots.add(pathOf(unit))
    for (const file of unit.files.values()) {
      virtual.set(posix.join(folderOf(unit), file.path), file.text)
      if (isAmbient(file, unit.files)) roots.add(posix.join(folderOf(unit), file.path))
    }
  }
  const types = typeWorldOf(world)
  const host = createTypeHost(types, virtual)
  const service = ts.createLanguageService(
    {
      ...host,
      writeFile: undefined, // nothing is written
      jsDocParsingMode: undefined, // all is read: sentences about names are told
      getCompilationSettings: () => types.options,
      getScriptFileNames: () => [...roots],
      getScriptVersion: () => '1',
      getProjectVersion: () => '1', // nothing changes while it is open, so nothing is compared before an answer
      getScriptSnapshot: (path) => {
        const text = host.readFile(path)
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
    },
    registry,
  )
  const program = service.getProgram()
  if (!program) throw new Error('TypeScript has made no program of the samples.')
  const checker = program.getTypeChecker()
  printQuickly(checker)
  const exports = libraryExports(program, world)
  const errorOf = ({ start = 0, code, messageText }: ts.Diagnostic, isOfTypes: boolean): ServiceError => {
    return { start, code, message: told(ts.flattenDiagnosticMessageText(messageText, '\n')), isOfTypes }
  }
  return {
    infoAt(unit, name) {
      const found = service.getQuickInfoAtPosition(pathOf(unit), name.getStart(), SIGNATURE_LENGTH)
      if (!found?.displayParts?.length) return null
      const named = checker.getSymbolAtLocation(name)
      const symbol = named && targetOf(named, checker)
      const isInterface = found.displayParts.some(({ kind, text }) => kind === 'keyword' && text === 'interface')
      const members = isInterface && symbol ? membersOf(symbol, checker) : ''
      return {
        signature: readableSignature(told(ts.displayPartsToString(found.displayParts)), told(members)),
        sentence: firstSentence(ts.displayPartsToString(found.documentation)),
        exported: (symbol && exports.get(symbol)) ?? null,
      }
    },
    errorsIn: (unit) => [
      ...service.getSyntacticDiagnostics(pathOf(unit)).map((error) => errorOf(error, false)),
      ...service.getSemanticDiagnostics(pathOf(unit)).map((error) => errorOf(error, true)),
    ],
    source(unit) {
      const source = program.getSourceFile(pathOf(unit))
      if (!source) throw new Error(`${unit.file.path} of ${unit.project} is not in the program.`)
      return source
    },
    dispose: () => service.dispose(),
  }
}

/**
 * What an interface of properties holds, which its quick info does not say. The service could say more, but would check all
 * files for it.
 */
function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const isMore = type.getCallSignatures().length > 0 || checker.getIndexInfosOfType(type).length > 0
  const properties = checker.getPropertiesOfType(type)
  if (isMore || properties.length === 0 || properties.length > MOST_MEMBERS) return ''
  const lines = properties.map((property) => {
    const mark = property.flags & ts.SymbolFlags.Optional ? '?' : ''
    const name = property.name.replace(/^__@(\w+)@\d+$/, '[Symbol.$1]') // which the compiler numbers anew every time
    return `    ${name}${mark}: ${checker.typeToString(checker.getTypeOfSymbol(property))};`
  })
  return ` {\n${lines.join('\n')}\n}`
}
