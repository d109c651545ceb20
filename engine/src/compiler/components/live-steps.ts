import type { MomentSentence } from '#model/live.ts'
import type { PageContext } from '../page-context.ts'
import type { CodeNode } from '../syntax.ts'

/** A line of a block of steps. */
export interface StepLine extends MomentSentence {
  /** It begins with a star: the moment that a page shows before anybody plays it. */
  isTelling: boolean
}

/** `Load Emma | The thunk begins.`: the title of a moment and a sentence, a line each. */
export function readSteps(block: CodeNode, page: PageContext): StepLine[] {
  return block.value.split('\n').flatMap((line): StepLine[] => {
    const [, star, title, sentence] = /^(\* )?(.+?) \| (.+)$/.exec(line.trim()) ?? []
    if (title !== undefined && sentence !== undefined) return [{ title, sentence, isTelling: star !== undefined }]
    if (line.trim() !== '')
      page.report(
        block,
        `The step "${line.trim()}" has no sentence.`,
        'Write what is pressed or the type of the action, then " | ", then the sentence.',
      )
    return []
  })
}

/** What is between commas: `Lend, Title = Emma`. */
export const listOf = (value: unknown): string[] =>
  value === undefined
    ? []
    : String(value)
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
