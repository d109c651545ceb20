/** The other end of `record-in-threads.ts`: records one example after the other, each in a page of its own. */
import vm from 'node:vm'
import { workerData } from 'node:worker_threads'
import { answerCalls } from '#disk/thread.ts'
import type { LiveExample, LivePack } from '#model/live.ts'
import { neededPacks } from '#model/live-packs.ts'
import { recordExample } from './record-example.ts'

/** What examples are run with: the scripts that readers get. */
export interface RecordWorld {
  packs: Array<LivePack & { code: string }>
}

const { packs }: RecordWorld = workerData
/** Compiled once, run in every page. */
const scripts = new Map(packs.map(({ href, code }) => [href, new vm.Script(code, { filename: href })]))

/** What a thread does. */
export type RecordCalls = typeof calls

const calls = {
  record(example: LiveExample) {
    const needed = neededPacks({ packs }, example.files, example.hasApi)
    return recordExample(
      example,
      needed.flatMap(({ href }) => scripts.get(href) ?? []),
    )
  },
}
answerCalls(calls)
