// A Chromium whose pages say when their preview shows something. The DevTools protocol slows down pages, not workers, and not a sandboxed
// frame with a process of its own; so the frame is kept in the page's process.
import { EventEmitter } from 'node:events'
import { chromium } from '@playwright/test'

/** Chromium, from $CHROMIUM_PATH or where Debian keeps it. */
export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-features=IsolateSandboxedIframes'],
  })

/**
 * In every frame, before its scripts: tells what the preview shows (`#root` here and there), keys, the end of an earlier frame, and
 * where the head of a recording stands; the last once more when its frame has been drawn.
 */
function watch(isMetered) {
  const now = () => performance.timeOrigin + performance.now()
  let before
  new MutationObserver((changes) => {
    const text = document.getElementById('root')?.textContent
    if (text && text !== before) window.tellBench('shown', now(), text)
    before = text
    if (changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.nodeName === 'IFRAME')))
      window.tellBench('swapped', now(), '')
    for (const { target, attributeName } of changes)
      if (attributeName === 'style' && target.classList.contains('player-tracks')) {
        const at = target.style.getPropertyValue('--at')
        window.tellBench('head', now(), at)
        requestAnimationFrame(() => window.tellBench('drawn', now(), at))
      }
  }).observe(document, { childList: true, characterData: true, subtree: true, attributeFilter: ['style'] })
  addEventListener('keydown', (event) => window.tellBench('key', performance.timeOrigin + event.timeStamp, ''), true)
  // As on a metered line: nothing is fetched ahead.
  if (isMetered) Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** A tab, `slower` times slower. `until` gives the time of the next event of a kind whose text has a piece or passes a test; `asked` are paths of requests. */
export async function openTab(context, slower = 1, isMetered = true) {
  const page = await context.newPage()
  const told = new EventEmitter()
  await page.exposeBinding('tellBench', (_, kind, at, text) => told.emit(kind, at, text))
  await page.addInitScript(watch, isMetered)
  const session = await context.newCDPSession(page)
  const slowDown = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await slowDown(slower)
  const asked = []
  page.on('request', (request) => asked.push({ type: request.resourceType(), path: new URL(request.url()).pathname }))
  const until = (kind, wanted = '') =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`No "${wanted}" (${kind}) on ${page.url()} in 3 minutes.`)),
        180_000,
      )
      told.on(kind, (at, text) => {
        if (!(typeof wanted === 'string' ? text.includes(wanted) : wanted(text))) return
        clearTimeout(timer)
        resolve(at)
      })
    })
  return { page, until, asked, slowDown }
}

/** How long a loop of fixed length takes in a frame, best of three. */
export const loop = (frame) =>
  frame.evaluate(() => {
    const times = [1, 2, 3].map((sum) => {
      const start = performance.now()
      for (let i = 0; i < 1e7; i++) sum = (sum * 31 + i) | 0
      return performance.now() - start + (sum & 0)
    })
    return Math.min(...times)
  })
