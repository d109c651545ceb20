import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ownProcesses } from '../browsers/driver/owned-processes.ts'
import { PROJECT } from '../places.ts'
import { atTheEnd } from './at-the-end.ts'
import type { PageFile } from './page-blocks.ts'
import { readerEnv } from './reader-env.ts'

/** Enough of an output to see what went wrong; the whole is in the log. */
const LAST_LINES = 60

/** A project on this machine, as a reader makes one: in a temporary folder, gone when the tests of its file have run. */
export interface RealProject {
  /** Where commands run. */
  folder: string
  /** Runs a command of a page to its end and gives what it printed. */
  run: (command: string, env?: Record<string, string>) => Promise<string>
  /** Runs a command that must fail, and gives what it printed. */
  runFailing: (command: string) => Promise<string>
  /** Runs a command that may fail, and gives what it printed. */
  print: (command: string) => Promise<string>
  /** Writes files of a page, below a folder of the project. */
  write: (files: PageFile[], below?: string) => void
  /** Starts a server, waits until it answers at an address, and gives a function that ends it. */
  serve: (command: string, address: string, env?: Record<string, string>) => Promise<() => Promise<void>>
  /** The project that a command made, such as `npm create`, in a folder below this one. */
  inside: (name: string) => RealProject
}

/** Begins a project. Everything its commands print is in `.cache/real/<name>.log`. */
export function realProject(name: string): RealProject {
  const owned = ownProcesses()
  // Not in test-results, which Playwright empties when it starts.
  const log = join(PROJECT, `.cache/real/${name}.log`)
  mkdirSync(dirname(log), { recursive: true })
  rmSync(log, { force: true })
  atTheEnd(() => owned.end())

  /** A command in a shell, with what it has printed and how it ended so far. */
  function start(command: string, cwd: string, env: Record<string, string>) {
    const state: { output: string; code: number | null } = { output: '', code: null }
    appendFileSync(log, `\n$ ${command}\n`)
    const child = owned.start('sh', ['-c', command], {
      cwd,
      env: { ...readerEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const keep = (data: Buffer) => {
      state.output += data
      appendFileSync(log, data)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const end = new Promise<number>((resolve) => {
      child.once('error', () => resolve(127))
      child.once('close', (code) => resolve(code ?? 1))
    }).then((code) => {
      state.code = code
      return code
    })
    return { state, end, child }
  }

  const told = (problem: string, output: string) =>
    new Error(
      `${problem} in the project "${name}".\n${output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}\n` +
        `All it printed: .cache/real/${name}.log`,
    )

  const at = (folder: string): RealProject => ({
    folder,
    inside: (below) => at(join(folder, below)),
    async run(command, env = {}) {
      const { state, end } = start(command, folder, env)
      const code = await end
      if (code !== 0) throw told(`"${command}" ended with ${code}`, state.output)
      return state.output
    },
    async runFailing(command) {
      const { state, end } = start(command, folder, {})
      if ((await end) === 0) throw told(`"${command}" should fail and did not`, state.output)
      return state.output
    },
    async print(command) {
      const { state, end } = start(command, folder, {})
      await end
      return state.output
    },
    write(files, below = '') {
      for (const file of files) {
        const path = join(folder, below, file.name)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, `${file.code}\n`)
      }
    },
    async serve(command, address, env = {}) {
      const { state, end, child } = start(command, folder, env)
      while (!(await answers(address))) {
        if (state.code !== null) throw told(`"${command}" ended before it answered at ${address}`, state.output)
        await setTimeout(200)
      }
      return async () => {
        if (child.pid && state.code === null) process.kill(-child.pid, 'SIGKILL') // the head of a group of its own
        await end
      }
    },
  })
  return at(owned.folder(`real-${name}`))
}

const answers = (address: string) =>
  fetch(address).then(
    (response) => response.status < 500,
    () => false,
  )
