import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BuildError } from '#model/problem.ts'
import { type DevFindings, openDevReport } from './dev-report.ts'

let terminal: string[]
beforeEach(() => {
  terminal = []
  for (const name of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((text: string) => void terminal.push(text))
  }
})
afterEach(() => void vi.restoreAllMocks())

const mistake = (message: string) =>
  new BuildError([{ message, place: { file: 'content/a.mdx', line: 3 }, hint: 'Give it a title.' }])

/** A session with an open page: what the page is sent, and what an author finds in the terminal. */
function open() {
  const sent: Array<{ type: string; [key: string]: unknown }> = []
  const listeners = new Map<string, (data: unknown, client: { send: typeof send }) => void>()
  const send = (message: { type: string } | string, data?: object) =>
    sent.push(typeof message === 'string' ? { type: message, ...data } : message)
  const ws = { on: (name: string, listener: never) => listeners.set(name, listener), send }
  let findings: DevFindings = { error: null, warnings: [] }
  const report = openDevReport({ ws } as unknown as ViteDevServer, '/site', () => findings)
  return {
    /** An edit after which a build would find this. */
    edit(next: Partial<DevFindings>) {
      findings = { error: null, warnings: [], ...next }
      report.update()
    },
    /** A page is opened, and asks. */
    openPage: (name: string) => listeners.get(name)?.(null, { send }),
    types: () => sent.splice(0).map(({ type }) => type),
    sent,
  }
}

test('a mistake is told once, in the terminal and on the page, and its end as well', () => {
  const { edit, types } = open()
  edit({ error: mistake('The page has no title.') })
  edit({ error: mistake('The page has no title.') })
  expect(terminal).toHaveLength(1)
  for (const part of ['content/a.mdx', 'The page has no title.', 'Give it a title.'])
    expect(terminal[0]).toContain(part)
  expect(types()).toEqual(['error'])
  edit({})
  edit({})
  expect(terminal.slice(1)).toEqual(['Fixed.'])
  expect(types()).toEqual(['update'])
})

test('another mistake in the place of the first is told', () => {
  const { edit, types } = open()
  edit({ error: mistake('one') })
  edit({ error: mistake('two') })
  expect(terminal).toHaveLength(2)
  expect(terminal[1]).toContain('two')
  expect(types()).toEqual(['error', 'error'])
})

test('a mistake that comes back after it was mended is told again', () => {
  const { edit } = open()
  edit({ error: mistake('one') })
  edit({})
  edit({ error: mistake('one') })
  expect(terminal.filter((text) => text.includes('one'))).toHaveLength(2)
})

test('warnings are counted and told when they change; when there are none any more only the page hears of it', () => {
  const { edit, sent, types } = open()
  edit({ warnings: ['a', 'b'] })
  edit({ warnings: ['a', 'b'] })
  expect(terminal).toEqual(['\n2 warnings\n\na\n\nb'])
  expect(sent).toEqual([{ type: 'site:warnings', warnings: ['a', 'b'] }])
  types()
  edit({})
  expect(terminal).toHaveLength(1)
  expect(sent).toEqual([{ type: 'site:warnings', warnings: [] }])
})

test('a page that is opened later gets what is known', () => {
  const { edit, openPage, types, sent } = open()
  openPage('connection')
  expect(types()).toEqual(['update'])
  edit({ error: mistake('one'), warnings: ['a'] })
  types()
  openPage('connection')
  expect(types()).toEqual(['update', 'error'])
  openPage('site:warnings?')
  expect(sent).toEqual([{ type: 'site:warnings', warnings: ['a'] }])
})
