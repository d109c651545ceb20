import { useEffect, useRef } from 'react'
import { scrollToCurrent } from '#app/layout/scroll-to-current.ts'
import type { Heading } from '#model/page.ts'
import type { TocEntry } from '#model/toc.ts'
import { ContentsList } from './ContentsList.tsx'
import { useActiveHeading } from './use-active-heading.ts'
import './TableOfContents.css'

/** The contents list beside the text. It lights the section being read, and keeps it in sight where the list is long. */
export function TableOfContents({ headings, entries }: { headings: Heading[]; entries: TocEntry[] }) {
  const box = useRef<HTMLElement>(null)
  const [active, pin] = useActiveHeading(headings)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section has another entry to scroll to
  useEffect(() => scrollToCurrent(box.current), [active])
  return (
    <nav ref={box} className="contents" aria-label="Table of contents">
      <p className="contents-title">On this page</p>
      <ContentsList entries={entries} active={active} onChoose={pin} />
    </nav>
  )
}
