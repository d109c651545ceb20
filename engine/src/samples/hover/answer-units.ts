import { packNames } from '#model/page-types.ts'
import { ownModules } from '../own-modules.ts'
import { placeInFile, type SampleFile, type SampleUnit } from '../sample-project.ts'
import type { SampleWorld } from '../sample-world.ts'
import { typeGroups } from '../type-groups.ts'
import { typeWorldOf } from '../type-host.ts'
import { ts } from '../typescript.mjs'
import { readableMessage } from './name-texts.ts'
import { openService, type Service, type ServiceError } from './type-service.ts'
import { inOrder, type NameInfo, type PartAnswers, type ShownError, type UnitAnswers } from './unit-answers.ts'

/**
 * Asks TypeScript's language service for the errors of files, and then about every name in them. Answers come in the order of the
 * files. `onDone` hears of each as its errors are known, and once more as its names are.
 */
export function answerUnits(units: SampleUnit[], world: SampleWorld, onDone = () => {}): UnitAnswers[] {
  const registry = ts.createDocumentRegistry() // declarations of packages, parsed once for all groups
  const answers = new Map<SampleUnit, UnitAnswers>()
  const { disk } = typeWorldOf(world)
  const isInstalled = (name: string) =>
    Object.hasOwn(world.modules, name) || disk.directoryExists(`/node_modules/${name}`)
  const own = ownModules(units, isInstalled)
  for (const group of typeGroups(own.units, isInstalled)) {
    const service = openService(group, world, registry, own.told)
    const errors = new Map<SampleUnit, ServiceError[]>()
    for (const unit of group) {
      errors.set(unit, service.errorsIn(unit))
      onDone()
    }
    for (const unit of group) {
      answers.set(unit, answerUnit(unit, service, errors.get(unit) ?? []))
      onDone()
    }
    service.dispose()
  }
  return inOrder(own.units, answers)
}

function answerUnit(unit: SampleUnit, service: Service, errors: ServiceError[]): UnitAnswers {
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
  for (const [part, error] of shownErrors(unit, source, errors)) parts[part]?.errors.push(error)
  return {
    infos: [...infos.values()].map(({ info }) => info),
    parts: parts.map(({ asked, errors, starts }) => ({ asked, errors, names: packNames(starts) })),
    errors: errors.map(({ start, code, message }) => {
      const { line, character } = source.getLineAndCharacterOfPosition(start)
      return { line: line + 1, column: character + 1, code, message }
    }),
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

/** The errors that its blocks mean to show. */
function shownErrors(
  { file }: SampleUnit,
  source: ts.SourceFile,
  errors: ServiceError[],
): Array<[part: number, error: ShownError]> {
  return errors.flatMap(({ start, code, message: text, isOfTypes }): Array<[part: number, error: ShownError]> => {
    const { block, line } = placeInFile(file, source.getLineAndCharacterOfPosition(start).line + 1)
    if (!isOfTypes || !block.errors.includes(code) || !block.failing.includes(line)) return []
    const part = file.parts.findIndex((other) => other.block === block)
    return [[part, { line, code, message: readableMessage(text) }]]
  })
}
