import { memo, Suspense, use, useEffect, useState } from 'react'
import type { PagePayload, SiteData } from '#model/site.ts'
import { revealTarget } from './content/reveal-target.ts'
import { Frame } from './layout/Frame.tsx'
import { updateHead } from './router/document-head.ts'
import { followSentences } from './router/follow-sentences.ts'
import { isLean, loadPage, PageLoadError } from './router/page-store.ts'
import { Router } from './router/Router.tsx'
import { useRouter } from './router/router-context.ts'
import { screenOf } from './screen-modules.ts'
import { Crash } from './screens/Crash.tsx'
import { Doc } from './screens/Doc.tsx'
import { Loader } from './screens/Loader.tsx'
import { LoadFailure } from './screens/LoadFailure.tsx'
import { useHydrated } from './state/hydrated.ts'
import { SiteProvider, useSite } from './state/site-context.ts'
import { ErrorBoundary } from './ui/ErrorBoundary.tsx'

/** The whole application: the current page in the frame around it. */
export function App({ site, payload }: { site: SiteData; payload: PagePayload }) {
  return (
    <SiteProvider value={site}>
      <Router payload={payload} reveal={revealTarget}>
        <Shell />
      </Router>
    </SiteProvider>
  )
}

/** Errors of a page leave the frame standing; errors of the frame itself leave the bare message. */
function Shell() {
  const { payload, location } = useRouter()
  const key = payload.route + location.pathname
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true'
    return followSentences()
  }, [])
  return (
    <ErrorBoundary resetKey={key} fallback={(error, retry) => <ShellCrash error={error} onRetry={retry} />}>
      <Frame>
        <ErrorBoundary resetKey={key} fallback={pageFailure}>
          <Page />
        </ErrorBoundary>
      </Frame>
    </ErrorBoundary>
  )
}

function ShellCrash({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const site = useSite()
  const { payload } = useRouter()
  useEffect(() => {
    document.title = 'Page Error'
  }, [])
  const retry = () => {
    updateHead(payload, site) // a page that comes back has its title again
    onRetry()
  }
  return <Crash error={error} onRetry={retry} />
}

function pageFailure(error: Error, retry: () => void) {
  const Failure = error instanceof PageLoadError ? LoadFailure : Crash
  return <Failure error={error} onRetry={retry} />
}

/**
 * The page on screen. A lean payload can only take over served HTML; where React has to make the page anew instead (a second
 * try after a crash, a failed hydration), its data is fetched as on any later visit.
 */
function Page() {
  const site = useSite()
  const { payload } = useRouter()
  const [isTakingOver] = useState(!useHydrated())
  const [full] = useState(() => (isLean(payload) && !isTakingOver ? loadPage(payload.route, site) : null))
  if (!full || !isLean(payload)) return <CurrentScreen payload={payload} />
  return (
    <Suspense fallback={<Loader />}>
      <LoadedScreen promise={full} />
    </Suspense>
  )
}

function LoadedScreen({ promise }: { promise: Promise<PagePayload> }) {
  return <CurrentScreen payload={use(promise)} />
}

/** Rendered anew for another page only: taking over the served one and going to a hash leave it as it is. */
const CurrentScreen = memo(({ payload }: { payload: PagePayload }) => {
  if (payload.screen === 'doc') return <Doc payload={payload} />
  const { Screen, styles } = screenOf(payload)
  return (
    <>
      {/* Keyed: a sheet whose text is replaced is empty for a moment, which the policy does not allow. */}
      <style key={payload.screen} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
      <Screen payload={payload} />
    </>
  )
})
