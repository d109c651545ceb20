import { SEARCH_PARAMETER, SEARCH_QUERY_MAX_LENGTH } from '#model/constants.ts'
import { hrefOfRoute, SEARCH_ROUTE } from '#model/route.ts'

/**
 * Opens search with what the reader typed, or else with what is selected on the page. Everything that opens search comes
 * through here.
 */
export function openSearch(navigate: (href: string) => void, baseUrl: string, typed = ''): void {
  const query = (typed || String(getSelection() ?? '').trim()).slice(0, SEARCH_QUERY_MAX_LENGTH)
  const parameters = query && `?${new URLSearchParams({ [SEARCH_PARAMETER]: query })}`
  navigate(hrefOfRoute(SEARCH_ROUTE, baseUrl) + parameters)
}
