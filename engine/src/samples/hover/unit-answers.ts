import { fieldsOf } from '#model/fields.ts'
import type { SampleUnit } from '../sample-project.ts'
import type { TypeFault } from '../type-check.ts'

/** What the compiler says about a name. */
export interface NameInfo {
  signature: string
  /** The first sentence of its documentation. */
  sentence: string | null
  /** The name under which the library exports it, if it does. */
  exported: string | null
}

/** A type error that a block is meant to show, in the compiler's words. */
export interface ShownError {
  /** Of the block, from 1 on. */
  line: number
  code: number
  message: string
}

/** A type error of a file, announced or not. Line and column from 1 on. */
export type UnitError = Omit<TypeFault, 'file'>

/** Answers about a block of a file. */
export interface PartAnswers {
  /** Names that were asked about: all that are shown. */
  asked: number
  /** For each name with an answer where it begins in the shown text, packed with its place in `infos`. */
  names: number[]
  errors: ShownError[]
}

/** Answers about a file, block by block. */
export interface UnitAnswers {
  infos: NameInfo[]
  parts: PartAnswers[]
  /** What its check says: finding out about names and checking are the same work. */
  errors: UnitError[]
}

/** True for answers that were stored. */
export function isUnitAnswers(value: unknown): value is UnitAnswers {
  const { infos, parts, errors } = fieldsOf(value)
  return Array.isArray(infos) && Array.isArray(parts) && Array.isArray(errors)
}

/** Answers in the order of the files. */
export const inOrder = (units: SampleUnit[], answers: Map<SampleUnit, UnitAnswers>): UnitAnswers[] =>
  units.map((unit) => {
    const found = answers.get(unit)
    if (!found) throw new Error(`Nobody has asked about ${unit.file.path} of ${unit.project}.`)
    return found
  })
