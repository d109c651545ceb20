import {
  type FromTranspiler,
  type GuardNames,
  type ScriptFile,
  TRANSPILER_READY,
  type TranspileRequest,
} from '../protocol/worker-messages.ts'
import { transpileFile } from './transpile-file.ts'

/* Takes types and JSX out beside the page: typing never waits for it. */

addEventListener('message', ({ data: { id, files } }: MessageEvent<TranspileRequest>) => {
  const names = newNames()
  const done: ScriptFile[] = []
  for (const file of files) {
    const result = transpileFile(file, names)
    if ('place' in result) return answer({ id, result: { fault: result } })
    done.push(result)
  }
  answer({ id, result: { files: done, names } })
})

answer(TRANSPILER_READY)

function answer(message: FromTranspiler): void {
  postMessage(message)
}

function newNames(): GuardNames {
  const prefix = `__live${crypto.getRandomValues(new Uint32Array(2)).join('_')}`
  return { guard: `${prefix}Guard`, each: `${prefix}Each`, eachAsync: `${prefix}EachAsync`, meta: `${prefix}Meta` }
}
