import { offlineCacheName } from '#model/offline.ts'

/*
 * Stands at the service worker's address where a site is not kept offline. Browsers look for news there by themselves: a worker
 * of an earlier deployment is replaced by this one, which removes what was kept, and itself. It answers no request.
 */

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  await caches.delete(offlineCacheName(new URL(self.registration.scope).pathname)).catch(() => {}) // storage is blocked: nothing is kept
  await self.registration.unregister()
}
