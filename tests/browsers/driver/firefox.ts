import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import puppeteer, { type KeyInput, type Page, type Browser as PuppeteerBrowser } from 'puppeteer-core'
import { type OwnedProcesses, ownProcesses } from './owned-processes.ts'
import type { Browser, Tab } from './tab.ts'

/** Firefox sets what automation needs by itself; this is what the journeys need, and nothing asks other hosts. */
const PREFERENCES = {
  'layout.css.prefers-color-scheme.content-override': 1, // light
  'dom.events.testing.asyncClipboard': true, // a test may read what was copied
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.normandy.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'extensions.systemAddon.update.enabled': false,
}

/**
 * What Firefox says of requests that are given up because the reader leaves while the page's worker answers them. A worker that really
 * fails says the same; then only what needed the answer complains.
 */
const GIVEN_UP = /A ServiceWorker intercepted the request and encountered an unexpected error/

const START_TIMEOUT_MS = 60_000
const ARRIVAL_TRIES = 2000

/** Starts Firefox without a window. It is driven through WebDriver BiDi, which it speaks itself. */
export async function startFirefox(path: string, site: string): Promise<Browser> {
  const processes = ownProcesses()
  try {
    const endpoint = await startProcess(path, processes)
    const browser = await puppeteer.connect({
      browserWSEndpoint: `${endpoint}/session`,
      protocol: 'webDriverBiDi',
      defaultViewport: null,
      protocolTimeout: 60_000,
    })
    return {
      version: await browser.version(),
      site,
      openTab: () => openTab(browser),
      close: () => processes.end(),
    }
  } catch (error) {
    await processes.end()
    throw error
  }
}

function startProcess(path: string, processes: OwnedProcesses): Promise<string> {
  const profile = processes.folder('firefox-profile')
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']
  const env = { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' }
  return endpointOf(processes.start(path, args, { env, stdio: ['ignore', 'ignore', 'pipe'] }))
}

/** The address that Firefox tells when it can be driven. */
function endpointOf(firefox: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`Firefox ${what}. It said:\n${said}`))
    setTimeout(START_TIMEOUT_MS, null, { ref: false }).then(() => fail('could not be driven in time'))
    firefox.once('error', reject)
    firefox.once('exit', (code) => fail(`ended with ${code}`))
    firefox.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk
      const [, endpoint] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said) ?? []
      if (endpoint) resolve(endpoint)
    })
  })
}

async function openTab(browser: PuppeteerBrowser): Promise<Tab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await resize(page, 1280, 800)
  const complaints: string[] = []
  const complain = (text: string) => {
    if (!GIVEN_UP.test(text)) complaints.push(`${new URL(page.url()).pathname}: ${text}`)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complain(`${message.type()}: ${message.text()}`)
  })
  // Violations of the policy are among these.
  page.on('pageerror', (error) => complain(`uncaught: ${error instanceof Error ? error.message : error}`))
  return {
    load: (url) => arrive(page, () => page.goto(url, { waitUntil: 'load', timeout: 60_000 })),
    reload: () => arrive(page, () => page.reload({ waitUntil: 'load', timeout: 60_000 })),
    evaluate: (expression) => page.evaluate(expression),
    async evaluateInFrame(selector, expression) {
      const frame = await (await page.$$(selector)).at(-1)?.contentFrame()
      if (!frame) throw new Error(`There is no frame at ${selector}.`)
      return frame.evaluate(expression)
    },
    move: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    async press(key, ...held) {
      for (const one of held) await page.keyboard.down(one as KeyInput)
      await page.keyboard.press(key as KeyInput)
      for (const one of held.toReversed()) await page.keyboard.up(one as KeyInput)
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => resize(page, width, height),
    takeComplaints: async () => complaints.splice(0),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  }
}

/** Firefox 140 knows windows of any size, but not the command for the way a screen is turned, which is sent after the size. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: Error) => {
    if (!error.message.includes('setScreenOrientationOverride')) throw error
  })
  for (let tries = 0; tries < 300 && (await page.evaluate('innerWidth')) !== width; tries++) await setTimeout(20)
}

/** Firefox may say that a page has arrived while scripts still run in the document before. */
async function arrive(page: Page, go: () => Promise<unknown>): Promise<void> {
  await page.evaluate('void (window.isOldDocument = true)')
  await go()
  for (let tries = 0; tries < ARRIVAL_TRIES; tries++) {
    const isThere = `!window.isOldDocument && document.readyState === 'complete'`
    if (await page.evaluate(isThere).catch(() => false)) return
    await setTimeout(20)
  }
  throw new Error(`${page.url()} did not arrive.`)
}
