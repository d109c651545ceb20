import type { DeclarationPack } from '#model/type-check.ts'
import type { FromChecker, ToChecker } from '../protocol/checker-messages.ts'
import { createTypeChecker, type TypeChecker } from './check-types.ts'

/* Checks the types of examples beside the page: typing never waits for it. What it is asked about is text, and stays text. */

let checker: TypeChecker | null = null

addEventListener('message', ({ data }: MessageEvent<ToChecker>) => {
  if ('declarations' in data) {
    const pack: DeclarationPack = JSON.parse(new TextDecoder().decode(data.declarations))
    checker = createTypeChecker(pack)
    answer({ type: 'ready' })
    return
  }
  try {
    answer({ type: 'checked', problems: checker?.check(data.files) ?? [] })
  } catch (error) {
    // Nested deeper than its stack, or a fault of its own: the next text may do.
    answer({ type: 'broken', message: String(error) })
  }
})

function answer(message: FromChecker): void {
  postMessage(message)
}
