/**
 * What tests need of the machine besides Node: browsers, web servers, a font. Each need is named by the environment, found on PATH, or installed.
 * Most tests do without; what could not be had is told by `closing-lines.ts`, so that no run is silent about it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** One executable of a need. */
export interface Program {
  /** The environment variable that names it. Tests find it there, whoever has set it. */
  variable: string
  /** Names to look for on PATH, the best one first. None for a file that is no program. */
  commands: string[]
  /** Full paths to look at when it is not on PATH. */
  places?: string[]
}

/** A browser or a server that some tests run on. */
export interface Need {
  /** As the closing lines call the tests on it. */
  name: string
  /** All of them must be there. */
  programs: Program[]
  /** Ways to its first program that are tried before packages. */
  otherWays?: Way[]
  /** Debian packages: each list is one try. */
  packages: string[][]
  /** Where `CI` is set, to do without it is a failure. */
  isRequiredInCi: boolean
}

/** A way that may lead to an executable. */
export interface Way {
  description: string
  find: () => string | null
}

/** A need that is met, with the variables for the tests; or the reason why it is not. */
export type Supply =
  | { need: Need; isMet: true; env: Record<string, string> }
  | { need: Need; isMet: false; reason: string }

/** Runs a program to its end and says how it ended. */
export type RunCommand = (command: string, args: string[], env?: Record<string, string>) => number | null

/** What looking for a need depends on. */
export interface Machine {
  env: NodeJS.ProcessEnv
  platform: NodeJS.Platform
  isRoot: boolean
  run: RunCommand
  log: (line: string) => void
}

/** The machine this runs on. */
const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  run(command, args, env) {
    console.log(`> ${command} ${args.join(' ')}`)
    return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status
  },
  log: console.log,
}

/** Looks for a need without changing the machine. */
export function findNeed(need: Need, machine: Machine = thisMachine): Supply {
  const env: Record<string, string> = {}
  for (const program of need.programs) {
    const path = findProgram(program, machine)
    if (!path) return { need, isMet: false, reason: whyNot(program) }
    env[program.variable] = path
  }
  return { need, isMet: true, env }
}

function whyNot({ commands, places = [] }: Program): string {
  return commands.length > 0 ? `no ${commands.join(' or ')} on PATH` : `no ${places[0]}, nor its like`
}

/** Looks for a need, and installs it where it is not there and can be had. */
export function getNeed(need: Need, machine: Machine = thisMachine): Supply {
  const supply = findNeed(need, machine)
  const result = supply.isMet ? supply : (byOtherWays(need, machine) ?? byPackages(need, supply.reason, machine))
  machine.log(`${need.name}: ${result.isMet ? Object.values(result.env).join(', ') : result.reason}`)
  return result
}

function findProgram({ variable, commands, places = [] }: Program, { env, platform }: Machine): string | null {
  const folders = (env.PATH ?? '').split(delimiter)
  const suffix = platform === 'win32' ? '.exe' : ''
  const onPath = commands.flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
  const named = env[variable] ? [env[variable]] : []
  return [...named, ...onPath, ...places].find((path) => existsSync(path)) ?? null
}

function byOtherWays(need: Need, machine: Machine): Supply | null {
  const [first] = need.programs
  for (const { description, find } of need.otherWays ?? []) {
    const path = find()
    machine.log(`${need.name}: ${description}: ${path ?? 'none'}`)
    if (path && first) return { need, isMet: true, env: { [first.variable]: path } }
  }
  return null
}

function byPackages(need: Need, reason: string, machine: Machine): Supply {
  if (need.packages.length === 0) {
    const tried = (need.otherWays ?? []).map(({ description }) => description).join(', ')
    return { need, isMet: false, reason: `${reason}, and not to be had by ${tried}` }
  }
  if (machine.platform !== 'linux') return { need, isMet: false, reason: `${reason}, and no apt-get on this system` }
  for (const names of need.packages) {
    if (!install(names, machine)) continue
    const supply = findNeed(need, machine)
    if (supply.isMet) return supply
  }
  const tried = need.packages.map((names) => names.join(' ')).join(', ')
  return { need, isMet: false, reason: `${reason}, and apt-get did not install ${tried}` }
}

function install(names: string[], machine: Machine): boolean {
  const prefix = machine.isRoot ? [] : ['sudo', '-n'] // never waits for a password
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...names],
  ].every((step) => {
    const [command = '', ...args] = [...prefix, ...step]
    return machine.run(command, args, { DEBIAN_FRONTEND: 'noninteractive' }) === 0
  })
}
