import { startTransition, useEffect, useState } from 'react'
import { growthOf } from '#app/router/page-growth.ts'
import type { ContentNode } from '#model/page.ts'
import { ContentTree } from './ContentTree.tsx'

/** While a text grows, nothing that stands below it comes into the first windows. */
const GROWING = { minBlockSize: '300vh' }

/** The text of a page: what it opens with, and after each paint one part more, below what is in the window. */
export function Prose({ tree }: { tree: ContentNode[] }) {
  const [grown, setGrown] = useState({ from: tree, tree })
  const shown = grown.from === tree ? grown.tree : tree
  const growth = growthOf(shown)
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
    <div className="prose" style={growth && GROWING}>
      <ContentTree tree={shown} />
    </div>
  )
}
