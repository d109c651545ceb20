import { onNavigation } from '#app/router/navigation-events.ts'
import type { RouterLocation } from '#app/router/router-context.ts'
import { idOfHash } from '#model/route.ts'
import type { AnalyticsConfig } from '#model/site.ts'

/** What a page view is made of, whatever the service. */
interface PageView {
  /** Path, query, and the hash if it names a place of the page. */
  path: string
  title: string
  /** The address the reader came from: another site's on the first view, this site's afterwards. */
  referrer: string
}

/** Turns a page view into the body that a service expects. */
type AnalyticsAdapter = (view: PageView, siteId: string) => unknown

const umami: AnalyticsAdapter = ({ path, title, referrer }, website) => ({
  type: 'event',
  payload: {
    website,
    url: path,
    title,
    referrer,
    hostname: location.hostname,
    language: navigator.language,
    screen: `${screen.width}x${screen.height}`,
  },
})

const plausible: AnalyticsAdapter = ({ path, referrer }, domain) => ({
  name: 'pageview',
  url: location.origin + path,
  domain,
  referrer,
})

/** By the names that `analytics.provider` may have. */
const ADAPTERS: Record<AnalyticsConfig['provider'], AnalyticsAdapter> = { umami, plausible }

/** Readers who ask not to be tracked are not counted. */
export function asksNotToBeTracked({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true
}

interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Address and title of a page. */
export type SeenPage = [href: string, title: string]

/**
 * Reports the page that the reader came to, which may have been left while this code was on its way, and from now on every view of
 * another path, query or place. Returns what ends it.
 */
export function startAnalytics({ provider, endpoint, siteId }: AnalyticsConfig, first: SeenPage): () => void {
  if (asksNotToBeTracked(navigator)) return () => {}
  let referrer = document.referrer
  let last: string | null = null

  const report = ({ pathname, search, hash }: RouterLocation, title: string) => {
    const path = pathname + search + placeOf(hash)
    if (path === last) return
    last = path
    send(endpoint, ADAPTERS[provider]({ path, title, referrer }, siteId))
    referrer = location.origin + path
  }
  // After the frame in which the page was swapped: the title is the new page's, whoever sets it.
  const reportSoon = (place: Parameters<typeof report>[0]) => setTimeout(() => report(place, document.title))
  report(new URL(first[0]), first[1])
  reportSoon(location)
  return onNavigation((navigation) => reportSoon(navigation.location))
}

/** A hash that names nothing on the page is the reader's own: the code of a shared example above all, and it stays here. */
function placeOf(hash: string): string {
  const id = idOfHash(hash)
  return id !== null && document.getElementById(id) ? hash : ''
}

/** Survives leaving the page, and a blocked collector is nobody's error. */
function send(endpoint: string, body: unknown): void {
  fetch(endpoint, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(body),
  }).catch(() => {})
}
