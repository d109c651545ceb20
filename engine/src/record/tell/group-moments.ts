import type { Moment } from '#model/recording.ts'

/** So many equal ones in a row are told one by one. */
const MOST_EQUAL = 6

/** Long runs of the same at the same time as three moments: the first, those between, the last. */
export function groupMoments(moments: Moment[]): Moment[] {
  return runsOf(moments).flatMap((run) => {
    const [first, second] = run
    const last = run.at(-1)
    if (run.length <= MOST_EQUAL || !first || !second || !last) return run
    return [first, { ...second, detail: '', changes: [], times: run.length - 2 }, last]
  })
}

/** Neighbors that are of one kind, of one name and of one time. */
function runsOf(moments: Moment[]): Moment[][] {
  const runs: Moment[][] = []
  for (const moment of moments) {
    const run = runs.at(-1)
    const [first] = run ?? []
    const isEqual = first?.kind === moment.kind && first.title === moment.title && first.at === moment.at
    if (run && isEqual) run.push(moment)
    else runs.push([moment])
  }
  return runs
}
