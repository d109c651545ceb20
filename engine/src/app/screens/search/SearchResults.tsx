import { useEffect, useRef } from 'react'
import { prepareSentences } from '#app/router/follow-sentences.ts'
import { KindFilter } from '#app/search/KindFilter.tsx'
import { useStyles } from '#app/ui/use-styles.ts'
import type { SearchHit } from '#model/search.ts'
import type { SearchQuery } from '../../search/page/use-search-query.ts'
import { useSearchResults } from '../../search/page/use-search-results.ts'
import { NothingFound } from './NothingFound.tsx'
import { Result } from './Result.tsx'
import styles from './SearchResults.css?inline'

interface SearchResultsProps {
  question: SearchQuery
  /** Puts a name into the box. */
  onChoose: (name: string) => void
}

/** What a question finds. Live regions stand from the start, so that what comes into them is told. */
export function SearchResults({ question, onChoose }: SearchResultsProps) {
  useStyles(styles)
  const { query, kind, change } = question
  const [{ status, hits, total, counts, nearest, hasMore, provider }, loadMore] = useSearchResults(question)
  useEffect(prepareSentences, [])
  if (query.trim() === '') return null
  const isEmpty = status === 'answered' && hits.length === 0
  return (
    <section className="search-results" aria-label="Results" aria-busy={status === 'loading'}>
      <KindFilter kind={kind} counts={counts} onChange={(next) => change(query, next)} />
      <div className="search-line">
        <p role="status">{countText(total)}</p>
        {provider && <a href={provider.href}>Search by {provider.label}</a>}
      </div>
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} />
      ))}
      {status === 'loading' && (
        <p className="search-wait">
          <span className="visually-hidden">Searching</span>
        </p>
      )}
      <div className="search-message" role="status">
        {isEmpty && <p>No results were found</p>}
        {status === 'failed' && (
          <>
            <p>Unable to fetch results</p>
            <p>You might want to check your network connection.</p>
          </>
        )}
      </div>
      {isEmpty && <NothingFound query={query} nearest={nearest} onChoose={onChoose} />}
      {hasMore && <Further hits={hits} loadMore={loadMore} />}
    </section>
  )
}

function countText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'One document found' : `${count} documents found`
}

/** Stands where the results end so far, and asks for more when the reader gets there. */
function Further({ hits, loadMore }: { hits: SearchHit[]; loadMore: () => void }) {
  const end = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew with every answer: one that does not push the end out of the window asks for the next, and while better results were on their way nothing could be asked for
  useEffect(() => {
    // Not 1: rounded to fractions of a pixel, what is wholly in view may miss some thousandth of itself, and would never be reached.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), { threshold: 0.99 })
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [hits, loadMore])
  return (
    <p ref={end} className="search-wait">
      Fetching new results...
    </p>
  )
}
