import {
  type ReactNode,
  startTransition,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { keepLaterSheet } from '#app/state/later-sheet.ts'
import { useSite } from '#app/state/site-context.ts'
import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import { hrefOfRoute } from '#model/route.ts'
import type { PagePayload } from '#model/site.ts'
import { announce, LIVE_REGION_ID } from './announce.ts'
import { targetOf } from './hash-target.ts'
import { isRestored } from './is-restored.ts'
import { startLoadingAhead } from './load-ahead.ts'
import { type Navigator, startNavigator } from './navigator.ts'
import { RouterProvider } from './router-context.ts'
import { settle } from './settle.ts'
import type { View } from './visit.ts'

interface RouterProps {
  /** The page in the served HTML. */
  payload: PagePayload
  /** Makes the target of a hash visible; true if it was not. */
  reveal: (hash: string) => boolean
  children: ReactNode
}

/** Holds the view: page and location, changed together. Shows the bar of a slow page and tells screen readers of a new one. */
export function Router({ payload, reveal, children }: RouterProps) {
  const site = useSite()
  // As the prerenderer saw it; the address bar's query and hash follow once React has taken over.
  const [view, setView] = useState<View>(() => ({
    payload,
    location: { pathname: hrefOfRoute(payload.route, site.baseUrl), search: '', hash: '' },
    visit: null,
  }))
  const [isPending, setPending] = useState(false)
  const navigator = useRef<Navigator>(null)
  const latest = useRef({ site, view })
  latest.current = { site, view }

  useEffect(() => {
    const { pathname, search, hash } = window.location
    const first = { ...latest.current.view, location: { pathname, search, hash } }
    const show = (next: View) => {
      // A page is swapped when it is ready; a query or hash follows the reader's typing at once.
      if (next.visit?.isNewPage) startTransition(() => setView(next))
      else setView(next)
    }
    navigator.current = startNavigator({ getSite: () => latest.current.site, first, show, reveal, setPending })
    const stopLoadingAhead = startLoadingAhead(() => latest.current)
    if (search || hash || first.payload.screen === 'not-found') startTransition(() => setView(first))
    if (reveal(hash) && !isRestored()) targetOf(hash)?.scrollIntoView()
    return () => {
      navigator.current?.stop()
      stopLoadingAhead()
    }
  }, [reveal])

  // With the new page's nodes, before any part of it measures itself: a sheet that comes or goes has all of it styled again.
  useInsertionEffect(() => {
    if (view.visit?.isNewPage) keepLaterSheet()
  }, [view])
  useLayoutEffect(() => settle(view, latest.current.site, reveal), [view, reveal])
  useEffect(() => {
    const { location, payload } = view
    const { moved, baseUrl } = latest.current.site
    if (!location.hash || moved === null || payload.screen !== 'doc' || targetOf(location.hash)) return
    let isLeft = false
    import('./moved-id.ts')
      .then(({ findMoved }) => findMoved(payload.route, location.hash, { moved, baseUrl }))
      .then((href) => isLeft || (href && navigator.current?.navigate(href, { replace: true })))
      .catch(() => {}) // the reader is at the top of the page, as without scripts
    return () => {
      isLeft = true
    }
  }, [view])
  // After the effects of the page: the search page has titled itself by then.
  useEffect(() => {
    if (view.visit?.isNewPage) announce(document.title.replace(` | ${latest.current.site.title}`, ''))
  }, [view])

  const router = useMemo(
    () => ({
      payload: view.payload,
      location: view.location,
      navigate: (...args: Parameters<Navigator['navigate']>) => navigator.current?.navigate(...args),
    }),
    [view],
  )
  return (
    <RouterProvider value={router}>
      {children}
      <ProgressBar isPending={isPending} />
      <div id={LIVE_REGION_ID} className="visually-hidden" aria-live="polite" />
    </RouterProvider>
  )
}
