import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { LivePage, LiveProof } from '#engine/model/live.ts'
import { actionsOf, example, preview, run, unfold } from './support/live-pages.ts'
import { expect, open, pagePayload, siteData, test } from './support/reader.ts'
import { shard } from './support/routes.ts'

const PARTS = 6
/** Answers of the mock API and polling take their time, and machines are shared; most examples are ready at once. */
const PATIENCE = { timeout: 60_000, intervals: [50, 100, 200] }

/** Begins a press that must come before the answer to the last one. From here it may come too late, so the preview makes it. */
const AT_ONCE = 'at once '
/** Time that a recording lets go by, so that something is seen. */
const WAIT = /^wait [\d.]+ s$/

test.use({ mayLogErrors: true }) // examples show errors, too; one that is not meant is shown by the example

for (let part = 0; part < PARTS; part++) {
  test(`every live example shows what its page says, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.slow()
    test.setTimeout(300_000)
    for (const route of shard(await routesWithExamples(page), PARTS, part)) {
      await open(page, route)
      for (const { id, title, proof } of (await examplesOf(page, route)).examples) {
        await test.step(`${route}#${id}`, async () => {
          const live = page.locator(`figure[id="${id}"]`)
          await unfold(live)
          await expect(live).toHaveAccessibleName(title)
          await run(live)
          await prove(live, proof, `${route}#${id}`)
        })
      }
    }
  })
}

test('the site has at least twelve live examples, on the front page, too', async ({ page }) => {
  const routes = await routesWithExamples(page)
  const pages = await Promise.all(routes.map((route) => examplesOf(page, route)))
  expect(pages.flatMap(({ examples }) => examples).length).toBeGreaterThanOrEqual(12)
  expect(routes).toContain('/')
  await open(page, '/')
  await expect(example(page, 'Lending desk')).toBeVisible()
})

/** Does what the page tells the reader to do, and compares. */
async function prove(live: Locator, { press, shows, logs }: LiveProof, name: string): Promise<void> {
  for (const [i, step] of press.entries()) {
    if (step.startsWith(AT_ONCE) || WAIT.test(step)) continue
    await still(live)
    await perform(preview(live), step, press[i + 1])
  }
  if (shows !== null) await expect.poll(() => textOf(live), { ...PATIENCE, message: name }).toContain(plain(shows))
  await expect.poll(async () => missing(logs, await actionsOf(live)), { ...PATIENCE, message: name }).toEqual([])
  await expect(live.locator('.live-message[data-tone=error]'), name).toHaveCount(0)
}

/** Waits until the preview has its place: panels that open and content that grows move it away under a press. */
async function still(live: Locator): Promise<void> {
  const frame = live.locator('iframe:visible')
  let last = ''
  await expect
    .poll(async () => {
      const box = JSON.stringify(await frame.boundingBox())
      const isSame = box === last
      last = box
      return isSame
    }, PATIENCE)
    .toBe(true)
}

/** A button, link or box by its name, which can be pointed at or given the focus, too, or `Label = text`. A next step that is made at once is made with this one. */
async function perform(frame: FrameLocator, step: string, next = ''): Promise<void> {
  const [, label, text] = /^(.+?) = (.*)$/.exec(step) ?? []
  if (label !== undefined && text !== undefined) {
    const field = (['textbox', 'searchbox', 'spinbutton', 'slider', 'combobox'] as const)
      .map((role) => frame.getByRole(role, { name: label, exact: true }))
      .reduce((all, one) => all.or(one))
      .first()
    const isMenu = await field.evaluate((element) => element instanceof HTMLSelectElement, null, PATIENCE)
    await (isMenu ? field.selectOption({ label: text }) : field.fill(text))
    return
  }
  const [, nearing, near = step] = /^(point at|focus) (.+)$/.exec(step) ?? []
  const control = controlNamed(frame, near)
  if (nearing) return nearing === 'focus' ? control.focus(PATIENCE) : control.hover(PATIENCE)
  if (next.startsWith(AT_ONCE)) {
    const follower = await controlNamed(frame, next.slice(AT_ONCE.length)).elementHandle(PATIENCE)
    await control.evaluate(followPress, follower, PATIENCE)
  }
  // A panel that opens moves the preview away under the pointer: a press that did not arrive is made again.
  for (let attempt = 0; attempt < 3; attempt++) {
    await control.evaluate(listenForPress, null, PATIENCE)
    await control.click(PATIENCE)
    const hasArrived = await frame
      .locator('body')
      .evaluate((body) => body.dataset.pressed === 'true')
      .catch(() => true)
    if (hasArrived) return
  }
}

function controlNamed(frame: FrameLocator, name: string): Locator {
  return (['button', 'link', 'checkbox', 'radio', 'tab'] as const)
    .map((role) => frame.getByRole(role, { name, exact: true }))
    .reduce((all, one) => all.or(one))
    .first()
}

/** Runs in the preview: a press of one control is followed by a press of another, as soon as the first has been answered. */
function followPress(control: Element, follower: Element | null): void {
  control.addEventListener('click', () => setTimeout(() => (follower as HTMLElement).click()), { once: true })
}

/** Runs in the preview: notes on its body that a control was pressed. */
function listenForPress(control: Element): void {
  const { body } = control.ownerDocument
  body.dataset.pressed = 'false'
  const note = (event: Event) => {
    if ((event.target as Element).closest('button, a, input, label, [role=tab]')) body.dataset.pressed = 'true'
  }
  body.ownerDocument.addEventListener('click', note, { capture: true, once: true })
}

/** What the example shows and what it has printed. */
async function textOf(live: Locator): Promise<string> {
  const screen = await preview(live)
    .locator('body')
    .innerText()
    .catch(() => '')
  const printed = await live.locator('.live-console').allInnerTexts()
  return plain([screen, ...printed].join(' '))
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What is left of a list when another has gone through it in order. */
function missing(wanted: string[], found: string[]): string[] {
  let at = 0
  for (const type of found) if (type === wanted[at]) at++
  return wanted.slice(at)
}

/** Where the examples of a route are, null without any: what all parts ask, read once for all of a process. */
const addresses = new Map<string, Promise<string | null>>()

function addressOf(page: Page, route: string): Promise<string | null> {
  const known =
    addresses.get(route) ??
    pagePayload(page, route).then((payload) => ('page' in payload && payload.page.live ? payload.page.live : null))
  addresses.set(route, known)
  return known
}

async function routesWithExamples(page: Page): Promise<string[]> {
  const routes = Object.entries((await siteData(page)).pages).flatMap(([route, { data }]) => (data ? [route] : []))
  const found = await Promise.all(routes.map((route) => addressOf(page, route)))
  return routes.filter((_route, index) => found[index])
}

async function examplesOf(page: Page, route: string): Promise<LivePage> {
  const address = await addressOf(page, route)
  if (!address) throw new Error(`${route} has no live examples.`)
  return (await page.request.get(address)).json()
}
