import { posix } from 'node:path'
import ts from 'typescript'
import { packNames } from '#model/page-types.ts'
import { isAmbient, placeInFile, type SampleFile, type SampleUnit } from '../sample-project.ts'
import type { SampleWorld } from '../sample-world.ts'
import { createTypeHost, ENVIRONMENT_FILE, typeWorldOf, VIRTUAL } from '../type-host.ts'
import { firstSentence, readableMessage, readableSignature } from './name-texts.ts'
import { printQuickly } from './quick-printing.ts'
import { typeGroups } from './type-groups.ts'
import { inOrder, type NameInfo, type PartAnswers, type ShownError, type UnitAnswers } from './unit-answers.ts'

/** Characters after which the compiler leaves out the rest of a type. */
const SIGNATURE_LENGTH = 360
/** Properties of an interface that are told. */
const MOST_MEMBERS = 12

/** Asks TypeScript's language service about every name, and for the errors, of files. Answers come in their order. */
export function answerUnits(units: SampleUnit[], world: SampleWorld, onAnswer = () => {}): UnitAnswers[] {
  const registry = ts.createDocumentRegistry() // declarations of packages, parsed once for all groups
  const answers = new Map<SampleUnit, UnitAnswers>()
  const { disk } = typeWorldOf(world)
  const isInstalled = (name: string) =>
    Object.hasOwn(world.modules, name) || disk.directoryExists(`/node_modules/${name}`)
  for (const group of typeGroups(units, isInstalled)) {
    const service = openService(group, world, registry)
    for (const unit of group) {
      answers.set(unit, answerUnit(unit, service))
      onAnswer()
    }
    service.dispose()
  }
  return inOrder(units, answers)
}

interface Service {
  /** What the service says about a name. */
  infoAt(unit: SampleUnit, name: ts.Node): NameInfo | null
  errorsIn(unit: SampleUnit): ts.Diagnostic[]
  source(unit: SampleUnit): ts.SourceFile
  dispose(): void
}

function openService(units: SampleUnit[], world: SampleWorld, registry: ts.DocumentRegistry): Service {
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
  return {
    infoAt(unit, name) {
      const found = service.getQuickInfoAtPosition(pathOf(unit), name.getStart(), SIGNATURE_LENGTH)
      if (!found?.displayParts?.length) return null
      const named = checker.getSymbolAtLocation(name)
      const symbol = named && targetOf(named, checker)
      const isInterface = found.displayParts.some(({ kind, text }) => kind === 'keyword' && text === 'interface')
      const members = isInterface && symbol ? membersOf(symbol, checker) : ''
      return {
        signature: readableSignature(ts.displayPartsToString(found.displayParts), members),
        sentence: firstSentence(ts.displayPartsToString(found.documentation)),
        exported: (symbol && exports.get(symbol)) ?? null,
      }
    },
    errorsIn: (unit) => service.getSemanticDiagnostics(pathOf(unit)),
    source(unit) {
      const source = program.getSourceFile(pathOf(unit))
      if (!source) throw new Error(`${unit.file.path} of ${unit.project} is not in the program.`)
      return source
    },
    dispose: () => service.dispose(),
  }
}

/** The library's exports that the program knows of, by what they are. */
function libraryExports(program: ts.Program, world: SampleWorld): Map<ts.Symbol, string> {
  const checker = program.getTypeChecker()
  const names = new Map<ts.Symbol, string>()
  const { options, disk } = typeWorldOf(world)
  for (const entry of world.entryPoints) {
    const { resolvedModule } = ts.resolveModuleName(entry, posix.join(VIRTUAL, 'hover/exports.ts'), options, disk)
    const source = resolvedModule && program.getSourceFile(resolvedModule.resolvedFileName)
    const module = source && checker.getSymbolAtLocation(source)
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const target = targetOf(symbol, checker)
      if (!names.has(target)) names.set(target, symbol.name)
    }
  }
  return names
}

const targetOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

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

function answerUnit(unit: SampleUnit, service: Service): UnitAnswers {
  const source = service.source(unit)
  const infos = new Map<string, { place: number; info: NameInfo }>()
  const parts = unit.file.parts.map((): PartAnswers & { starts: Array<{ start: number; info: number }> } => ({
    asked: 0,
    names: [],
    errors: [],
    starts: [],
  }))
  for (const name of namesIn(source)) {
    const { part, block, start } = placeOf(unit.file, source, name.getStart(source))
    const answers = parts[part]
    if (!answers || block.isHidden) continue
    answers.asked++
    const info = service.infoAt(unit, name)
    if (!info) continue
    const key = JSON.stringify(info)
    const known = infos.get(key) ?? { place: infos.size, info }
    infos.set(key, known)
    answers.starts.push({ start, info: known.place })
  }
  for (const [part, error] of errorsOf(unit, service)) parts[part]?.errors.push(error)
  return {
    infos: [...infos.values()].map(({ info }) => info),
    parts: parts.map(({ asked, errors, starts }) => ({ asked, errors, names: packNames(starts) })),
  }
}

/** Every name in a file, in order. `as const` is none. */
function namesIn(source: ts.SourceFile): ts.Node[] {
  const names: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && !isConst(node)) names.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names.toSorted((a, b) => a.getStart(source) - b.getStart(source))
}

const isConst = (node: ts.Node) => node.parent !== undefined && ts.isConstTypeReference(node.parent)

/** Where a position of a file stands: which of its blocks, and at which character of what that block shows. */
function placeOf(file: SampleFile, source: ts.SourceFile, position: number) {
  const { line, character } = source.getLineAndCharacterOfPosition(position)
  const place = placeInFile(file, line + 1)
  const before = place.block.shown.split('\n').slice(0, place.line - 1)
  const start = before.reduce((sum, text) => sum + text.length + 1, character)
  return { block: place.block, part: file.parts.findIndex(({ block }) => block === place.block), start }
}

function errorsOf(unit: SampleUnit, service: Service): Array<[part: number, error: ShownError]> {
  const { file } = unit
  if (file.parts.every(({ block }) => block.errors.length === 0)) return []
  const source = service.source(unit)
  return service
    .errorsIn(unit)
    .flatMap(({ start = 0, code, messageText }): Array<[part: number, error: ShownError]> => {
      const { block, line } = placeInFile(file, source.getLineAndCharacterOfPosition(start).line + 1)
      if (!block.errors.includes(code) || !block.failing.includes(line)) return []
      const message = readableMessage(ts.flattenDiagnosticMessageText(messageText, '\n'))
      const part = file.parts.findIndex((other) => other.block === block)
      return [[part, { line, code, message }]]
    })
}
