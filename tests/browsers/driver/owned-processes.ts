import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Processes and folders that are gone when their owner is, however it ends. */
export interface OwnedProcesses {
  /** Starts a program as the head of a group of its own; whatever it starts is ended with it. */
  start: (command: string, args: string[], options: SpawnOptions) => ChildProcess
  /** Makes a temporary folder. */
  folder: (name: string) => string
  /** Ends all of them and waits until they are gone. */
  end: () => Promise<void>
}

/** Starts to own processes. The guardian is a process of its own, because the owner may be killed without notice. */
export function ownProcesses(): OwnedProcesses {
  const script = fileURLToPath(new URL('guardian.mjs', import.meta.url))
  const guardian = spawn(process.execPath, [script], {
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true, // not reached by Ctrl+C
  })
  const isGone = new Promise<void>((resolve) => guardian.once('exit', () => resolve()))
  return {
    start(command, args, options) {
      const child = spawn(command, args, { ...options, detached: true })
      child.on('error', () => {}) // told by who waits for its first words
      if (child.pid) guardian.stdin.write(`group ${child.pid}\n`)
      return child
    },
    folder(name) {
      const path = mkdtempSync(join(tmpdir(), `${name}-`))
      guardian.stdin.write(`folder ${path}\n`)
      return path
    },
    async end() {
      guardian.stdin.end()
      await isGone
    },
  }
}
