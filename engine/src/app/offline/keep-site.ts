import { createListeners } from '#app/state/listeners.ts'
import type { FromOfflineWorker, OfflineStatus, ToOfflineWorker } from '#model/offline.ts'

/** What the reader sees of keeping the site, which goes on while the reader reads. */
export interface Keeping {
  state: 'asking' | 'idle' | 'working' | 'full' | 'failed'
  /** Null: nothing is kept yet, or nothing can be said. */
  status: OfflineStatus | null
}

/** A worker that is silent for longer has been ended by the browser. */
const PATIENCE_MS = 60_000
/** Steps without a new byte: the site is being changed faster than it can be fetched. */
const MOST_IDLE_STEPS = 3

/** One for the visit: dialogs come and go. */
let keeping: Keeping = { state: 'asking', status: null }
const listeners = createListeners()

export const onKeeping = listeners.add
export const readKeeping = (): Keeping => keeping

function show(next: Keeping): void {
  keeping = next
  listeners.notify()
}

const isWorking = () => keeping.state === 'working'

/** Looks at what is there, unless something is under way, or has begun before there was an answer. */
export async function lookAgain(): Promise<void> {
  if (isWorking()) return
  const { status } = await ask('status')
  if (!isWorking()) show({ state: 'idle', status })
}

/** Keeps the whole site, step by step. Nothing more happens while it does. */
export async function keepSite(): Promise<void> {
  if (isWorking()) return
  show({ ...keeping, state: 'working' })
  // So that the browser does not clear it away when it needs room; it may ask the reader, and nothing waits for the answer.
  navigator.storage?.persist?.().catch(() => {})
  let last = -1
  for (let idle = 0; idle < MOST_IDLE_STEPS; ) {
    const { type, status } = await ask('keep-all')
    if (type !== 'more') return show({ state: type === 'full' || type === 'failed' ? type : 'idle', status })
    idle = status?.keptBytes === last ? idle + 1 : 0
    last = status?.keptBytes ?? -1
    show({ state: 'working', status })
  }
  show({ ...keeping, state: 'failed' })
}

/** Removes everything that is kept, unless more of it is on its way. */
export async function forgetSite(): Promise<void> {
  if (isWorking()) return
  const { status } = await ask('forget')
  show({ state: 'idle', status })
}

/** One question to the worker. What it tells on the way is shown; a worker that falls silent has failed. */
function ask(type: Exclude<ToOfflineWorker['type'], 'read'>): Promise<FromOfflineWorker> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const fail = () => resolve({ type: 'failed', status: keeping.status })
    let timer = setTimeout(fail, PATIENCE_MS)
    port1.onmessage = ({ data }: MessageEvent<FromOfflineWorker>) => {
      clearTimeout(timer)
      if (data.type !== 'progress') return resolve(data)
      timer = setTimeout(fail, PATIENCE_MS)
      show({ state: 'working', status: data.status })
    }
    const { controller } = navigator.serviceWorker
    if (controller) controller.postMessage({ type } satisfies ToOfflineWorker, [port2])
    else fail()
  })
}
