/** Where a recording stood when the reader left it for the running example. */
export interface LeftMoment {
  /** Milliseconds of the run's own clock. */
  at: number
  /** How many presses of the script had been made. */
  presses: number
}

/** By the frame: player and running example take turns in it. */
const moments = new WeakMap<HTMLElement, LeftMoment>()

export function leaveMoment(frame: HTMLElement, moment: LeftMoment): void {
  moments.set(frame, moment)
}

/** The moment that a recording was left at, once: the next run begins at its start. */
export function takeMoment(frame: HTMLElement | null): LeftMoment | null {
  const moment = (frame && moments.get(frame)) ?? null
  if (frame) moments.delete(frame)
  return moment
}
