// A page in the browser that tells when words of its source are on the screen.

/** The page with all samples proven, and a clock in it. */
export async function openPage(browser, address) {
  const page = await browser.newPage()
  await page.addInitScript(watch)
  await page.goto(address)
  await page.waitForSelector('html[data-has-hydrated=true]', { timeout: 60_000 })
  await page.waitForLoadState('networkidle') // Vite may find more to prepare on the first visit, and reloads the page
  await page.waitForSelector('html[data-has-hydrated=true]')
  await page.waitForSelector('[data-checked] pre', { timeout: 60_000 })
  return page
}

/** In the page: tells when words were first drawn, and when they stood in a sample with its mark. */
function watch() {
  const now = () => performance.timeOrigin + performance.now()
  const seen = { words: null }
  window.awaitWords = (words) => Object.assign(seen, { words, drawn: null, proven: null })
  window.seenOf = () => seen
  const look = () => {
    if (!seen.words) return
    if (!seen.drawn && document.querySelector('.prose')?.textContent.includes(seen.words)) {
      seen.drawn = 'soon'
      // A frame's callbacks run before its layout and paint; a message posted there is heard when those are over.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          seen.drawn = now()
        }
        port2.postMessage(null)
      })
    }
    const isProven = () => [...document.querySelectorAll('[data-checked] pre')].some(hasWords)
    if (!seen.proven && isProven()) seen.proven = now()
  }
  const hasWords = ({ textContent }) => textContent.includes(seen.words)
  new MutationObserver(look).observe(document, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  })
}
