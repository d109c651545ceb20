import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser, Tab } from './driver/tab.ts'
import type { Journey } from './journey.ts'
import { CODE_JOURNEYS } from './journeys/code.ts'
import { LIVE_JOURNEYS } from './journeys/live.ts'
import { NAVIGATION_JOURNEYS } from './journeys/navigation.ts'
import { PAGE_JOURNEYS } from './journeys/pages.ts'
import { PHONE_JOURNEYS } from './journeys/phone.ts'
import { SEARCH_JOURNEYS } from './journeys/search.ts'
import { SETTING_JOURNEYS } from './journeys/settings.ts'
import { Reader } from './reader.ts'

const JOURNEYS: Journey[] = [
  ...NAVIGATION_JOURNEYS,
  ...SEARCH_JOURNEYS,
  ...SETTING_JOURNEYS,
  ...CODE_JOURNEYS,
  ...LIVE_JOURNEYS,
  ...PHONE_JOURNEYS,
  ...PAGE_JOURNEYS,
]

const PICTURE_TIMEOUT_MS = 5_000

/** Makes each journey a test of one browser, in a tab of its own. */
export function defineJourneys(name: string, startBrowser: (site: string) => Promise<Browser>): void {
  const start = () => startBrowser(inject('origin'))
  let browser: Promise<Browser> | null = null
  const stop = async () => {
    const running = browser
    browser = null
    await (await running?.catch(() => null))?.close()
  }
  beforeAll(async () => {
    browser = start()
    console.log(`${name}: ${(await browser).version}`)
  })
  afterAll(stop)

  for (const { name: title, walk, mayComplain } of JOURNEYS) {
    test(title, async ({ onTestFailed }) => {
      browser ??= start()
      const { site, openTab } = await browser
      const tab = await openTab()
      onTestFailed(async () => {
        await keepPicture(tab, `${name} ${title}`)
        await stop() // a browser in which something has gone wrong may hang: the next journey gets a new one
      })
      await walk(new Reader(tab, site))
      const complaints = await tab.takeComplaints()
      expect(complaints.filter((text) => !mayComplain?.test(text))).toEqual([])
      await tab.close()
    })
  }
}

async function keepPicture(tab: Tab, title: string): Promise<void> {
  const picture = await Promise.race([tab.screenshot().catch(() => null), setTimeout(PICTURE_TIMEOUT_MS, null)])
  if (!picture) return // of a tab that has crashed or hangs
  mkdirSync('test-results', { recursive: true })
  writeFileSync(join('test-results', `${title.replace(/\W+/g, '-').slice(0, 70)}.png`), picture)
}
