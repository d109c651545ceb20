import type { OutputFile } from '#disk/output-file.ts'
import type { BlockAnswers } from '#samples/hover/sample-types.ts'
import { type TypeErrors, typeErrors } from './type-errors.ts'
import { fileOfTypes, type LinkedTypes, linkedTypes, relinkedTypes } from './types-file.ts'

/** What is known about the samples of a page. */
export interface TypedPage {
  /** Samples that have answers. */
  samples: number
  errors: TypeErrors
  /** The file that answers about their names; null when there is nothing to say. `homes` are addresses by the name of an export. */
  file(id: string, homes: ReadonlyMap<string, string>): OutputFile | null
  /** As it is kept, once the file was asked for. */
  readonly kept: KeptTypes | null
}

/** What is kept of a page as long as it is the same. */
export interface KeptTypes {
  samples: number
  html: Array<[string, string]>
  comments: Array<[string, string[]]>
  types: LinkedTypes | null
}

/** A page whose samples were asked about. */
export function typedPage(answers: BlockAnswers[]): TypedPage {
  const samples = answers.length
  const errors = typeErrors(answers)
  let kept: KeptTypes | null = null
  return {
    samples,
    errors,
    file(id, homes) {
      const types = linkedTypes(answers, homes)
      kept = { samples, html: [...errors.html], comments: [...errors.comments], types }
      return types && fileOfTypes(id, types)
    },
    get kept() {
      return kept
    },
  }
}

/** A page to which nothing has happened since. */
export const keptPage = (kept: KeptTypes): TypedPage => ({
  samples: kept.samples,
  errors: { html: new Map(kept.html), comments: new Map(kept.comments) },
  file: (id, homes) => kept.types && fileOfTypes(id, relinkedTypes(kept.types, homes)),
  kept,
})

/** A page without samples, or with none that anybody can check. */
export const UNTYPED = typedPage([])
