import { Suspense, use, useEffect, useState } from 'react'
import type { PagePayload, SiteData } from '#model/site.ts'
import { revealTarget } from './content/reveal-target.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Frame } from './layout/Frame.tsx'
import { isLean, loadPage, PageLoadError } from './router/page-store.ts'
import { Router } from './router/Router.tsx'
import { useRouter } from './router/router-context.ts'
import { screenOf } from './screen-modules.ts'
import { Crash } from './screens/Crash.tsx'
import { Doc } from './screens/Doc.tsx'
import { Landing } from './screens/Landing.tsx'
import { Loader } from './screens/Loader.tsx'
import { LoadFailure } from './screens/LoadFailure.tsx'
import { useHydrated } from './state/hydrated.ts'
import { SiteProvider, useSite } from './state/site-context.ts'

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

function ShellCrash(props: { error: Error; onRetry: () => void }) {
  useEffect(() => {
    document.title = 'Page Error'
  }, [])
  return <Crash {...props} />
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
  if (!full || !isLean(payload)) return <Screen payload={payload} />
  return (
    <Suspense fallback={<Loader />}>
      <LoadedScreen promise={full} />
    </Suspense>
  )
}

function LoadedScreen({ promise }: { promise: Promise<PagePayload> }) {
  return <Screen payload={use(promise)} />
}

function Screen({ payload }: { payload: PagePayload }) {
  switch (payload.screen) {
    case 'doc':
      return <Doc payload={payload} />
    case 'landing':
      return <Landing payload={payload} />
    default: {
      const OtherScreen = screenOf(payload)
      return <OtherScreen />
    }
  }
}
