/** The managers a reader may use, in the order of their tabs. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const

/** One of them. */
export type PackageManager = (typeof PACKAGE_MANAGERS)[number]
type Other = Exclude<PackageManager, 'npm'>

/** What one npm word is for the others. */
type Words = Record<Other, string>

const FLAGS: Record<string, Words> = {
  '-D': { yarn: '--dev', pnpm: '--save-dev', bun: '--dev' },
  '--save-dev': { yarn: '--dev', pnpm: '--save-dev', bun: '--dev' },
  '-E': { yarn: '--exact', pnpm: '--save-exact', bun: '--exact' },
  '--save-exact': { yarn: '--exact', pnpm: '--save-exact', bun: '--exact' },
  '-O': { yarn: '--optional', pnpm: '--save-optional', bun: '--optional' },
  '--save-optional': { yarn: '--optional', pnpm: '--save-optional', bun: '--optional' },
  '-S': { yarn: '', pnpm: '', bun: '' },
  '--save': { yarn: '', pnpm: '', bun: '' },
}
const GLOBAL = ['-g', '--global']

/** One npm command for another manager; null when it is not a command we can translate. */
export function convertCommand(command: string, to: PackageManager): string | null {
  if (to === 'npm') return convertCommand(command, 'yarn') === null ? null : command
  const [program, verb, ...rest] = command.split(/\s+/)
  if (program === 'npx') return verb === undefined ? null : runOnce([verb, ...rest], to)
  if (program !== 'npm') return program === 'cd' || program === 'mkdir' || program === 'git' ? command : null
  switch (verb) {
    case 'install':
    case 'i':
    case 'add':
      return install(rest, to)
    case 'uninstall':
    case 'remove':
    case 'rm':
      return rest.length === 0 ? null : packages('remove', rest, to)
    case 'create':
    case 'init':
      return rest.length === 0 ? null : create(rest, to)
    case 'ci':
      return words(to, 'install', to === 'yarn' ? '--immutable' : '--frozen-lockfile')
    case 'run':
    case 'run-script':
      return rest.length === 0 ? null : words(to, 'run', ...withoutDashes(rest))
    case 'test':
    case 'start':
      return words(to, 'run', verb, ...withoutDashes(rest))
    default:
      return null
  }
}

function install(rest: string[], to: Other): string {
  const hasPackages = rest.some((word) => !word.startsWith('-'))
  return hasPackages ? packages('add', rest, to) : words(to, 'install', ...rest)
}

function packages(verb: 'add' | 'remove', rest: string[], to: Other): string {
  const isGlobal = rest.some((word) => GLOBAL.includes(word))
  const others = rest.filter((word) => !GLOBAL.includes(word)).map((word) => FLAGS[word]?.[to] ?? word)
  if (!isGlobal) return words(to, verb, ...others)
  return to === 'yarn' ? words(to, 'global', verb, ...others) : words(to, verb, '--global', ...others)
}

/** Yarn takes no version after the name of a starter, and only npm wants dashes before the starter's own flags. */
function create([starter = '', ...rest]: string[], to: Other): string {
  const name = to === 'yarn' ? starter.replace(/(.)@latest$/, '$1') : starter
  return words(to, 'create', name, ...withoutDashes(rest))
}

function runOnce(rest: string[], to: Other): string {
  const command = rest.filter((word) => word !== '-y' && word !== '--yes')
  return to === 'bun' ? words('bunx', ...command) : words(to, 'dlx', ...command)
}

const withoutDashes = (rest: string[]) => rest.filter((word, index) => word !== '--' || rest.indexOf('--') !== index)
const words = (...parts: string[]) => parts.filter(Boolean).join(' ')
