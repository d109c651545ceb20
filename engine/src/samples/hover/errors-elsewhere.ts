import { announcesErrors, nativeCompiler, nativeErrors } from '../native-errors.ts'
import type { SampleUnit } from '../sample-project.ts'
import type { SampleWorld } from '../sample-world.ts'
import { createTypeChecker } from '../type-check.ts'
import type { UnitAnswers, UnitError } from './unit-answers.ts'

/** From so many files on it takes less to have another compiler look for their errors than to do so here. */
const MANY = 200

/** Looks for errors while names are asked about. Null where it cannot say. */
export type ErrorsElsewhere = (
  groups: SampleUnit[][],
  world: SampleWorld,
) => Promise<Map<SampleUnit, UnitError[]> | null>

/** Who looks for the errors of files; null: who is asked about their names. */
export const errorsElsewhere = (units: SampleUnit[]): ErrorsElsewhere | null =>
  units.length >= MANY && nativeCompiler() ? nativeErrors : null

/** Adds to answers what was found elsewhere. Where that is nothing, a checker of its own looks for it. */
export async function addErrors(
  answers: Map<SampleUnit, UnitAnswers>,
  world: SampleWorld,
  told: (text: string) => string,
  found: Map<SampleUnit, UnitError[]> | null,
): Promise<void> {
  const left = [...answers].filter(([unit]) => !announcesErrors(unit))
  const errors = found ?? (await createTypeChecker(world).check(left.map(([unit]) => unit)))
  for (const [unit, { errors: own }] of left) {
    const faults = errors.get(unit)
    if (!faults) throw new Error(`Nobody has checked ${unit.file.path} of ${unit.project}.`)
    for (const { line, column, code, message } of faults) own.push({ line, column, code, message: told(message) })
  }
}
