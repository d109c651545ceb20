import { judgeTypes } from './judge-types.ts'
import { createRunThread } from './run/run-thread.ts'
import type { SampleBlock } from './sample-block.ts'
import { faultOf, type SampleFault } from './sample-fault.ts'
import type { SampleUnit } from './sample-project.ts'
import type { TypeChecker } from './type-check.ts'

/** What was found about a file. */
export interface UnitResult {
  faults: SampleFault[]
  isRun: boolean
}

/** Checks files and runs them. Keeps what it has loaded, for the next ones. */
export interface UnitChecker {
  check(units: SampleUnit[]): Promise<UnitResult[]>
  close(): Promise<void>
}

/** A checker that loads nothing before the first file: TypeScript alone takes more than a second. */
export function createUnitChecker(): UnitChecker {
  let types: Promise<TypeChecker> | undefined
  const threads = { node: createRunThread(false), page: createRunThread(true) }

  return {
    async check(units) {
      if (units.length === 0) return []
      types ??= import('./type-check.ts').then(({ createTypeChecker }) => createTypeChecker())
      const { runUnit } = await import('./run/run-unit.ts')
      // Threads run the samples while this one checks their types.
      const runs = units.map((unit) => runUnit(unit, threads))
      const errors = (await types).check(units)
      return Promise.all(
        units.map(async (unit, index) => {
          const { faults, isRun } = await (runs[index] as (typeof runs)[number])
          const blocks = unit.file.parts.map(({ block }) => block)
          const mistyped = judgeTypes(blocks, errors.get(unit) ?? [])
          return { faults: [...blocks.flatMap(judgeName), ...mistyped, ...faults], isRun }
        }),
      )
    },
    async close() {
      await Promise.all([threads.node.close(), threads.page.close()])
    },
  }
}

function judgeName(block: SampleBlock): SampleFault[] {
  const [, ending] = /\.(tsx?)$/.exec(block.title ?? `.${block.lang}`) ?? []
  if (ending === block.lang) return []
  const hint = 'The title of a block is the name of its file; say what it shows in the text above.'
  return [faultOf(block, `A block of ${block.lang} cannot be the file "${block.title}".`, hint)]
}
