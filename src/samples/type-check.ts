import { join } from 'node:path'
import ts from 'typescript'
import { declaresGlobals, type SampleFile, type SampleUnit } from './sample-project.ts'
import { createTypeHost, OPTIONS, VIRTUAL } from './type-host.ts'

/** A type error in a file of a sample. Line and column from 1 on. */
export interface TypeFault {
  file: SampleFile
  line: number
  column: number
  code: number
  message: string
}

/** Checks files, the later ones faster: what it has parsed and resolved, it keeps. */
export interface TypeChecker {
  check(units: SampleUnit[]): Map<SampleUnit, TypeFault[]>
}

/** A checker in memory. */
export function createTypeChecker(): TypeChecker {
  const virtual = new Map<string, string>()
  const host = createTypeHost(virtual)
  let program: ts.Program | undefined

  const folderOf = ({ project, stage }: SampleUnit) => join(VIRTUAL, project, String(stage + 1))
  const pathOf = (unit: SampleUnit) => join(folderOf(unit), unit.file.path)

  function checkTogether(units: SampleUnit[]): Array<[SampleUnit, TypeFault[]]> {
    virtual.clear()
    for (const unit of units)
      for (const file of unit.files.values()) virtual.set(join(folderOf(unit), file.path), file.text)
    const roots = [...virtual.keys()].filter((path) => path.endsWith('.d.ts')).concat(units.map(pathOf))
    const current = ts.createProgram(roots, OPTIONS, host, program)
    program = current
    return units.map((unit) => [unit, faultsOf(current, pathOf(unit), unit.file)])
  }

  return {
    check: (units) => new Map(groupsOf(units).flatMap(checkTogether)),
  }
}

/** What a project declares for all its files must not reach those of other projects. */
function groupsOf(units: SampleUnit[]): SampleUnit[][] {
  const groups = new Map<string, SampleUnit[]>()
  for (const unit of units) {
    const isAlone = [...unit.files.values()].some(declaresGlobals)
    const name = isAlone ? `${unit.project} ${unit.stage}` : ''
    groups.set(name, [...(groups.get(name) ?? []), unit])
  }
  return [...groups.values()]
}

function faultsOf(program: ts.Program, path: string, file: SampleFile): TypeFault[] {
  const source = program.getSourceFile(path)
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  return found.map(({ start = 0, code, messageText }) => {
    const { line, character } = source?.getLineAndCharacterOfPosition(start) ?? { line: 0, character: 0 }
    const message = ts.flattenDiagnosticMessageText(messageText, '\n')
    return { file, line: line + 1, column: character + 1, code, message }
  })
}
