import type { LiveEvent } from '#model/live.ts'
import type { ControlMessage, FromSandbox, StartMessage } from '../protocol/sandbox-messages.ts'
import { countWindowMessages } from './count-window-messages.ts'
import { createFrameElement, fitFrame, hideFrame, passOnEscape, showFrame } from './frame-element.ts'
import { openReader } from './open-reader.ts'
import { startPulse } from './pulse.ts'
import { watchHistory } from './watch-history.ts'

const MOVED = 'Stopped: the example added to the history of this tab.'

/** Where a frame stands and what it tells. */
export interface FrameOptions {
  host: HTMLElement
  href: string
  title: string
  /** True: it is not shown before `show`, because an earlier one still is. */
  isHidden: boolean
  on(event: LiveEvent): void
}

/** A sandbox in the page: one run. */
export interface SandboxFrame {
  /** Sends what `say` says as soon as its document is there. What it would be told before then goes into that. */
  start(say: () => StartMessage): void
  tell(message: ControlMessage): void
  show(): void
  /** Removes it, and with it whatever it still does. */
  close(): void
}

/**
 * Opens a sandbox. Its document has an origin of its own that nothing else has, and talks through one port only; what comes out
 * of it is read elsewhere (`open-reader.ts`). A sandbox that does not answer, leaves its document or says too much is closed, and
 * `stopped` is said.
 */
export function openSandboxFrame({ host, href, title, isHidden, on }: FrameOptions): SandboxFrame {
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const frame = createFrameElement(`${href}#${key}`, title)
  if (isHidden) hideFrame(frame)

  let first: (() => StartMessage) | null = null
  let isConnected = false
  let isClosed = false
  let loads = 0
  const asked = new Set<string>()

  const send = () => {
    if (isConnected && first) reader.send(first())
    if (isConnected) first = null
  }
  const close = () => {
    isClosed = true
    pulse.stop()
    stopCounting()
    reader.close()
    frame.remove()
  }
  const stop = (reason: 'loop' | 'flood', message: string) => {
    if (isClosed) return
    close()
    on({ type: 'stopped', reason, message })
  }
  const flood = () => stop('flood', 'Stopped: the example sent too much at once.')
  const hear = (message: FromSandbox) => {
    if (!isConnected) {
      // Whoever frames this page could have put another document into the frame: it gets neither code nor packages.
      isConnected = message.type === 'hello' && message.key === key
      return send()
    }
    if (message.type === 'pong') pulse.hear(message.id)
    if (message.type === 'height') fitFrame(frame, message.height)
    if (message.type === 'escape') passOnEscape(frame)
    if (message.type === 'events') for (const event of message.events) hearEvent(event)
  }
  const hearEvent = (event: LiveEvent) => {
    if (isClosed) return
    if (event.type === 'stopped') return stop(event.reason, event.message)
    if (event.type === 'ready') pulse.ready()
    // A whole state is an answer.
    if (event.type === 'state' && !asked.delete(stepOf(event))) return
    on(event)
  }

  const reader = openReader({
    on: hear,
    onOver: flood,
    onFail: () => stop('loop', 'Stopped: the example could not be followed. Check the connection and run again.'),
  })
  const stopCounting = countWindowMessages(frame, flood)
  const hasGrown = watchHistory()
  const pulse = startPulse({
    onBeat: () => hasGrown() && stop('flood', MOVED),
    ask: (id) => reader.send({ type: 'ping', id }),
    onSilence: (message) => stop('loop', message),
  })
  frame.onload = () => {
    if (++loads === 1) frame.contentWindow?.postMessage({ type: 'port' }, '*', [reader.port])
    else stop('loop', 'Stopped: the example left its page.')
  }

  host.append(frame)
  return {
    start(say) {
      first = say
      send()
    },
    tell(message) {
      if (message.type === 'show-state') asked.add(stepOf(message))
      reader.send(message)
    },
    show: () => showFrame(frame),
    close,
  }
}

const stepOf = ({ store, index }: { store: number; index: number }) => `${store} ${index}`
