import type { FromReader, ToReader } from '../protocol/reader-messages.ts'
import type { FromSandbox, ToSandbox } from '../protocol/sandbox-messages.ts'

/** What reads a sandbox for the page. */
export interface Reader {
  /** The other end of the port, for the sandbox. */
  port: MessagePort
  send(message: ToSandbox): void
  close(): void
}

/** What came out of it. */
export interface ReaderOptions {
  on(message: FromSandbox): void
  /** It has said more than any sandbox may, and is not listened to any more. */
  onOver(): void
  /** It could not be loaded. */
  onFail(): void
}

/**
 * Starts a worker that reads what a sandbox says. Nothing of it reaches this thread before it has been counted, checked and
 * copied there: see `worker/reader-worker.ts`.
 */
export function openReader({ on, onOver, onFail }: ReaderOptions): Reader {
  const { port1, port2 } = new MessageChannel()
  const worker = new Worker(new URL('../worker/reader-worker.ts', import.meta.url), { type: 'module' })
  const tell = (message: ToReader, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
    if (data.type === 'over') onOver()
    else on(data)
  }
  worker.onerror = onFail
  tell({ type: 'open' }, [port1])
  return {
    port: port2,
    send: (message) => tell({ type: 'send', message }),
    close() {
      worker.onmessage = null
      worker.onerror = null
      worker.terminate()
    },
  }
}
