/** A place of the window. */
export interface Point {
  x: number
  y: number
}

/** The blocks of an example as they were served. */
export const servedBlocks = (frame: Element | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>('.live-code figure.code') ?? []),
]

/** Which of the served blocks is at a point; the first if none is. */
export function blockAt(frame: Element | null, { x, y }: Point): number {
  const block = document.elementFromPoint(x, y)?.closest<HTMLElement>('figure.code')
  return Math.max(0, block ? servedBlocks(frame).indexOf(block) : 0)
}
