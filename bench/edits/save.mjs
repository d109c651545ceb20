// One save of a page: how long until it is on the screen, or its sample is proven.
import fs from 'node:fs'

/** An author pauses between two saves: what follows one is over before the next. */
const PAUSE_MS = 2000

/** Writes words into the file, waits until they are seen, and takes them back. Milliseconds; of the server, what it took of the processor. */
export async function save({ page, server, file }, words, write) {
  const text = fs.readFileSync(file, 'utf8')
  const isSample = words.startsWith('//')
  await page.evaluate((it) => window.awaitWords(it), words)
  const before = server.processorTime()
  const begin = performance.timeOrigin + performance.now()
  fs.writeFileSync(file, write(text, words))
  const until = isSample ? 'proven' : 'drawn'
  await page.waitForFunction((key) => typeof window.seenOf()[key] === 'number', until, { timeout: 60_000 })
  await page.waitForTimeout(PAUSE_MS)
  const { drawn, proven } = await page.evaluate(() => window.seenOf())
  const processor = server.processorTime() - before
  fs.writeFileSync(file, text)
  await page.waitForFunction((it) => !document.querySelector('.prose').textContent.includes(it), words)
  await page.waitForTimeout(PAUSE_MS)
  return { drawn: drawn - begin, proven: proven - begin, processor }
}
