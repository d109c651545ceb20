import { startTransition, useEffect, useState } from 'react'
import { growthOf } from '#app/router/page-growth.ts'
import type { ContentNode } from '#model/page.ts'
import { ContentTree } from './ContentTree.tsx'
import { HeldPlace } from './HeldPlace.tsx'

interface ProseProps {
  tree: ContentNode[]
  /** Pixels that are kept free for what is still to come, so that readers can scroll and nothing below it is in sight. */
  room: number | undefined
}

/** The text of a page: what it opens with, and after each paint one part more, below or above what is in the window. */
export function Prose({ tree, room }: ProseProps) {
  const [grown, setGrown] = useState({ from: tree, tree })
  const shown = grown.from === tree ? grown.tree : tree
  const growth = growthOf(shown)
  const first = shown.findIndex(Boolean)
  useEffect(() => {
    let isLeft = false
    const grow = (next: ContentNode[]) => isLeft || startTransition(() => setGrown({ from: tree, tree: next }))
    // The second frame comes when the first has been painted. A part that does not arrive is told by the router.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => growth?.then(grow, () => {})))
    return () => {
      isLeft = true
      cancelAnimationFrame(frame)
    }
  }, [growth, tree])
  return (
    <HeldPlace first={first}>
      <div className="prose" style={growth && { minBlockSize: room }} data-begins-later={first > 0 || undefined}>
        <ContentTree tree={shown} />
      </div>
    </HeldPlace>
  )
}
