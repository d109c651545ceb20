import type { FromSandbox, StartMessage } from '../protocol/sandbox-messages.ts'
import { forbidFrames, take } from './forbid-frames.ts'

/* The only script that the sandbox document brings along. It waits for the page's port and runs what comes through it. */

declare const __live: { start(port: MessagePort, message: StartMessage): void }

for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport', 'open']) take(window, name)
forbidFrames()

function meet(event: MessageEvent): void {
  const [port] = event.ports
  if (event.source !== parent || parent === window || !port) return
  removeEventListener('message', meet)
  port.onmessage = ({ data }: MessageEvent<StartMessage>) => {
    if (data.type !== 'start') return
    document.documentElement.dataset.theme = data.theme
    for (const text of data.vendors) {
      const script = document.createElement('script')
      script.text = text
      document.head.append(script)
      script.remove()
    }
    __live.start(port, data)
  }
  const hello: FromSandbox = { type: 'hello' }
  port.postMessage(hello)
}

addEventListener('message', meet)
