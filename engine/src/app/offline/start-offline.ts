import { onNavigation } from '#app/router/navigation-events.ts'
import { loadOnce } from '#app/state/load-once.ts'
import type { LivePage } from '#model/live.ts'
import { OFFLINE_WORKER_PATH, offlineCacheName, type ToOfflineWorker } from '#model/offline.ts'
import type { PagePayload, SiteData } from '#model/site.ts'

type Base = Pick<SiteData, 'baseUrl'>

/**
 * Registers the service worker and tells it which pages are read. Without a list the site is not kept: then a worker of an
 * earlier deployment goes. Where there are no workers (an old browser, plain http, a private window) nothing happens.
 */
export async function startOffline(list: string | undefined, { baseUrl }: Base, first: PagePayload): Promise<void> {
  if (!navigator.serviceWorker) return
  if (!list) return endOffline({ baseUrl })
  const { ready } = navigator.serviceWorker
  const read = async (pathname: string, payload: PagePayload) => {
    ;(await ready).active?.postMessage({ type: 'read', pathname } satisfies ToOfflineWorker)
    await keepSandbox(payload).catch(() => {}) // the worker could not have it either
  }
  onNavigation(({ location, payload, isNewPage }) => isNewPage && read(location.pathname, payload))
  read(location.pathname, first)
  await navigator.serviceWorker.register(baseUrl + OFFLINE_WORKER_PATH)
}

async function endOffline({ baseUrl }: Base): Promise<void> {
  const scope = new URL(baseUrl, location.href).href
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (registration.scope === scope) await registration.unregister()
  }
  await caches.delete(offlineCacheName(baseUrl))
}

const kept = new Set<string>()

/**
 * Browsers load a sandboxed frame past the worker, from their own cache, where such a frame alone can put it. This one is gone
 * before it gets anything to run.
 */
async function keepSandbox(payload: PagePayload): Promise<void> {
  if (!('page' in payload) || !payload.page.live) return
  const { runtime } = await loadOnce<LivePage>(payload.page.live)
  if (kept.has(runtime.sandbox)) return
  kept.add(runtime.sandbox)
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts') // without, browsers log an error
  frame.hidden = true
  frame.ariaHidden = 'true'
  frame.referrerPolicy = 'no-referrer'
  frame.src = runtime.sandbox
  frame.onload = () => frame.remove()
  document.body.append(frame)
}
