import type { DeclarationPack } from '#model/type-check.ts'
import type { CheckerStart, CheckRequest, FromChecker } from '../protocol/checker-messages.ts'
import { createTypeChecker } from './check-types.ts'

/* Checks the types of examples beside the page: typing never waits for it. What it is asked about is text, and stays text. */

addEventListener('message', start, { once: true })

function start({ data }: MessageEvent<CheckerStart>): void {
  const pack: DeclarationPack = JSON.parse(new TextDecoder().decode(data.declarations))
  const checker = createTypeChecker(pack)
  addEventListener('message', ({ data: { files } }: MessageEvent<CheckRequest>) => {
    try {
      answer({ type: 'checked', problems: checker.check(files) })
    } catch (error) {
      // Nested deeper than its stack, or a fault of its own: the next text may do.
      answer({ type: 'broken', message: String(error) })
    }
  })
  answer({ type: 'ready' })
}

function answer(message: FromChecker): void {
  postMessage(message)
}
