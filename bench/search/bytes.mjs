// What a reader loads from opening the modal to the first results, and the texts behind them: counted by the server. The texts are told
// apart by name: on a fast line they are there before anybody can type, but nothing waits for them. Pages that are
// fetched ahead because a link to them came into view are left out, and what leads to a sentence, which comes behind the results.
import { openBrowser, serve } from './browser.mjs'

/** Opens the modal of a built site with the keyboard, types a name, and waits for hits. */
export async function modalBytes(dist, page, query) {
  const server = await serve({ '/': dist })
  const browser = await openBrowser()
  try {
    // The service worker fetches a whole site behind the reader's back.
    const tab = await browser.newPage({ serviceWorkers: 'block' })
    await tab.goto(server.url + page, { waitUntil: 'networkidle' })
    await tab.waitForSelector('html[data-has-hydrated="true"]')
    server.sent.length = 0
    await tab.keyboard.press('Control+k')
    await tab.locator('dialog[open] input').fill(query)
    await tab.locator('dialog[open] [role="option"]').first().waitFor({ timeout: 15_000 })
    const answered = server.sent.length
    await tab.waitForLoadState('networkidle')
    await tab.waitForTimeout(1000)
    const isText = ({ path }) => /\/search\/(?:[\da-f]{8}\/)?text-/.test(path)
    const isOther = ({ path }) => /^\/assets\/(?:pages\/|lead-to-sentence\.)/.test(path)
    const first = server.sent.slice(0, answered)
    return { first: first.filter((it) => !isText(it) && !isOther(it)), texts: server.sent.filter(isText) }
  } finally {
    await browser.close()
    await server.close()
  }
}
