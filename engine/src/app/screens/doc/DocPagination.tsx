import type { DocContext, PageNeighbor } from '#model/site.ts'
import './DocPagination.css'

/** The neighbors in reading order, with this page as the node between them. */
export function DocPagination({ previous, next }: Pick<DocContext, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav className="pagination" aria-label="Docs pages">
      {previous && <Neighbor rel="prev" label="Previous" page={previous} />}
      {next && <Neighbor rel="next" label="Next" page={next} />}
    </nav>
  )
}

function Neighbor({ rel, label, page }: { rel: 'prev' | 'next'; label: string; page: PageNeighbor }) {
  return (
    <a rel={rel} href={page.href}>
      <span>{label}</span>
      {page.title}
    </a>
  )
}
