import { posix } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { ownModules } from './own-modules.ts'
import { paired } from './paired.ts'
import { isAmbient, type SampleFile, type SampleUnit } from './sample-project.ts'
import { isThere, type SampleWorld } from './sample-world.ts'
import { groupsOf, typeGroups } from './type-groups.ts'
import { createTypeHost, ENVIRONMENT_FILE, typeWorldOf, VIRTUAL } from './type-host.ts'
import { ts } from './typescript.mjs'
import { createWarmChecker } from './warm-checker.ts'

/** A type error in a file of a sample. Line and column from 1 on. */
export interface TypeFault {
  file: SampleFile
  line: number
  column: number
  code: number
  message: string
}

/** Checks files, the later ones faster: what it has parsed, resolved and found out about packages, it keeps. */
export interface TypeChecker {
  check(units: SampleUnit[]): Promise<Map<SampleUnit, TypeFault[]>>
}

type ErrorsIn = (program: ts.Program, path: string) => readonly ts.Diagnostic[]

/** From the program's own checker, which knows what its files declare. */
const coldErrors: ErrorsIn = (program, path) => program.getSemanticDiagnostics(program.getSourceFile(path))

/** A checker in memory. */
export function createTypeChecker(world: SampleWorld): TypeChecker {
  const virtual = new Map<string, string>()
  const types = typeWorldOf(world)
  const host = createTypeHost(types, virtual)
  const warm = createWarmChecker(types.options, (path) => path.startsWith(VIRTUAL))
  const packages = new Set<string>()
  let program: ts.Program | undefined
  let round = 0

  async function checkTogether(units: SampleUnit[], errorsIn: ErrorsIn): Promise<Array<[SampleUnit, TypeFault[]]>> {
    const folder = posix.join(VIRTUAL, String(++round)) // no file comes again under the same name
    const folderOf = ({ project, stage }: SampleUnit) => posix.join(folder, project, String(stage + 1))
    const pathOf = (unit: SampleUnit) => posix.join(folderOf(unit), unit.file.path)
    virtual.clear()
    const roots = new Set(units.map(pathOf))
    for (const unit of units) {
      for (const file of unit.files.values()) {
        const path = posix.join(folderOf(unit), file.path)
        virtual.set(path, file.text)
        if (isAmbient(file, unit.files)) roots.add(path)
        for (const [, name = ''] of file.text.matchAll(/\bfrom ['"]([^.'"][^'"]*)['"]/g)) packages.add(name)
      }
    }
    // All packages of earlier rounds stay, so that the next one finds them known.
    const imports = posix.join(folder, 'packages.ts')
    virtual.set(imports, [...packages].map((name) => `import '${name}'`).join('\n'))
    program = ts.createProgram([ENVIRONMENT_FILE, ...roots, imports], types.options, host, program)
    const results: Array<[SampleUnit, TypeFault[]]> = []
    for (const unit of units) {
      results.push([unit, faultsOf(program, pathOf(unit), unit.file, errorsIn)])
      await setImmediate() // so that this thread can hand the next samples to those that run them
    }
    return results
  }

  return {
    async check(units) {
      const [shared, alone] = groupsOf(units)
      const results = shared.length > 0 ? await checkTogether(shared, warm.errorsIn) : []
      const apart = alone.flat()
      const isInstalled = (name: string) => isThere(world, name)
      const own = ownModules(apart, isInstalled)
      const meant = new Map(paired(own.units, apart))
      for (const group of typeGroups(own.units, isInstalled))
        for (const [unit, faults] of await checkTogether(group, coldErrors)) {
          const asked = meant.get(unit) ?? unit
          const inWords = faults.map((fault) => ({ ...fault, file: asked.file, message: own.told(fault.message) }))
          results.push([asked, inWords])
        }
      return new Map(results)
    },
  }
}

function faultsOf(program: ts.Program, path: string, file: SampleFile, errorsIn: ErrorsIn): TypeFault[] {
  const source = program.getSourceFile(path)
  if (!source) {
    if (/\.tsx?$/.test(path)) throw new Error(`${path} is not part of the program that checks it.`)
    return [] // its title names no file of TypeScript, which is told
  }
  const found = [...program.getSyntacticDiagnostics(source), ...errorsIn(program, path)]
  return found.map(({ start = 0, code, messageText }) => {
    const { line, character } = source.getLineAndCharacterOfPosition(start)
    const message = ts.flattenDiagnosticMessageText(messageText, '\n')
    return { file, line: line + 1, column: character + 1, code, message }
  })
}
