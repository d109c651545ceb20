interface WorkerOnDemand<Running> {
  /** Null: it is on its way, and will be told. */
  get(): Running | null
  end(): void
}

/** A worker that is started when it is asked for. One that is ended while it starts is told of no more. */
export function workerOnDemand<Running extends { end(): void }>(
  start: (signal: AbortSignal) => Promise<Running>,
  onStarted: () => void,
  onFailed: () => void,
): WorkerOnDemand<Running> {
  let worker: Running | null = null
  let starting: AbortController | null = null

  async function begin(): Promise<void> {
    const own = new AbortController()
    starting = own
    try {
      const started = await start(own.signal)
      if (own.signal.aborted) return started.end()
      worker = started
      starting = null
      onStarted()
    } catch {
      if (own.signal.aborted) return
      starting = null
      onFailed()
    }
  }

  return {
    get() {
      if (!worker && !starting) void begin()
      return worker
    },
    end() {
      starting?.abort()
      worker?.end()
      starting = worker = null
    },
  }
}
