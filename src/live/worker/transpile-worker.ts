import type { ScriptFile, TranspileAnswer, TranspileRequest } from '../protocol/worker-messages.ts'
import { transpileFile } from './transpile-file.ts'

/* Takes types and JSX out beside the page: typing never waits for it. */

addEventListener('message', ({ data: { id, files } }: MessageEvent<TranspileRequest>) => {
  const done: ScriptFile[] = []
  for (const file of files) {
    const result = transpileFile(file)
    if ('place' in result) return answer({ id, result: { fault: result } })
    done.push(result)
  }
  answer({ id, result: { files: done } })
})

const answer = (message: TranspileAnswer) => postMessage(message)
