import type { SandboxFrame } from './sandbox-frame.ts'

/** A new run is shown by then, ready or not. */
const SHOWN_AFTER_MS = 1500

/** The run on screen and, until it is ready, the one that comes after it. */
export interface FrameChange {
  /** The newest one that is still there. */
  current(): SandboxFrame | null
  isShowing(): boolean
  /** Takes a new one in the place of any other that is not shown yet. */
  bring(frame: SandboxFrame): void
  /** Shows the new one in the place of the old. */
  show(frame: SandboxFrame): void
  /** Those that are there. */
  all(): SandboxFrame[]
  /** Closes them all. */
  close(): void
}

/** Without any frame as yet. */
export function createFrameChange(): FrameChange {
  let shown: SandboxFrame | null = null
  let coming: SandboxFrame | null = null
  const all = () => [shown, coming].filter((frame) => frame !== null)

  function show(frame: SandboxFrame): void {
    if (coming !== frame) return
    shown?.close()
    shown = frame
    coming = null
    frame.show()
  }

  return {
    current: () => coming ?? shown,
    isShowing: () => shown !== null,
    bring(frame) {
      coming?.close()
      coming = frame
      setTimeout(show, SHOWN_AFTER_MS, frame)
    },
    show,
    all,
    close() {
      for (const frame of all()) frame.close()
      shown = null
      coming = null
    },
  }
}
