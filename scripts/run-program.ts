import { spawn } from 'node:child_process'

/** The ways a run is told to stop: Ctrl+C, a closed terminal, a supervisor. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a program to its end and gives its exit code. A signal to stop is passed on as an interrupt, which test runners answer by
 * tidying up; when they have, this process ends, too.
 */
export function runProgram(command: string, args: string[], env: Record<string, string>): Promise<number> {
  console.log(`> ${[command, ...args].join(' ')}`)
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  let isStopped = false
  const stop = () => {
    isStopped = true
    child.kill('SIGINT')
  }
  for (const signal of STOP_SIGNALS) process.on(signal, stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      for (const signal of STOP_SIGNALS) process.off(signal, stop)
      if (isStopped) process.exit(130)
      resolve(code ?? 1)
    })
  })
}
