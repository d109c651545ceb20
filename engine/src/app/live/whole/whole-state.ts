import { createListeners } from '../../state/listeners.ts'

/** The frame that has the whole window, and what takes it back from there. */
interface Whole {
  frame: HTMLElement
  close: () => void
}

/** There is one window, so at most one frame has it. */
let whole: Whole | null = null
const listeners = createListeners()

export const isWhole = (frame: HTMLElement | null): boolean => frame !== null && frame === whole?.frame

/** Gives the window back to the page, whoever has it. */
export const closeWhole = (): void => whole?.close()

/** Tells everybody who follows it. What it takes to give a frame the window is in `whole-window.ts`. */
export function setWhole(next: Whole | null): void {
  whole = next
  listeners.notify()
}

/** Calls when another frame, or none, has the window. Returns what ends that. */
export const followWhole = listeners.add
