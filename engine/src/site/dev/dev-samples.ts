import { startThread } from '#disk/thread.ts'
import { BuildError } from '#model/problem.ts'
import type { BlockAnswers } from '#samples/hover/sample-types.ts'
import type { SampleCalls } from '../proofs/sample-check-worker.ts'
import type { SiteProofs } from '../proofs/site-proofs.ts'

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
  const tellProofs = onlyOthers(onProofs, (proofs: SiteProofs) =>
    [...proofs].map(([source, keys]) => [source, ...keys]),
  )
  const tellErrors = onlyOthers(onTypeErrors, (answers: Map<string, BlockAnswers[]>) => [...answers])
  const thread = startThread<SampleCalls, SiteProofs>('sample-check-worker', {
    data: { root },
    onNews: tellProofs,
    isAwaited: false,
  })
  let error: BuildError | null = null
  let state: 'idle' | 'busy' | 'stale' = 'idle'
  let isClosed = false

  async function check(): Promise<void> {
    if (state !== 'idle') {
      state = 'stale'
      return
    }
    state = 'busy'
    const next = await findMistakes()
    const isStale = String(state) === 'stale' // while it was awaited
    state = 'idle'
    if (isClosed) return
    if (isStale) return check()
    const isSame = next?.message === error?.message
    error = next
    if (!isSame) onChange(error)
    thread.call('typeErrors', undefined).then(tellErrors, () => {}) // the site tells by itself that it cannot be read
  }

  async function findMistakes(): Promise<BuildError | null> {
    try {
      const problems = await thread.call('check', undefined)
      return problems.length > 0 ? new BuildError(problems) : null
    } catch (reason) {
      if (!isClosed && !(reason instanceof BuildError)) console.error('Samples could not be checked:', reason)
      return null
    }
  }

  return {
    get error() {
      return error
    },
    check: () => void check(),
    typesOf: (source) => thread.call('typesOf', source).catch(() => []),
    close() {
      isClosed = true // what is being checked ends with an error that nobody has made
      return thread.close()
    },
  }
}

/** Calls `tell` only with a value whose list differs from the last one, which is empty at first. */
function onlyOthers<Value>(tell: (value: Value) => void, listOf: (value: Value) => unknown[]): (value: Value) => void {
  let last = '[]'
  return (value) => {
    const now = JSON.stringify(listOf(value))
    if (now !== last) tell(value)
    last = now
  }
}
