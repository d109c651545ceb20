/** A sandbox is asked this often whether it is alive. */
const PULSE_MS = 500
/** Unanswered for this many beats it is given up: while it loads, and once it has run. */
const PATIENCE = { loading: 24, running: 6 }
/** A beat this late means that something else has kept the page's thread. */
const LATE_MS = 600
/** After so many late beats in a row the page has had no time of its own for too long. */
const MOST_LATE = 6

/** What the pulse of a sandbox needs. */
export interface PulseOptions {
  /** On every beat, before anything else. */
  onBeat(): void
  /** Asks a question that only an answer with the same id ends. */
  ask(id: string): void
  /** It does not answer, or leaves the page no time; the message says which. */
  onSilence(message: string): void
}

/** Asks a sandbox again and again whether it is alive. */
export interface Pulse {
  /** An answer. Only the one to the question that is open counts: none can be given before it is asked. */
  hear(id: string): void
  /** From now on less patience is enough. */
  ready(): void
  stop(): void
}

/**
 * Where a sandbox has a process of its own, it falls silent when it hangs. Where it shares this thread, the page hangs with it, and
 * this beat comes late: one that does so all the time is given up as well.
 */
export function startPulse({ onBeat, ask, onSilence }: PulseOptions): Pulse {
  let open: string | null = null
  let silent = 0
  let late = 0
  let patience = PATIENCE.loading
  let due = performance.now() + PULSE_MS

  const timer = setInterval(() => {
    onBeat()
    const time = performance.now()
    late = time - due > LATE_MS && !document.hidden ? late + 1 : 0
    due = time + PULSE_MS
    if (late >= MOST_LATE) return onSilence('Stopped: the example left the page no time.')
    if (open === null) silent = 0
    else if (++silent >= patience) {
      return onSilence(`Stopped: the example did not answer for ${(PULSE_MS * patience) / 1000} seconds.`)
    }
    // Again until it is answered: a document that still loads does not hear it.
    open ??= newId()
    ask(open)
  }, PULSE_MS)

  return {
    hear(id) {
      if (id === open) open = null
    },
    ready() {
      if (patience === PATIENCE.loading) silent = 0 // once: an example can say it as often as it likes
      patience = PATIENCE.running
    },
    stop: () => clearInterval(timer),
  }
}

const newId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
