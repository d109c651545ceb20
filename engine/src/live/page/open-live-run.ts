import type { LiveExample, LiveFailure, LiveFile, LiveRun, LiveRunOptions, LiveRuntime } from '#model/live.ts'
import { neededPacks } from '#model/live-packs.ts'
import type { Transpiled } from '../protocol/worker-messages.ts'
import { loadText } from './load-text.ts'
import { openSandboxFrame, type SandboxFrame } from './sandbox-frame.ts'
import { startTranspiler, transpile } from './transpiler.ts'

/** A new run is shown by then, ready or not. */
const SHOWN_AFTER_MS = 1500

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
  let shown: SandboxFrame | null = null
  let coming: SandboxFrame | null = null

  const current = () => coming ?? shown

  async function run(files: LiveFile[]): Promise<void> {
    newest = files
    const number = ++lastRun
    try {
      const [result, packs] = await Promise.all([transpile(files), loadPacks(runtime, files, hasApi)])
      if (number !== lastRun) return
      if ('fault' in result) on({ type: 'error', kind: 'syntax', ...result.fault })
      else begin(result, packs)
    } catch (error) {
      if (number === lastRun) on({ type: 'error', kind: 'runtime', message: messageOf(error), place: null })
    }
  }

  function begin({ files, names }: Transpiled, packs: string[]): void {
    coming?.close()
    on({ type: 'started' })
    const frame = openSandboxFrame({
      host,
      href: runtime.sandbox,
      title,
      isHidden: shown !== null,
      on(event) {
        if (current() !== frame) return // an earlier run has nothing more to say
        if (event.type === 'stopped') forget(frame)
        if (event.type === 'ready' || event.type === 'error' || event.type === 'stopped') showComing(frame)
        if (event.type === 'request' && event.status === null) failure = null
        on(event)
      },
    })
    coming = frame
    frame.start({ type: 'start', packs, files, names, entry, hasApi, latency, failure, theme })
    setTimeout(() => showComing(frame), SHOWN_AFTER_MS)
  }

  function showComing(frame: SandboxFrame): void {
    if (coming !== frame) return
    shown?.close()
    shown = frame
    coming = null
    frame.show()
  }

  function forget(frame: SandboxFrame): void {
    if (coming === frame) {
      shown?.close()
      shown = null
      coming = null
    }
    if (shown === frame) shown = null
  }

  return {
    run: (files) => void run(files),
    jump: (store, index) => current()?.tell({ type: 'jump', store, index }),
    showState: (store, index) => current()?.tell({ type: 'show-state', store, index }),
    setLatency(milliseconds) {
      latency = milliseconds
      current()?.tell({ type: 'latency', milliseconds })
    },
    failNext(next) {
      failure = next
      current()?.tell({ type: 'fail', failure: next })
    },
    reset() {
      failure = null
      void run(newest)
    },
    setTheme(next) {
      theme = next
      for (const frame of [shown, coming]) frame?.tell({ type: 'theme', theme })
    },
    dispose() {
      lastRun++
      shown?.close()
      coming?.close()
      shown = null
      coming = null
    },
  }
}

const loadPacks = (runtime: LiveRuntime, files: LiveFile[], hasApi: boolean): Promise<string[]> =>
  Promise.all(neededPacks(runtime, files, hasApi).map(({ href }) => loadText(href)))

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
