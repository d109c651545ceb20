import type { PagePayload } from '#model/site.ts'
import { createRequiredContext } from '../state/required-context.ts'

/** Where the reader is. Path, query and hash as in the address bar. */
export type RouterLocation = Pick<Location, 'pathname' | 'search' | 'hash'>

export interface Router {
  /** The page on screen. It stays the old one until the next one's data has arrived. */
  payload: PagePayload
  /** The location of the page on screen; changes together with `payload`. */
  location: RouterLocation
  /** Goes to an address of this site as a click on a link would. */
  navigate: (href: string, options?: { replace?: boolean }) => void
}

export const [RouterProvider, useRouter] = createRequiredContext<Router>('useRouter', 'RouterProvider')
