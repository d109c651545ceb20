// One round of each: times in milliseconds.
import { loop, openTab } from './browser.mjs'
import { FIRST, open, PAGE, run, SECOND } from './examples.mjs'

/** Typing runs our code when it has paused this long (src/app/live/Bench.tsx); react-live runs it with each key. */
export const TYPING_PAUSE_MS = 400

/** Types one letter into the title in the code; gives the time until the preview has it and an earlier one is gone. */
async function type({ page, until }, editor, isSwapped) {
  await page.waitForTimeout(1000)
  await page.locator(editor).evaluate((box) => {
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() && !texts.currentNode.data.includes('Dune'));
    box.focus()
    getSelection().collapse(texts.currentNode, texts.currentNode.data.indexOf('Dune'))
  })
  await page.waitForTimeout(300)
  const ends = [until('shown', 'XDune'), ...(isSwapped ? [until('swapped')] : [])]
  const [start] = await Promise.all([until('key'), page.keyboard.press('X')])
  return Math.max(...(await Promise.all(ends))) - start
}

/** Two visits to our page: nothing cached, with a second example, then all files cached, with a keystroke. */
export async function roundOfOurs(context, origin, slower) {
  const cold = await openTab(context, slower)
  const times = { ready: await open(cold, origin + PAGE), cold: await run(cold, FIRST) }
  times.second = await run(cold, SECOND)
  await cold.page.close()
  const warm = await openTab(context, slower)
  await open(warm, origin + PAGE)
  times.warm = await run(warm, FIRST)
  times.typed = (await type(warm, 'figure.live .cm-content', true)) - TYPING_PAUSE_MS
  const slowed = await Promise.all(warm.page.frames().map(loop))
  await warm.slowDown(1)
  const [page, frame] = warm.page.frames()
  times.pageSlowed = slowed[0] / (await loop(page))
  times.frameSlowed = slowed[1] / (await loop(frame))
  return times
}

/** The same two visits to react-live's page, which runs its example by itself. */
export async function roundOfReactLive(context, origin, slower) {
  const load = async () => {
    const tab = await openTab(context, slower)
    const shown = tab.until('shown', FIRST.shows)
    await tab.page.goto(origin)
    return { tab, time: (await shown) - (await tab.page.evaluate(() => performance.timeOrigin)) }
  }
  const cold = await load()
  await cold.tab.page.close()
  const warm = await load()
  return { cold: cold.time, warm: warm.time, typed: await type(warm.tab, 'pre[contenteditable]', false) }
}
