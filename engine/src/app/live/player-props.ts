import type { RefObject } from 'react'

/** How the served frame of an example becomes one that plays. */
export interface PlayerProps {
  id: string
  /** What came with its code: the recordings of the page, second, and the files of its examples. What did not come is not there. */
  data: unknown[]
  /** How often the reader has pressed Play or Pause; 0: the reader may be about to. */
  plays: number
  frame: RefObject<HTMLElement | null>
  onPlaying: (isPlaying: boolean) => void
}
