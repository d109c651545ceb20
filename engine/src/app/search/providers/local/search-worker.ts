import { fetchFile } from '#app/state/load-once.ts'
import { createSearchHost } from './search-host.ts'
import type { ToWorker } from './search-messages.ts'

/* The worker of the local engine: typing never waits for searching, nor for texts being added. */

const handle = createSearchHost({
  fetchData: async (href) => (await fetchFile(href)).json(),
  post: (message) => postMessage(message),
})

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => handle(data))
