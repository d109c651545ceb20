import { codeFrame, type Problem } from '#model/problem.ts'
import { pageLine, type SampleBlock, type SamplePage } from './sample-block.ts'
import { placeInFile, type SampleFile } from './sample-project.ts'

/** Something wrong with a block. Line 0 is its fence, the others are counted from 1 on. */
export interface SampleFault {
  block: SampleBlock
  line: number
  column: number
  message: string
  hint?: string
}

/** A fault at a place of a file. */
export function faultAt(file: SampleFile, line: number, column: number, message: string, hint?: string): SampleFault {
  return { ...placeInFile(file, line), column, message, ...(hint !== undefined && { hint }) }
}

/** A fault of a block as a whole. */
export function faultOf(block: SampleBlock, message: string, hint?: string): SampleFault {
  return { block, line: 0, column: 1, message, ...(hint !== undefined && { hint }) }
}

/** A fault where its author finds it: file, line and column of the page. */
export function problemOf(
  { block, line, column, message, hint }: SampleFault,
  pages: Map<string, SamplePage>,
): Problem {
  const place = {
    file: `content/${block.source}`,
    line: pageLine(block, line),
    column: line === 0 ? block.fence.column : column + block.indent,
  }
  const text = pages.get(block.source)?.text.replaceAll('\r\n', '\n') ?? ''
  return { message, place, ...(hint !== undefined && { hint }), frame: codeFrame(text, place.line, place.column) }
}
