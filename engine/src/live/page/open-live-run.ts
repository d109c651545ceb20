import type { LiveExample, LiveFailure, LiveFile, LiveRun, LiveRunOptions, LiveRuntime } from '#model/live.ts'
import { neededPacks } from '#model/live-packs.ts'
import type { ControlMessage } from '../protocol/sandbox-messages.ts'
import type { Transpiled } from '../protocol/worker-messages.ts'
import { createFrameChange } from './frame-change.ts'
import { loadText } from './load-text.ts'
import { openSandboxFrame } from './sandbox-frame.ts'
import { sourcePlaces } from './source-place.ts'
import { startTranspiler, transpile } from './transpiler.ts'

/** Loads what a run will need: for when the reader comes near. */
export function preloadLive(runtime: LiveRuntime, { files, hasApi }: Pick<LiveExample, 'files' | 'hasApi'>): void {
  startTranspiler()
  loadPacks(runtime, files, hasApi).catch(() => {}) // the run itself will tell
}

/**
 * Opens an example in the page. Each run gets a sandbox of its own; the one before stays on screen until the new one is ready.
 * Never rejects for mistakes in the example: they are events.
 */
export async function openLiveRun(options: LiveRunOptions<HTMLElement>): Promise<LiveRun> {
  const { host, runtime, title, entry, hasApi, on } = options
  let { latency, theme } = options
  let failure: LiveFailure | null = null
  let newest: LiveFile[] = []
  let lastRun = 0
  const frames = createFrameChange()
  const tell = (message: ControlMessage) => frames.current()?.tell(message)

  async function run(files: LiveFile[], presses: string[] = []): Promise<void> {
    newest = files
    const number = ++lastRun
    try {
      const [result, packs] = await Promise.all([transpile(files), loadPacks(runtime, files, hasApi)])
      if (number !== lastRun) return
      if ('fault' in result) on({ type: 'error', kind: 'syntax', ...result.fault })
      else begin(result, packs, presses)
    } catch (error) {
      if (number === lastRun) on({ type: 'error', kind: 'runtime', message: messageOf(error), place: null })
    }
  }

  function begin({ files, names }: Transpiled, packs: string[], presses: string[]): void {
    const placeOf = sourcePlaces(newest, files)
    on({ type: 'started' })
    const frame = openSandboxFrame({
      host,
      href: runtime.sandbox,
      title,
      isHidden: frames.isShowing(),
      on(event) {
        if (frames.current() !== frame) return // an earlier run has nothing more to say
        if (event.type === 'stopped') frames.close() // nothing older comes back in its place
        if (event.type === 'ready' || event.type === 'error') frames.show(frame)
        if (event.type === 'request' && event.status === null) failure = null
        on(event.type === 'error' && event.place ? { ...event, place: placeOf(event.place) } : event)
      },
    })
    frames.bring(frame)
    // Said when the sandbox is there: the reader may have set it otherwise by then.
    frame.start(() => ({ type: 'start', packs, files, names, entry, hasApi, latency, failure, theme, presses }))
  }

  return {
    run: (files, presses) => void run(files, presses),
    jump: (store, index) => tell({ type: 'jump', store, index }),
    showState: (store, index) => tell({ type: 'show-state', store, index }),
    setLatency(milliseconds) {
      latency = milliseconds
      tell({ type: 'latency', milliseconds })
    },
    failNext(next) {
      failure = next
      tell({ type: 'fail', failure: next })
    },
    reset() {
      failure = null
      void run(newest)
    },
    setTheme(next) {
      theme = next
      for (const frame of frames.all()) frame.tell({ type: 'theme', theme })
    },
    dispose() {
      lastRun++
      frames.close()
    },
  }
}

const loadPacks = (runtime: LiveRuntime, files: LiveFile[], hasApi: boolean): Promise<string[]> =>
  Promise.all(neededPacks(runtime, files, hasApi).map(({ href }) => loadText(href)))

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
