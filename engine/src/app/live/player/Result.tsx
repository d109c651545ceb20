import { useLayoutEffect, useRef } from 'react'
import elements from '#live/sandbox/elements.css?inline'
import { adoptStyles } from '../adopt-styles.ts'
import { seconds } from '../panels/format-time.ts'
import picture from './Picture.css?inline'
import type { Played } from './played.ts'

interface ResultProps {
  played: Played
  row: number
  isPlaying: boolean
  /** The reader has pressed in the picture, which nobody answers. */
  onPress: () => void
}

/** What the preview showed at this step. */
export function Result({ played, row, isPlaying, onPress }: ResultProps) {
  const host = useRef<HTMLDivElement>(null)
  const now = played.rows[row]
  const shown = now?.picture ?? 0
  const isEnd = row === played.rows.length - 1 && !isPlaying

  // In a tree of their own: the preview's sheet reaches nothing else, and the page's none of it.
  useLayoutEffect(() => {
    const box = host.current
    if (!box) return
    if (!box.shadowRoot) adoptStyles(elements + picture, box.attachShadow({ mode: 'open' }))
    box.shadowRoot?.replaceChildren(...played.pictures)
  }, [played])
  useLayoutEffect(() => {
    for (const [index, frame] of played.pictures.entries()) frame.toggleAttribute('data-shown', index === shown)
  }, [shown, played])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: nothing is done but to say what would be
    <div className="player-part player-result" onClick={onPress}>
      <p className="player-label">
        <span>Result</span>
        <small>{isEnd ? 'at the end' : `at ${seconds(now?.at)}`}</small>
      </p>
      <section
        className="player-picture"
        aria-label="Picture of the result"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
      >
        <div ref={host} inert />
      </section>
    </div>
  )
}
