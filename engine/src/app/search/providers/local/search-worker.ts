import { createSearchHost } from './search-host.ts'
import type { ToWorker } from './search-messages.ts'

/* The worker of the local engine: typing never waits for searching, nor for texts being added. */

const handle = createSearchHost({
  fetchTexts: async (href) => {
    const response = await fetch(href)
    if (!response.ok) throw new Error(`${href} answered ${response.status}`)
    return response.json()
  },
  post: (message) => postMessage(message),
})

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => handle(data))
