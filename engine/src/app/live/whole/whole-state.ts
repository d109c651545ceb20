/** The frame that has the whole window; there is at most one. */
let whole: HTMLElement | null = null
const listeners = new Set<() => void>()

export const isWhole = (frame: HTMLElement | null): boolean => frame !== null && frame === whole

/** Tells everybody who follows it. What it takes to give a frame the window is in `whole-window.ts`. */
export function setWhole(frame: HTMLElement | null): void {
  whole = frame
  for (const listener of listeners) listener()
}

/** Calls when another frame, or none, has the window. Returns what ends that. */
export function followWhole(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
