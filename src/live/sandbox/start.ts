import type { ControlMessage, StartMessage } from '../protocol/sandbox-messages.ts'
import { placeOfStack } from './error-place.ts'
import { openModules, Unparsed } from './load-modules.ts'
import { createLoopGuard } from './loop-guard.ts'
import { failNext, setLatency } from './mock-api.ts'
import { packages, type Vendors } from './packages.ts'
import { connect, isStop, report, say } from './report.ts'
import { showEntry } from './show-entry.ts'
import { watchCaches } from './watch-api.ts'
import { watchConsole } from './watch-console.ts'
import { tellError, watchErrors } from './watch-errors.ts'
import { watchHeight } from './watch-height.ts'
import { noFetch } from './watch-requests.ts'
import { stores } from './watch-store.ts'

/** Runs an example and follows what it does; the port is the only way out. */
export function start(vendors: Vendors): (port: MessagePort, message: StartMessage) => void {
  return (port, message) => {
    connect(port)
    const { files, entry } = message
    const names = files.map(({ name }) => name)
    const clock = performance.now.bind(performance)
    const loops = createLoopGuard(clock, afterThisTask())
    const now = Date.now.bind(Date)
    watchErrors(names)
    watchConsole(() => placeOfStack(new Error().stack, names))
    watchHeight(document.body)
    watchCaches(now)
    window.fetch = message.hasApi && vendors.library ? vendors.library.fetch : noFetch
    setLatency(message.latency)
    failNext(message.failure)
    port.onmessage = ({ data }: MessageEvent<ControlMessage>) => obey(data)

    try {
      const { exports, done } = openModules(files, entry, { packages, loops }).start()
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
}

function obey(message: ControlMessage): void {
  if (message.type === 'ping') say({ type: 'pong' })
  else if (message.type === 'jump') stores[message.store]?.jump(message.index)
  else if (message.type === 'show-state') stores[message.store]?.showState(message.index)
  else if (message.type === 'latency') setLatency(message.milliseconds)
  else if (message.type === 'fail') failNext(message.failure)
  else if (message.type === 'theme') document.documentElement.dataset.theme = message.theme
}

/** Promises do not wait for messages; timers would be slowed down where nobody looks. */
function afterThisTask(): (then: () => void) => void {
  const { port1, port2 } = new MessageChannel()
  let waiting: Array<() => void> = []
  port1.onmessage = () => {
    const due = waiting
    waiting = []
    for (const then of due) then()
  }
  return (then) => {
    waiting.push(then)
    port2.postMessage(null)
  }
}
