import type { LiveEvent } from '#model/live.ts'
import type { ControlMessage, StartMessage } from '../protocol/sandbox-messages.ts'
import { readMessage } from './read-message.ts'

const LEAST_HEIGHT = 48
const MOST_HEIGHT = 560
/** A frame is asked this often whether it is alive. */
const PULSE_MS = 500
/** Unanswered questions after which it is given up: while it loads, and once it has run. */
const PATIENCE = { loading: 24, running: 6 }
/** Most messages in a second: what the sandbox itself sends stays below, code that sends past it may not. */
const MOST_MESSAGES = 600

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
  start(message: StartMessage): void
  tell(message: ControlMessage): void
  show(): void
  /** Removes it, and with it whatever it still does. */
  close(): void
}

/**
 * Opens a sandbox. Its document has an origin of its own that nothing else has, and talks through one port only; what comes out
 * of it is checked. A sandbox that does not answer, leaves its document or floods the port is closed, and `stopped` is said.
 */
export function openSandboxFrame({ host, href, title, isHidden, on }: FrameOptions): SandboxFrame {
  const frame = document.createElement('iframe')
  frame.className = 'live-frame'
  frame.title = title
  // Forms: without them no `submit` event comes. The policy of the document lets none of them go anywhere.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  frame.referrerPolicy = 'no-referrer'
  frame.style.height = `${LEAST_HEIGHT}px`
  if (isHidden) hide(frame)
  frame.src = href

  const { port1: port, port2 } = new MessageChannel()
  let first: StartMessage | null = null
  let isConnected = false
  let isReady = false
  let unanswered = 0
  let messages = 0
  let loads = 0

  const send = () => {
    if (isConnected && first) port.postMessage(first)
    if (isConnected) first = null
  }
  const close = () => {
    clearInterval(pulse)
    port.onmessage = null
    port.close()
    frame.remove()
  }
  const stop = (reason: 'loop' | 'flood', message: string) => {
    close()
    on({ type: 'stopped', reason, message })
  }

  frame.onload = () => {
    if (++loads === 1) frame.contentWindow?.postMessage({ type: 'port' }, '*', [port2])
    else stop('loop', 'Stopped: the example left its page.')
  }
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (++messages > MOST_MESSAGES) return stop('flood', 'Stopped: the example sent too much at once.')
    const message = readMessage(data)
    if (message?.type === 'hello') {
      isConnected = true
      send()
    }
    if (message?.type === 'pong') unanswered = 0
    if (message?.type === 'height') {
      frame.style.height = `${Math.min(Math.max(message.height, LEAST_HEIGHT), MOST_HEIGHT)}px`
    }
    if (message?.type === 'events') for (const event of message.events) hear(event)
  }
  const hear = (event: LiveEvent) => {
    if (event.type === 'stopped') return stop(event.reason === 'flood' ? 'flood' : 'loop', event.message)
    if (event.type === 'ready') isReady = true
    on(event)
  }
  const pulse = setInterval(() => {
    messages = 0
    if (++unanswered > (isReady ? PATIENCE.running : PATIENCE.loading)) {
      const waited = (PULSE_MS * (isReady ? PATIENCE.running : PATIENCE.loading)) / 1000
      return stop('loop', `Stopped: the example did not answer for ${waited} seconds.`)
    }
    port.postMessage({ type: 'ping' } satisfies ControlMessage)
  }, PULSE_MS)

  host.append(frame)
  return {
    start(message) {
      first = message
      send()
    },
    tell: (message) => port.postMessage(message),
    show() {
      for (const property of ['position', 'visibility', 'top', 'left']) frame.style.removeProperty(property)
    },
    close,
  }
}

/** Out of sight, yet as wide as it will be: what it shows is laid out as it will be seen. */
function hide(frame: HTMLIFrameElement): void {
  Object.assign(frame.style, { position: 'absolute', visibility: 'hidden', top: '0', left: '0' })
}
