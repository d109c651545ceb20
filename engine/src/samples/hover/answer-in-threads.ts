import { startThread, type ThreadOptions } from '#disk/thread.ts'
import { paired } from '../paired.ts'
import type { SampleUnit } from '../sample-project.ts'
import type { SampleWorld } from '../sample-world.ts'
import type { TypeCalls, TypeNews, TypeQuestion } from './type-worker.ts'
import { inOrder, type UnitAnswers } from './unit-answers.ts'

/** A thread needs three seconds before its first answer: fewer files than this are not worth a second one. */
const UNITS_PER_THREAD = 120
/**
 * Each holds the types of all packages, some 700 MB, and finds out about them anew. As many as that on every machine: in which order
 * a union is told depends on the files that are asked about together.
 */
const MOST_THREADS = 2

/** What somebody who asks may want. */
export interface AskOptions {
  /** Ends it, by rejecting. */
  signal?: AbortSignal
  /** Is told how many files are answered, of how many. */
  onAnswered?: (answered: number, all: number) => void
}

/** Asks about files in threads, so that a build goes on meanwhile, and that another core helps. */
export async function answerInThreads(
  units: SampleUnit[],
  world: SampleWorld,
  { signal, onAnswered }: AskOptions = {},
): Promise<UnitAnswers[]> {
  let halves = 0
  const onNews = (more: TypeNews) => {
    halves += more
    onAnswered?.(Math.floor(halves / 2), units.length)
  }
  const groups = shareOut(units, Math.min(Math.ceil(units.length / UNITS_PER_THREAD), MOST_THREADS))
  const answers = new Map<SampleUnit, UnitAnswers>()
  await Promise.all(
    groups.map(async (group) => {
      const found = await answerInThread({ units: group, world }, { signal, onNews })
      for (const [unit, own] of paired(group, found)) answers.set(unit, own)
    }),
  )
  return inOrder(units, answers)
}

/** Files of a project stay together: they share types. The longest goes where there is least so far. */
function shareOut(units: SampleUnit[], count: number): SampleUnit[][] {
  const projects = new Map<string, { own: SampleUnit[]; size: number }>()
  for (const unit of units) {
    const project = projects.get(unit.project) ?? { own: [], size: 0 }
    project.own.push(unit)
    project.size += unit.file.text.length
    projects.set(unit.project, project)
  }
  const groups = Array.from({ length: count }, (): { units: SampleUnit[]; size: number } => ({ units: [], size: 0 }))
  for (const { own, size } of [...projects.values()].sort((a, b) => b.size - a.size)) {
    const least = groups.reduce((a, b) => (b.size < a.size ? b : a))
    least.units.push(...own)
    least.size += size
  }
  return groups.map((group) => group.units).filter(({ length }) => length > 0)
}

async function answerInThread(
  question: TypeQuestion,
  options: Pick<ThreadOptions<TypeNews>, 'signal' | 'onNews'>,
): Promise<UnitAnswers[]> {
  const resourceLimits = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 4096 } // the default spends a tenth on cleaning up
  const thread = startThread<TypeCalls, TypeNews>('sample-types-worker', { resourceLimits, ...options })
  try {
    return await thread.call('answer', question)
  } finally {
    await thread.close()
  }
}
