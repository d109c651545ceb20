import type vm from 'node:vm'
import type { StartMessage } from '#live/protocol/sandbox-messages.ts'
import type { ScriptFile } from '#live/protocol/worker-messages.ts'
import { transpileFile } from '#live/worker/transpile-file.ts'
import type { LiveEvent, LiveExample } from '#model/live.ts'
import { define } from './page/fixed-world.ts'
import type { VirtualPage } from './page/open-page.ts'
import type { Notes } from './tell/take-notes.ts'

const ENTERED = '__entered'

/** True for a function of an example, false for one of a package. */
export const isExamples = (handler: unknown): boolean =>
  typeof handler === 'function' && String(handler).includes(ENTERED)

const NAMES = { guard: '__guard', each: '__each', eachAsync: '__eachAsync', meta: '__meta' }
/** Calls and rounds of loops of an example, in all. */
const MOST_CALLS = 1_000_000

/** What an example needs of a page in which the packs have run. */
interface SandboxWindow {
  __live: { start(port: object, message: StartMessage, hear: (event: LiveEvent) => void): void }
  MessagePort: { prototype: object }
}

/**
 * Starts an example with the scripts that readers get, as the sandbox would; only what asks on each call whether it may go on tells
 * the notes instead that a function was entered.
 */
export function startExample(
  page: VirtualPage,
  { files, entry, hasApi, latency }: LiveExample,
  packs: vm.Script[],
  notes: Notes,
): void {
  const { window } = page
  let calls = 0
  define(window, ENTERED, () => {
    if (++calls > MOST_CALLS) throw new window.Error('It was stopped: it seems to have no end.')
    notes.enter()
    return true
  })
  for (const pack of packs) page.run(pack)
  const { __live, MessagePort } = window as unknown as SandboxWindow
  const port = Object.create(MessagePort.prototype)
  const scripts = files.map((file): ScriptFile => {
    const result = transpileFile(file, { ...NAMES, guard: ENTERED })
    if ('place' in result) throw new Error(`${result.message} (${result.place.file}, line ${result.place.line})`)
    return result
  })
  const message = { files: scripts, names: NAMES, entry, hasApi, latency, failure: null, theme: 'light' } as const
  __live.start(port, { type: 'start', packs: [], ...message }, (event) => notes.hear(event))
}
