import type { SampleBlock } from './sample-block.ts'
import { faultAt, faultOf, type SampleFault } from './sample-fault.ts'
import { placeInFile } from './sample-project.ts'
import type { TypeFault } from './type-check.ts'

/** The rest of a long explanation helps nobody here. */
const MESSAGE_LINES = 4

/** Type errors nobody announced, and announced ones that did not come. */
export function judgeTypes(blocks: SampleBlock[], errors: TypeFault[]): SampleFault[] {
  const came = new Map<SampleBlock, number[]>()
  const faults: SampleFault[] = []
  for (const { file, line, column, code, message } of errors) {
    const place = placeInFile(file, line)
    const isExpected = place.block.errors.includes(code)
    const isHere = place.block.failing.length === 0 || place.block.failing.includes(place.line)
    if (isExpected && isHere) came.set(place.block, [...(came.get(place.block) ?? []), code])
    else {
      const words = message.split('\n').slice(0, MESSAGE_LINES).join('\n')
      const hint = isExpected ? 'The block expects this error, but on one of its failing lines.' : undefined
      faults.push(faultAt(file, line, column, `${words} (TS${code})`, hint))
    }
  }
  for (const block of blocks) {
    for (const code of block.errors.filter((code) => !came.get(block)?.includes(code)))
      faults.push(
        faultOf(
          block,
          `The block states the error TS${code}, which does not occur.`,
          'Remove it, or show code that fails.',
        ),
      )
  }
  return faults
}
