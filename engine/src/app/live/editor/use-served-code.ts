import { type RefObject, useLayoutEffect } from 'react'
import { servedBlocks } from './served-code.ts'

/**
 * Makes the served code part of the open example, until the editor has taken its place: of several blocks the one whose tab is
 * chosen. That block keeps its place on screen, so that nothing jumps.
 */
export function useServedCode(frame: RefObject<HTMLElement | null>, index: number, tabs: number): void {
  useLayoutEffect(() => {
    const root = frame.current
    if (!root) return
    root.dataset.open = ''
    // The code of an explainer is folded until it runs.
    const folds = [...root.querySelectorAll<HTMLDetailsElement>('.live-code > details:not([open])')]
    for (const fold of folds) fold.open = true
    return () => {
      for (const fold of folds) fold.open = false
      delete root.dataset.open
      delete root.dataset.editing
    }
  }, [frame])

  useLayoutEffect(() => {
    const blocks = servedBlocks(frame.current)
    // A file in several blocks has one tab: then the served code stays whole.
    if (blocks.length !== tabs) return
    const topOf = () => blocks[index]?.querySelector('pre')?.getBoundingClientRect().top
    const before = topOf()
    for (const [at, block] of blocks.entries()) block.hidden = at !== index
    const after = topOf()
    // Only where the reader has pressed in a block further down.
    if (before && after && index > 0) window.scrollBy({ top: after - before, behavior: 'instant' })
    return () => {
      for (const block of blocks) block.hidden = false
    }
  }, [frame, index, tabs])
}
