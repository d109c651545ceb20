import type { FromSandbox, StartMessage } from '../protocol/sandbox-messages.ts'
import { forbidFrames, take } from './forbid-frames.ts'
import { holdHistory } from './hold-history.ts'

/* The only script that the sandbox document brings along. It waits for the page's port and runs what comes through it. */

declare const __live: { start(port: MessagePort, message: StartMessage): void }

// Code of the example may replace what it finds, and reads the key no sooner than it runs.
const { apply } = Reflect
const { postMessage } = MessagePort.prototype
const key = location.hash.slice(1)

/**
 * Only a page of the same site is listened to: `location` keeps the address that the document came from, although its origin is
 * opaque. Whoever else frames the document, with a sandbox of his own or without, gets no answer and has nothing run.
 */
function meet(event: MessageEvent): void {
  const [port] = event.ports
  if (event.source !== parent || event.origin !== location.origin || !port) return
  removeEventListener('message', meet)
  const say = (message: FromSandbox) => apply(postMessage, port, [message])
  holdHistory((message) => say({ type: 'events', events: [{ type: 'stopped', reason: 'flood', message }] }))
  port.onmessage = ({ data }: MessageEvent<StartMessage>) => {
    if (data.type !== 'start') return
    document.documentElement.dataset.theme = data.theme
    for (const text of data.packs) {
      const script = document.createElement('script')
      script.text = text
      document.head.append(script)
      script.remove()
    }
    __live.start(port, data)
  }
  say({ type: 'hello', key })
}

// With the origin of the site, code that runs here could read and write what the site keeps for its readers. Headers and the
// frame's own attribute see to it that it has none; where both are missing, nothing is run at all.
if (self.origin === 'null' && parent !== window) {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport', 'open']) take(window, name)
  forbidFrames()
  addEventListener('message', meet)
}
