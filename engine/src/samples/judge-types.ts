import { FAILING_HINT } from '#compiler/rules/code-meta.ts'
import type { SampleBlock } from './sample-block.ts'
import { faultAt, faultOf, type SampleFault } from './sample-fault.ts'
import { placeInFile } from './sample-project.ts'
import type { TypeFault } from './type-check.ts'

/** The rest of a long explanation helps nobody here. */
const MESSAGE_LINES = 4

/** Type errors nobody announced, and announced ones that did not come. */
export function judgeTypes(blocks: SampleBlock[], errors: TypeFault[]): SampleFault[] {
  const faults = blocks.filter(isUnmarked).map((block) => faultOf(block, UNMARKED, FAILING_HINT))
  const came = new Map<SampleBlock, Array<{ code: number; line: number }>>(blocks.map((block) => [block, []]))
  for (const { file, line, column, code, message } of errors) {
    const place = placeInFile(file, line)
    const isExpected = place.block.errors.includes(code)
    if (isExpected && place.block.failing.includes(place.line)) came.get(place.block)?.push({ code, line: place.line })
    else if (!isExpected || !isUnmarked(place.block)) {
      const words = message.split('\n').slice(0, MESSAGE_LINES).join('\n')
      const hint = isExpected
        ? `The block expects this error, but not here. Mark the line: failing={${place.line}}.`
        : undefined
      faults.push(faultAt(file, line, column, `${words} (TS${code})`, hint))
    }
  }
  for (const [block, met] of came) if (!isUnmarked(block)) faults.push(...missingErrors(block, met))
  return faults
}

/** Nothing else is said about the errors of such a block: where they should be is not known. */
const isUnmarked = ({ errors, failing }: SampleBlock) => errors.length > 0 && failing.length === 0
const UNMARKED = '"errors" stands without "failing".'

function missingErrors(block: SampleBlock, met: Array<{ code: number; line: number }>): SampleFault[] {
  const absent = block.errors.filter((code) => !met.some((error) => error.code === code))
  if (absent.length > 0)
    return absent.map((code) =>
      faultOf(
        block,
        `The block states the error TS${code}, which does not occur.`,
        'Remove it, or show code that fails.',
      ),
    )
  const idle = block.errors.length > 0 ? block.failing.filter((line) => !met.some((error) => error.line === line)) : []
  return idle.map((line) => ({ block, line, column: 1, message: 'The line is marked as failing, and has no error.' }))
}
