import { formatProblem } from '#engine/model/problem.ts'
import { judgeTypes } from '#engine/samples/judge-types.ts'
import { readBlocks } from '#engine/samples/read-blocks.ts'
import { problemOf } from '#engine/samples/sample-fault.ts'
import { projectsOf, unitsOf } from '#engine/samples/sample-project.ts'
import { loadConfig } from '#engine/site/config/load-config.ts'
import { samplePages } from '#engine/site/proofs/sample-pages.ts'
import { worldOf } from '#engine/site/proofs/site-world.ts'
import { SITE } from '../places.ts'
import { keptFaults, type SampleCompiler } from './kept-faults.ts'

/** Codes that a compiler has for what others tell by another one, in the same place. */
const OTHER_CODES: Record<string, Record<number, number>> = {
  // 7 tells of a failed constraint only why it fails: which property is missing.
  '7': { 2741: 2344 },
}

/** Errors of a block that a compiler does not tell: an older one tells of a circle fewer of its parts. */
const NOT_TOLD: Record<string, number[]> = { '5': [7023] }

const config = await loadConfig(SITE)
const world = worldOf(SITE, config)
const pages = await samplePages(SITE, config.sidebars)
const bySource = new Map(pages.map((page) => [page.source, page]))
const units = projectsOf(pages.flatMap(readBlocks)).flatMap(unitsOf)

/** What is wrong with the samples of the site as a compiler reads them, by page and line. What it has said before is kept in a folder. */
export async function sampleProblems(compiler: SampleCompiler, kept?: string): Promise<string> {
  const [major = ''] = compiler.version.split('.')
  const codes = OTHER_CODES[major] ?? {}
  const isTold = ({ message }: { message: string }) =>
    !NOT_TOLD[major]?.some((code) => message.startsWith(`The block states the error TS${code},`))
  const wrong = [...(await keptFaults(units, world, compiler, kept))].flatMap(([{ file }, faults]) => {
    const blocks = file.parts.map(({ block }) => block)
    const own = faults.map((fault) => ({ ...fault, file, code: codes[fault.code] ?? fault.code }))
    return judgeTypes(blocks, own).filter(isTold)
  })
  return wrong.map((fault) => formatProblem(problemOf(fault, bySource))).join('\n\n')
}
