// Bytes by gzip: the scripts of a first load, then what each Run adds to what the browser has.
import fs from 'node:fs'
import path from 'node:path'
import { gzipSize } from '../search/browser.mjs'
import { openTab } from './browser.mjs'
import { open, run } from './examples.mjs'

/** `[first load, first example, …]`. Files with a hash in their name are kept for good, so each counts once. */
export async function bytesOf(browser, { origin, dist }, page, examples) {
  const context = await browser.newContext()
  const tab = await openTab(context)
  const had = new Set()
  const count = async (isCounted) => {
    await tab.page.waitForTimeout(1500) // what comes behind the text counts, too
    const fresh = tab.asked.filter((it) => !had.has(it.path))
    for (const { path: name } of fresh) had.add(name)
    const sizes = fresh.filter(isCounted).map((it) => gzipSize(fs.readFileSync(path.join(dist, it.path))))
    return sizes.reduce((total, size) => total + size, 0)
  }
  await open(tab, origin + page)
  const bytes = [await count(({ type }) => type === 'script')]
  for (const example of examples) {
    await run(tab, example)
    bytes.push(await count(() => true))
  }
  await context.close()
  return bytes
}
