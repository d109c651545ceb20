import { useEffect, useRef, useState } from 'react'
import { siteParts } from '#app/router/site-parts.ts'
import { useSite } from '#app/state/site-context.ts'
import type { SidebarItem } from '#model/site.ts'
import { filterSidebar } from './filter-sidebar.ts'
import { optionalParts } from './optional-parts.ts'
import { SidebarFilter } from './SidebarFilter.tsx'
import { SidebarTree } from './SidebarTree.tsx'
import { scrollToCurrent } from './scroll-to-current.ts'
import './DocsSidebar.css'

/** The docs sidebar of wide windows: a column with its own scroll, and a filter above the tree. */
export function DocsSidebar({ sidebarId }: { sidebarId: string }) {
  const { sidebars, docsSidebar } = useSite()
  const [query, setQuery] = useState('')
  const [isHidden, setHidden] = useState(false)
  const { HideSidebarButton } = optionalParts
  const box = useRef<HTMLElement>(null)

  // Once, and only this column: the page must not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sidebar has another entry to scroll to
  useEffect(() => scrollToCurrent(box.current), [sidebarId])

  const words = query.trim()
  const all = sidebars[sidebarId] ?? []
  const items = filterSidebar(all, words)
  const [whole, setWhole] = useState<SidebarItem[] | null>(null)
  const change = (typed: string) => {
    setQuery(typed)
    siteParts.loader?.whenWhole(all, setWhole)
  }
  const isPartial = siteParts.loader && whole !== all
  return (
    <nav ref={box} className="docs-sidebar" aria-label="Docs sidebar" data-hidden={isHidden || undefined}>
      {!isHidden && (
        <>
          <SidebarFilter query={query} onChange={change} />
          <p className="docs-sidebar-empty" role="status">
            {words && items.length === 0 && !isPartial && 'No page by that name'}
          </p>
          <SidebarTree sidebarId={sidebarId} items={words ? items : undefined} query={words} />
        </>
      )}
      {HideSidebarButton && docsSidebar.hideable && (
        <HideSidebarButton isHidden={isHidden} toggle={() => setHidden(!isHidden)} />
      )}
    </nav>
  )
}
