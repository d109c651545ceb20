/** The thread of `answer-in-thread.ts`. */
import { answerCalls } from '#disk/thread.ts'
import type { SampleUnit } from '../sample-project.ts'
import type { SampleWorld } from '../sample-world.ts'
import { answerUnits } from './answer-units.ts'
import type { UnitAnswers } from './unit-answers.ts'

/** What it is asked. */
export interface TypeQuestion {
  units: SampleUnit[]
  world: SampleWorld
}

/** Told without being asked: files that have come a step further, of two. */
export type TypeNews = number

/** What a thread does for a build. */
export type TypeCalls = typeof calls

const calls = {
  answer({ units, world }: TypeQuestion): UnitAnswers[] {
    return answerUnits(units, world, () => tell(1))
  },
}
const tell = answerCalls<TypeCalls, TypeNews>(calls)
