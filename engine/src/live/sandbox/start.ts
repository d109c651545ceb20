import type { LiveEvent, LivePlace } from '#model/live.ts'
import type { ControlMessage, StartMessage } from '../protocol/sandbox-messages.ts'
import { afterThisTask } from './after-this-task.ts'
import { placeOfStack } from './error-place.ts'
import { stores } from './followed-stores.ts'
import { openModules, Unparsed } from './load-modules.ts'
import { apiFetch, failNext, setLatency } from './mock-api.ts'
import { clock, dataOf, later, post } from './natives.ts'
import { packages } from './packages.ts'
import { watchReader } from './reader-acts.ts'
import { openReplay } from './replay.ts'
import { connect, isStop, report, say } from './report.ts'
import { createRunGuard } from './run-guard.ts'
import { showEntry } from './show-entry.ts'
import { watchConsole } from './watch-console.ts'
import { tellError, tellErrorEvent, watchErrors } from './watch-errors.ts'
import { watchEscape } from './watch-escape.ts'
import { watchHeight } from './watch-height.ts'
import { noFetch } from './watch-requests.ts'

/**
 * Runs an example and follows what it does; the port is the only way out. A build, which records examples in a document of its own,
 * hears each event at once.
 */
export function start(port: MessagePort, message: StartMessage, hear?: (event: LiveEvent) => void): void {
  const replay = message.presses?.length ? openReplay(message.presses, message.latency) : null
  connect((message) => post(port, message), hear ?? replay?.hear)
  Reflect.deleteProperty(window, '__live')
  const { files, entry } = message
  const names = files.map(({ name }) => name)
  const rest = afterThisTask()
  const modules = openModules(files, entry, {
    packages,
    guard: createRunGuard(clock, rest),
    names: message.names,
    onUnparsed: (event) => tellErrorEvent(event, names),
  })
  watchErrors(names)
  watchReader(rest)
  watchEscape()
  watchConsole(() => lineOfStack(new Error().stack, names))
  watchHeight(document.body)
  window.fetch = (message.hasApi && apiFetch()) || noFetch
  setLatency(replay?.latency ?? message.latency)
  failNext(message.failure)
  port.onmessage = (event) => obey(dataOf(event) as ControlMessage)

  const begin = () => {
    try {
      const { exports, done } = modules.start()
      const isComponent = /\.[jt]sx$/.test(entry)
      const show = () => {
        if (!isComponent || !showEntry(exports.default, names)) report({ type: 'ready' })
      }
      // A component is shown when its file has run to the end; what only prints is on its way.
      if (!done || !isComponent) show()
      done?.then(isComponent ? show : undefined).catch((error) => tellError(error, names))
    } catch (error) {
      if (!isStop(error) && !(error instanceof Unparsed)) tellError(error, names)
    }
  }
  // Later: this follows from a message, and code of the example would find the port in `window.event`. A build has no port to find.
  if (hear) begin()
  else later(begin, 0)
}

/** A line is enough for what is printed, and its column is not the reader's. */
function lineOfStack(stack: string | undefined, files: string[]): LivePlace | null {
  const place = placeOfStack(stack, files)
  return place && { ...place, column: null }
}

function obey(message: ControlMessage): void {
  if (message.type === 'ping') say({ type: 'pong', id: message.id })
  // Later: code of the example that follows from it would find the port in `window.event`.
  else later(() => change(message), 0)
}

function change(message: ControlMessage): void {
  if (message.type === 'jump') stores[message.store]?.jump(message.index)
  else if (message.type === 'show-state') stores[message.store]?.showState(message.index)
  else if (message.type === 'latency') setLatency(message.milliseconds)
  else if (message.type === 'fail') failNext(message.failure)
  else if (message.type === 'theme') document.documentElement.dataset.theme = message.theme
}
