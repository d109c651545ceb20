import type { DocContext, PageNeighbour } from '#model/site.ts'
import './DocPagination.css'

/** The neighbours in reading order, with this page as the node between them. */
export function DocPagination({ previous, next }: Pick<DocContext, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav className="pagination" aria-label="Docs pages">
      {previous && <Neighbour rel="prev" label="Previous" page={previous} />}
      {next && <Neighbour rel="next" label="Next" page={next} />}
    </nav>
  )
}

function Neighbour({ rel, label, page }: { rel: 'prev' | 'next'; label: string; page: PageNeighbour }) {
  return (
    <a rel={rel} href={page.href}>
      <span>{label}</span>
      {page.title}
    </a>
  )
}
