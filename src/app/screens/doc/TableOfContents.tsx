import type { Heading } from '#model/page.ts'
import type { TocEntry } from '#model/toc.ts'
import { ContentsList } from './ContentsList.tsx'
import { useActiveHeading } from './use-active-heading.ts'
import './TableOfContents.css'

/** The contents list beside the text. It lights the section being read. */
export function TableOfContents({ headings, entries }: { headings: Heading[]; entries: TocEntry[] }) {
  const [active, pin] = useActiveHeading(headings)
  return (
    <nav className="contents" aria-label="Table of contents">
      <p className="contents-title">On this page</p>
      <ContentsList entries={entries} active={active} onChoose={pin} />
    </nav>
  )
}
