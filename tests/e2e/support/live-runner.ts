/** Runs code in the sandbox of live examples, on a page of a built site, without the panels round it. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import type { LiveEvent, LivePage, LiveRun } from '#engine/model/live.ts'
import type { PageSeed } from '#engine/model/render.ts'
import { ENGINE } from '../../places.ts'
import { LIVE_SETTINGS } from './live-settings.ts'
import type { ServedSite } from './site-fixture.ts'
import type { Variant } from './write-site.ts'

const RUNNER = join(ENGINE, 'src/live/page/open-live-run.ts')

/** A site with one live example, whose page lends its address, policy and files. */
export const LIVE_SITE: Variant = {
  config: LIVE_SETTINGS,
  files: {
    'content/guide/start.mdx': [
      '---\ntitle: Start\ndescription: A page with an example.\n---\n\nText.\n',
      '<Live title="Hello" shows="Hello">\n',
      '```tsx title="App.tsx"\nexport default () => <p>Hello</p>\n```\n',
      '</Live>\n',
    ].join('\n'),
  },
}

type Kind = LiveEvent['type']
type EventOf<Type extends Kind> = Extract<LiveEvent, { type: Type }>

interface RunSettings {
  hasApi?: boolean
  latency?: number
}

declare global {
  interface Window {
    liveRunner: typeof import('#engine/live/page/open-live-run.ts')
    liveRun: LiveRun
    liveEvents: LiveEvent[]
  }
}

/** A page that can run examples. */
export interface Bench {
  page: Page
  frame: FrameLocator
  /** Starts files, the last one as the entry; a text alone is `main.ts`. */
  run(files: string | Record<string, string>, settings?: RunSettings): Promise<void>
  /** The events of a kind so far. */
  events<Type extends Kind>(type: Type): Promise<Array<EventOf<Type>>>
  /** Waits for an event of a kind that a test accepts. */
  event<Type extends Kind>(type: Type, accepts?: (event: EventOf<Type>) => boolean): Promise<EventOf<Type>>
  /** What has been printed, a line an entry. */
  lines(): Promise<string[]>
  act(action: (run: LiveRun) => void): Promise<void>
}

/** Opens the page of `LIVE_SITE` and puts the runner into it. */
export async function openBench(page: Page, site: ServedSite): Promise<Bench> {
  await page.goto(site.url('/guide/start'))
  await page.waitForSelector('html[data-has-hydrated=true]')
  await page.evaluate(`${await bundledRunner(site)};window.liveRunner = liveRunner`)

  const events = <Type extends Kind>(type: Type) =>
    page.evaluate((kind) => window.liveEvents.filter((event) => event.type === kind), type) as Promise<
      Array<EventOf<Type>>
    >
  return {
    page,
    // While a new run comes, the one before it is still there.
    frame: page.locator('#bench iframe').last().contentFrame(),
    events,
    async run(files, { hasApi = false, latency = 20 } = {}) {
      const named = typeof files === 'string' ? { 'main.ts': files } : files
      const list = Object.entries(named).map(([name, code]) => ({ name, code, isShown: true }))
      await page.evaluate(start, { list, hasApi, latency })
    },
    async event(type, accepts = () => true) {
      let found: EventOf<typeof type> | undefined
      await expect(async () => {
        found = (await events(type)).find(accepts)
        expect(found, JSON.stringify(await page.evaluate(() => window.liveEvents.slice(-20)))).toBeDefined()
      }).toPass({ timeout: 60_000 })
      return found as EventOf<typeof type>
    },
    async lines() {
      const logs = await events('log')
      return logs.map(({ values }) => values.map((value) => (value.kind === 'text' ? value.text : '…')).join(' '))
    },
    act: (action) => page.evaluate(`(${action})(window.liveRun)`),
  }
}

interface StartSettings {
  list: Array<{ name: string; code: string; isShown: boolean }>
  hasApi: boolean
  latency: number
}

/** In the page. */
async function start({ list, hasApi, latency }: StartSettings): Promise<void> {
  window.liveRun?.dispose()
  document.querySelector('#bench')?.remove()
  const host = document.createElement('div')
  host.id = 'bench'
  document.body.append(host)
  const seed: PageSeed = JSON.parse(document.querySelector('#page-seed')?.textContent ?? '')
  const href = 'page' in seed.payload ? (seed.payload.page.live ?? '') : ''
  const { runtime }: LivePage = await (await fetch(href)).json()
  window.liveEvents = []
  window.liveRun = await window.liveRunner.openLiveRun({
    host,
    runtime,
    title: 'Preview',
    entry: list.at(-1)?.name ?? '',
    hasApi,
    latency,
    theme: 'light',
    on: (event) => window.liveEvents.push(event),
  })
  window.liveRun.run(list)
}

/** By the address of the site whose workers it has: the same for all tests of a process. */
const bundled = new Map<string, Promise<string>>()

/** The runner as one script; its workers are those that the site was built with. */
function bundledRunner(site: ServedSite): Promise<string> {
  const known = bundled.get(site.origin) ?? bundleRunner(site)
  bundled.set(site.origin, known)
  return known
}

async function bundleRunner(site: ServedSite): Promise<string> {
  const assets = readdirSync(join(site.root, 'dist/assets'))
  const built = (worker: string) => site.url(`/assets/${assets.find((name) => name.startsWith(`${worker}.`))}`)
  const bundler = await rolldown({
    input: RUNNER,
    platform: 'browser',
    checks: { bundlerTimings: false },
    plugins: [
      {
        name: 'built-workers',
        transform: (code) =>
          code.replace(/new URL\('\.\.\/worker\/([\w-]+)\.ts', import\.meta\.url\)/g, (_, worker) =>
            JSON.stringify(built(worker)),
          ),
      },
    ],
  })
  const { output } = await bundler.generate({ format: 'iife', name: 'liveRunner' })
  await bundler.close()
  return output[0].code
}
