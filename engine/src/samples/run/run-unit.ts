import { oncePer } from '#disk/once-per.ts'
import { faultOf, type SampleFault } from '../sample-fault.ts'
import type { SampleFile, SampleUnit } from '../sample-project.ts'
import { judgeRun, rendersOf } from './judge-run.ts'
import { NoJavaScript, type PreparedFile, prepareFile } from './prepare-file.ts'
import type { RunAnswer } from './run-messages.ts'
import type { RunThread } from './run-thread.ts'

/** The threads that files run in. */
export interface RunThreads {
  node: RunThread
  page: RunThread
}

/** What running a file showed. */
export interface RunOutcome {
  faults: SampleFault[]
  isRun: boolean
  ending: RunAnswer['ending']
}

const NEEDS_PAGE = /\b(document|window|localStorage|sessionStorage|navigator)\b/

/** Runs a file by itself: its results depend on it and on what it imports, never on its neighbors. */
export async function runUnit({ file, files }: SampleUnit, threads: RunThreads): Promise<RunOutcome> {
  const entry = prepare(file)
  if (entry instanceof NoJavaScript) return { faults: [noJavaScript(file, entry)], isRun: false, ending: 'done' }
  if (!entry || !isRun(entry)) return { faults: [], isRun: false, ending: 'done' }
  const others = [...files.values()].filter((other) => other !== file).map(prepare)
  const plain = others.flatMap((other) => (other === null || other instanceof NoJavaScript ? [] : [other]))
  const isPage = [...files.values()].some(({ path, text }) => path.endsWith('x') || NEEDS_PAGE.test(text))
  const answer = await (isPage ? threads.page : threads.node).run({
    entry: file.path,
    files: [
      ...plain.map((other) => ({ path: other.file.path, code: other.plain })),
      { path: file.path, code: entry.watched },
    ],
    renders: rendersOf(entry),
    results: entry.results.length,
  })
  return { faults: judgeRun(entry, answer), isRun: true, ending: answer.ending }
}

/** Once for each file: many import the same one. Null for declarations, which nothing is left of. */
const prepare = oncePer((file: SampleFile): PreparedFile | NoJavaScript | null => {
  if (file.path.endsWith('.d.ts')) return null
  try {
    return prepareFile(file)
  } catch (error) {
    if (error instanceof NoJavaScript) return error
    throw error
  }
})

const blocksOf = (file: SampleFile) => file.parts.map(({ block }) => block)

function noJavaScript(file: SampleFile, { message }: NoJavaScript): SampleFault {
  const [first] = file.parts
  return faultOf(first.block, `JavaScript cannot be made of it. ${message}`)
}

/** A block that shows a type error is run only if it says what happens then. */
function isRun({ file, results }: PreparedFile): boolean {
  const blocks = blocksOf(file)
  if (blocks.some(({ norun }) => norun !== null)) return false
  return results.length > 0 || blocks.every(({ errors }) => errors.length === 0)
}
