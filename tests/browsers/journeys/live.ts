import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateRawSync } from 'node:zlib'
import { expect } from 'vitest'
import { siteAt, startPlainHost } from '../../e2e/support/plain-host.ts'
import { findExpression, type Target } from '../find-in-page.ts'
import type { Journey } from '../journey.ts'
import { Reader } from '../reader.ts'

const PAGE = '/introduction/getting-started'
const EXAMPLE: Target = { role: 'figure', name: 'Your first store' }
const FRAME = 'figure[aria-label="Your first store"] iframe'
const STOPPED: Target = { role: 'status', text: 'Stopped', within: EXAMPLE }

/** What ends a promise that nobody waits for is told by the console of the example, unless the example is gone before. */
const TOLD_STOP = /Stopped: the code ran for more than/

/** What a browser says when the policy of a page has held. */
const POLICY = /policy|Content-Security-Policy|blocked/i

/** A link as readers pass it on: it shows this code, which runs when asked to. */
function linkWith(code: string): string {
  const packed = deflateRawSync(JSON.stringify({ 'main.tsx': code })).toString('base64url')
  return `${PAGE}#live=first-store.${packed}`
}

async function run(reader: Reader): Promise<void> {
  await reader.click({ role: 'button', name: '/^Run/', within: EXAMPLE })
  await reader.see({ css: '.cm-content', within: EXAMPLE })
}

/** Waits until the preview says something. */
async function seeInPreview(reader: Reader, text: string): Promise<void> {
  const expression = `document.body.innerText.includes(${JSON.stringify(text)})`
  const ask = () => reader.tab.evaluateInFrame(FRAME, expression).catch(String)
  await expect.poll(ask, { message: `the preview says "${text}"` }).toBe(true)
}

/** Presses a button of the preview with the pointer. */
async function pressInPreview(reader: Reader, name: string): Promise<void> {
  const frame = await reader.placeOf({ css: FRAME })
  const inner = (await reader.tab.evaluateInFrame(
    FRAME,
    `(() => {
      const button = [...document.querySelectorAll('button')].find((one) => one.innerText === ${JSON.stringify(name)})
      const { x, y, width, height } = button.getBoundingClientRect()
      return { x: x + width / 2 - innerWidth / 2, y: y + height / 2 - innerHeight / 2 }
    })()`,
  )) as { x: number; y: number }
  await reader.tab.click({ x: Math.round(frame.x + inner.x), y: Math.round(frame.y + inner.y) })
}

/** Runs code that never ends: the page must answer all the time, say that it was stopped, and run the next thing. */
async function expectStopped(reader: Reader, code: string): Promise<void> {
  await reader.open(linkWith(code))
  await reader.see({ role: 'status', text: 'This code came with the link.', within: EXAMPLE })
  await run(reader)
  await reader.expectAnswers()
  await reader.see(STOPPED)
  await reader.expectAnswers()
  await reader.click({ role: 'button', name: 'Reset code', within: EXAMPLE })
  await seeInPreview(reader, 'On loan: 0')
}

/** Runs code that tries to carry something to another host, in ways that no guard sees, and returns what arrived there. */
async function arrivals(reader: Reader): Promise<string[]> {
  const found: string[] = []
  const other = createServer((asked, answer) => {
    found.push(asked.url ?? '')
    answer.end()
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const target = `'http://127.0.0.1:${(other.address() as AddressInfo).port}/?secret'`
  for (const way of [`location.href = ${target}`, `location.replace(${target})`]) {
    await reader.open('/') // another hash alone would be no load
    await reader.open(linkWith(`setTimeout(() => { ${way} }, 100)\nsetTimeout(() => console.log('still here'), 600)`))
    await reader.see({ role: 'status', text: 'This code came with the link.', within: EXAMPLE })
    await run(reader)
    // Either its frame went somewhere and is removed, or it stayed where it was.
    const stayed: Target = { role: 'group', name: 'Console', text: 'still here' }
    await reader.until('it has tried', `${findExpression(STOPPED)}.length + ${findExpression(stayed)}.length > 0`)
    await reader.expectAnswers()
  }
  other.closeAllConnections()
  other.close()
  return found
}

export const LIVE_JOURNEYS: Journey[] = [
  {
    name: 'a live example runs, and a press in its preview is seen there and in the log',
    async walk(reader) {
      await reader.open(PAGE)
      await run(reader)
      await seeInPreview(reader, 'On loan: 0')
      await pressInPreview(reader, 'Lend a book')
      await seeInPreview(reader, 'On loan: 1')
      await reader.see({ role: 'group', name: 'Action log', text: 'desk/bookLent' })
    },
  },
  {
    name: 'code is edited in the page and runs again; its link is copied',
    async walk(reader) {
      await reader.open(PAGE)
      await run(reader)
      await seeInPreview(reader, 'On loan: 0')
      await reader.click({ css: '.cm-line', text: 'On loan', within: EXAMPLE })
      await reader.tab.press('End')
      await reader.tab.type('Edited')
      await seeInPreview(reader, 'Edited')
      const copy = { role: 'button', name: 'Copy link', within: EXAMPLE } as const
      const said = await reader.listenTo(copy)
      await reader.click(copy)
      await expect.poll(said).toEqual([copy.name, 'Copied', copy.name])
    },
  },
  {
    name: 'an error names file, line and column of the code as it was written, and leads there',
    async walk(reader) {
      const code = `const shelf = (n: number): { list?: string[] } => ({})
export default function App() {
  return <ul title="a">{[1].map((n: number) => <li key={n}>{shelf(n).list!.length} books</li>)}</ul>
}`
      await reader.open(linkWith(code))
      await reader.see({ role: 'status', text: 'This code came with the link.', within: EXAMPLE })
      await run(reader)
      const place: Target = { role: 'button', name: '/^main\\.tsx:3:\\d+$/', within: EXAMPLE }
      await reader.see(place)
      // Browsers blame different ends of an expression.
      const column = Number(String(await reader.textOf(place)).split(':')[2])
      const line = code.split('\n')[2] ?? ''
      expect(column).toBeGreaterThan(line.indexOf('shelf'))
      expect(column).toBeLessThanOrEqual(line.indexOf('} books') + 1)
    },
  },
  {
    name: 'an endless loop is stopped while the page answers',
    walk: (reader) => expectStopped(reader, 'for (;;) { Math.random() }'),
  },
  {
    name: 'endless asynchronous recursion is stopped while the page answers',
    mayComplain: TOLD_STOP,
    walk: (reader) => expectStopped(reader, 'const again = async () => { await null; again() }\nagain()'),
  },
  {
    name: 'endless recursion by promises is stopped while the page answers',
    mayComplain: TOLD_STOP,
    walk: (reader) => expectStopped(reader, 'const again = () => Promise.resolve().then(again)\nagain()'),
  },
  {
    name: 'an example gets to no other host, with the headers of the site and without',
    mayComplain: POLICY,
    async walk(reader) {
      expect(await arrivals(reader)).toEqual([])
      const plain = await startPlainHost(siteAt(reader.origin))
      try {
        expect(await arrivals(new Reader(reader.tab, plain.origin))).toEqual([])
      } finally {
        await plain.close()
      }
    },
  },
]
