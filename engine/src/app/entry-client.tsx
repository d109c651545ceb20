import './styles/layers.css'
import './styles/tokens.css'
import './styles/reset.css'
import './styles/base.css'
import './styles/icons.css'
import './styles/later/tokens.css'
import './styles/later/base.css'
import './styles/later/icons.css'
import './styles/later/used-frame.css'
import './styles/prose.css'
import './styles/prose/sections.css'
import './styles/prose/tables.css'
import './styles/prose/options.css'
import './styles/prose/badges.css'
import './styles/prose/admonitions.css'
import './styles/prose/opening.css'
import './styles/prose/steps.css'
import './styles/prose/details.css'
import './styles/code.css'
import './styles/code-lines.css'
import './styles/tabs.css'
import './styles/print.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { onceEach } from '#model/once-each.ts'
import { type PageSeed, ROOT_ELEMENT_ID, SEED_ELEMENT_ID } from '#model/render.ts'
import type { SiteData } from '#model/site.ts'
import { App } from './App.tsx'
import type { SeenPage } from './analytics/analytics.ts'
import { startArticleActions } from './content/article-actions.ts'
import { readServedHeadings } from './content/served-headings.ts'
import { loadOptionalParts } from './layout/optional-parts.ts'
import { isConstrained } from './router/connection.ts'
import { leader } from './router/follow-sentences.ts'
import { markLean, screens } from './router/page-store.ts'
import { openSiteParts, siteParts } from './router/site-parts.ts'
import { whenIdle, whenLoaded } from './router/spare-time.ts'
import { loadScreen } from './screen-modules.ts'
import { followColorMode } from './state/color-mode.ts'
import { keepLaterSheet } from './state/later-sheet.ts'
import { fetchFile } from './state/load-once.ts'
import { nextTurn } from './state/next-turn.ts'
import { forgetLostVersion } from './state/preferred-version.ts'
import { followTabChoices } from './state/tab-choice.ts'

/** Brings the served page to life. If anything is missing the served HTML stays as it is: readable, with plain links. */
async function start(): Promise<void> {
  const container = document.getElementById(ROOT_ELEMENT_ID) as HTMLElement
  const seed: PageSeed = JSON.parse(document.getElementById(SEED_ELEMENT_ID)?.textContent ?? '')
  const payload = markLean(seed.payload)
  if (payload.screen === 'doc') readServedHeadings(payload.page.toc)
  screens.load = loadScreen
  leader.load = onceEach(() => import('./content/sentence/lead-to-sentence.ts'))
  const { entry } = seed
  const [site] = await Promise.all([
    loadSite(seed.siteDataHref),
    loadScreen(payload.screen),
    entry !== undefined && openSiteParts(), // null where the site comes in parts and does not have the page
  ])
  if (entry) site.pages[payload.route] = entry
  await siteParts.loader?.fillWay(payload, site)
  // In a transition, so that taking over a long page is cut into pieces and never blocks the reader's first scroll.
  startTransition(() => {
    const root = hydrateRoot(container, <App site={site} payload={payload} />, {
      onRecoverableError: tell,
      onCaughtError: tell,
    })
    import.meta.hot?.on('site:data', async () => {
      root.render(<App site={await loadSite(seed.siteDataHref)} payload={payload} />)
    })
  })
  startArticleActions()
  followColorMode(site.colorMode)
  followTabChoices()
  forgetLostVersion(site)
  if (import.meta.env.PROD && site.analytics) {
    const { analytics } = site
    const first: SeenPage = [location.href, document.title]
    // A script that a blocker keeps away is nobody's error.
    import('./analytics/analytics.ts').then(({ startAnalytics }) => startAnalytics(analytics, first)).catch(() => {})
  }
  if (import.meta.env.PROD && !isConstrained()) {
    whenLoaded(() => whenIdle(() => followOffline(seed, site).catch(() => {}))) // as without it
  }
}

/** Errors that React has dealt with. What was served may be gone. */
function tell(error: unknown): void {
  keepLaterSheet()
  console.error(error)
}

/** Has the site kept for reading without a network, or ends that where it is switched off. */
async function followOffline({ offline, payload }: PageSeed, site: SiteData): Promise<void> {
  if (!offline && !navigator.serviceWorker?.controller) return
  const { startOffline } = await import('./offline/start-offline.ts')
  await startOffline(offline, site, payload)
}

/** The site's data, and the code for what it asks for. */
async function loadSite(href: string): Promise<SiteData> {
  const site: SiteData | null = await (await fetchFile(href)).json()
  // Something else than the site's data, from a cache or a host gone wrong: the application could only blank the page.
  if (!site?.pages || !site.navbar?.items) throw new Error(`${href} is not the data of a site`)
  await loadOptionalParts(site)
  return site
}

// In a task of its own: what the reader has done while the code was read is answered first.
nextTurn()
  .then(start)
  .catch((error) => console.warn('The page stays as it was served.', error))
