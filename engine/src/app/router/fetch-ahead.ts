import { whenIdle } from './spare-time.ts'

/** More at a time would compete with what the reader asks for. */
const MAX_PARALLEL = 3

/** Fetches files into the browser's cache, a few at a time, when there is nothing else to do. */
export function createFetchQueue(): (href: string) => void {
  const queue: string[] = []
  let running = 0

  function work(): void {
    const href = running < MAX_PARALLEL && queue.shift()
    if (!href) return
    running++
    fetchAhead(href, () => {
      running--
      whenIdle(work)
    })
  }

  return (href) => {
    queue.push(href)
    whenIdle(work)
  }
}

/** Failures are silent: nobody has asked for it yet. */
function fetchAhead(href: string, onEnd: () => void): void {
  const link = document.createElement('link')
  if (link.relList.supports('prefetch')) {
    link.rel = 'prefetch'
    link.href = href
    link.onload = link.onerror = onEnd
    document.head.append(link)
  } else {
    const request = new XMLHttpRequest()
    request.open('GET', href)
    request.onloadend = onEnd
    request.send()
  }
}
