import { Worker } from 'node:worker_threads'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { BuildError } from '#model/problem.ts'
import type { BlockAnswers } from '#samples/hover/sample-types.ts'
import type { SiteProofs } from '../proofs/proof-marks.ts'
import type { FromSamples, ToSamples } from '../proofs/sample-messages.ts'

/** The samples of a site while it is written. */
export interface DevSamples {
  /** What is wrong with them, as far as is known. */
  readonly error: BuildError | null
  /** Proves them again, in a thread of its own; edits that come meanwhile are proven afterwards, together. */
  check(): void
  /** What the samples of a page answer about their names. */
  typesOf(source: string): Promise<BlockAnswers[]>
  close(): Promise<unknown>
}

/** Who is told about samples. */
export interface SampleListeners {
  /** They break, stay broken in another way, or are right again. */
  onChange(error: BuildError | null): void
  /** The type errors that pages show are others than before. */
  onTypeErrors(answers: Map<string, BlockAnswers[]>): void
  /** Others are proven than before. */
  onProofs(proofs: SiteProofs): void
}

/** Proves samples in the background. */
export function openDevSamples(root: string, { onChange, onTypeErrors, onProofs }: SampleListeners): DevSamples {
  const worker = new Worker(`${ENGINE_ROOT}bin/sample-check-worker.mjs`, { workerData: { root }, execArgv: [] })
  worker.unref()
  let error: BuildError | null = null
  let shown = '[]'
  let proven = '[]'
  let state: 'idle' | 'busy' | 'stale' = 'idle'
  const waiting = new Map<number, (answers: BlockAnswers[]) => void>()
  let nextId = 0
  const send = (message: ToSamples) => worker.postMessage(message)

  const check = () => {
    if (state === 'idle') send({ type: 'check' })
    state = state === 'idle' ? 'busy' : 'stale'
  }
  worker.on('message', (message: FromSamples) => {
    if (message.type === 'types') {
      waiting.get(message.id)?.(message.answers)
      waiting.delete(message.id)
    } else if (message.type === 'errors') {
      const told = JSON.stringify([...message.answers])
      if (told === shown) return
      shown = told
      onTypeErrors(message.answers)
    } else if (message.type === 'proofs') {
      const told = JSON.stringify([...message.proofs].map(([source, keys]) => [source, ...keys]))
      if (told === proven) return
      proven = told
      onProofs(message.proofs)
    } else {
      const isStale = state === 'stale'
      state = 'idle'
      if (isStale) return check()
      const isKnown = message.type === 'problems' && message.problems.length > 0 // the site tells by itself that it cannot be read
      const next = isKnown ? new BuildError(message.problems) : null
      const isSame = next?.message === error?.message
      error = next
      if (!isSame) onChange(error)
    }
  })
  worker.on('error', (reason) => {
    console.error('Samples are not checked any more:', reason)
    for (const resolve of waiting.values()) resolve([])
    waiting.clear()
  })
  return {
    get error() {
      return error
    },
    check,
    typesOf: (source) =>
      new Promise((resolve) => {
        const id = nextId++
        waiting.set(id, resolve)
        send({ type: 'types', id, source })
      }),
    close: () => worker.terminate(),
  }
}
