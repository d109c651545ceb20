import { onceEach } from '#model/once-each.ts'
import { judgeTypes } from './judge-types.ts'
import { paired } from './paired.ts'
import { createRunPool } from './run/run-pool.ts'
import type { RunThreads } from './run/run-unit.ts'
import type { SampleBlock } from './sample-block.ts'
import { faultOf, type SampleFault } from './sample-fault.ts'
import type { SampleUnit } from './sample-project.ts'
import type { SampleWorld } from './sample-world.ts'
import type { TypeFault } from './type-check.ts'

/** What was found about a file. */
export interface UnitResult {
  faults: SampleFault[]
  isRun: boolean
  /** It had to be stopped. That may be the machine's fault, so it is tried again next time. */
  isHung: boolean
}

/** Checks files and runs them. Keeps what it has loaded, for the next ones. */
export interface UnitChecker {
  check(units: SampleUnit[]): Promise<UnitResult[]>
  close(): Promise<void>
}

/** More threads would take longer to start than samples wait for timers. */
const THREADS = 2

const startThreads = (world: SampleWorld): RunThreads => ({
  node: createRunPool(THREADS, { isPage: false, world }),
  page: createRunPool(THREADS, { isPage: true, world }),
})

/** What others have found out about the types of files, once they have. */
type KnownErrors = (units: SampleUnit[]) => Promise<Map<SampleUnit, TypeFault[]>>

/**
 * A checker that loads nothing before the first file: TypeScript alone takes more than a second. It checks the types of those files
 * alone of which `known` says nothing.
 */
export function createUnitChecker(
  world: SampleWorld,
  { threads = startThreads(world), known }: { threads?: RunThreads; known?: KnownErrors } = {},
): UnitChecker {
  const loadTypes = onceEach(async () => (await import('./type-check.ts')).createTypeChecker(world))

  async function errorsIn(units: SampleUnit[]): Promise<Map<SampleUnit, TypeFault[]>> {
    const found = (await known?.(units)) ?? new Map<SampleUnit, TypeFault[]>()
    const left = units.filter((unit) => !found.has(unit))
    if (left.length === 0) return found
    return new Map([...found, ...(await (await loadTypes()).check(left))])
  }

  return {
    async check(units) {
      if (units.length === 0) return []
      const { runUnit } = await import('./run/run-unit.ts')
      // Threads run the samples while this one checks their types.
      const runs = units.map((unit) => runUnit(unit, threads))
      const [errors, ...outcomes] = await Promise.all([errorsIn(units), ...runs])
      const found = paired(units, outcomes)
      for (const pair of found) {
        const [unit, { faults, ending }] = pair
        // Time was up: once more, with the machine to itself.
        if (ending !== 'done' && faults.length > 0) pair[1] = await runUnit(unit, threads)
      }
      return found.map(([unit, { faults, isRun, ending }]) => {
        const blocks = unit.file.parts.map(({ block }) => block)
        const own = errors.get(unit)
        if (!own) throw new Error(`${unit.file.path} of ${unit.project} was not checked.`)
        const mistyped = judgeTypes(blocks, own)
        return { faults: [...blocks.flatMap(judgeName), ...mistyped, ...faults], isRun, isHung: ending === 'hung' }
      })
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
