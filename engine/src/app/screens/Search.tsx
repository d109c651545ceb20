import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Main } from '#app/layout/Main.tsx'
import { useHydrated } from '#app/state/hydrated.ts'
import { useSite } from '#app/state/site-context.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SEARCH_PARAMETER } from '#model/constants.ts'
import { withSiteTitle } from '#model/document-title.ts'
import { hrefOfRoute, SEARCH_ROUTE } from '#model/route.ts'
import { useSearchQuery } from '../search/page/use-search-query.ts'
import fieldStyles from '../ui/SearchField.css?inline'
import ownStyles from './Search.css?inline'
import { PagesWithoutScripts } from './search/PagesWithoutScripts.tsx'
import { SearchResults } from './search/SearchResults.tsx'
import { useReturn } from './use-return.ts'

export const styles = fieldStyles + ownStyles

/** The search page: a box that follows the address, and what it finds. */
export function Screen() {
  const site = useSite()
  const question = useSearchQuery()
  const { query, kind, change } = question
  const box = useRef<HTMLInputElement>(null)
  const heading = query.trim() ? `Search results for "${query}"` : 'Search the documentation'

  useEarlyText(box, (text) => change(text, kind))
  const isReturn = useReturn()
  useEffect(() => {
    if (!isReturn.current) box.current?.focus({ preventScroll: true })
  }, [isReturn])
  useEffect(() => {
    document.title = withSiteTitle(heading, site)
  }, [heading, site])

  const choose = (name: string) => {
    change(name, null)
    box.current?.focus()
  }
  return (
    <Main className="search-page">
      <h1>{heading}</h1>
      <form
        className="search-field"
        action={hrefOfRoute(SEARCH_ROUTE, site.baseUrl)}
        onSubmit={(event) => event.preventDefault()}
      >
        <Icon name="search" />
        <input
          ref={box}
          type="search"
          name={SEARCH_PARAMETER}
          aria-label="Search"
          placeholder="Type your search here"
          autoComplete="off"
          value={query}
          onChange={(event) => change(event.target.value, kind)}
        />
      </form>
      <PagesWithoutScripts />
      <SearchResults question={question} onChoose={choose} />
    </Main>
  )
}

/** Hands on what was typed into the served box before there were scripts to hear it; React would empty the box. */
function useEarlyText(box: RefObject<HTMLInputElement | null>, onText: (text: string) => void): void {
  const isHydrated = useHydrated()
  const early = useRef('')
  useLayoutEffect(() => {
    if (!isHydrated) early.current = box.current?.value ?? ''
  }, [isHydrated, box])
  const tell = useEffectEvent(onText)
  useEffect(() => {
    if (isHydrated && early.current) tell(early.current)
  }, [isHydrated])
}
