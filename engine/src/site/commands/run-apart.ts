import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { UsageError } from '../report/usage-error.ts'

/**
 * Runs one of the engine's commands in a process of its own, which takes its memory along when it ends. What it prints goes where
 * ours goes, and a signal that reaches only us reaches it, too. Answers its exit code.
 */
export async function runApart(args: string[]): Promise<number> {
  const child = spawn(process.execPath, [...process.execArgv, join(ENGINE_ROOT, 'bin/docs.mjs'), ...args], {
    stdio: 'inherit',
  })
  let received: NodeJS.Signals | null = null
  const forward = (signal: NodeJS.Signals) => {
    received = signal
    child.kill(signal)
  }
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (...result) => resolve(result))
  })
  for (const name of signals) process.off(name, forward)
  if (received) process.kill(process.pid, received) // now that nobody listens, it ends us as it would have
  if (code !== null) return code
  throw new UsageError(
    `The command "${args[0]}" was ended by ${signal}.\n  If that was not you, the machine may be out of memory.`,
  )
}
