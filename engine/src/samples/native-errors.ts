import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { findPackage } from '#disk/find-package.ts'
import { faultsIn } from './compiler-output.ts'
import type { UnitError } from './hover/unit-answers.ts'
import { ENVIRONMENT, SAMPLE_OPTIONS } from './sample-options.ts'
import { isAmbient, type SampleUnit } from './sample-project.ts'
import type { SampleWorld } from './sample-world.ts'

/** The package of TypeScript 7. Its compiler is a program of the machine, in a package of its own for each system. */
export const NATIVE = 'typescript-7'

/** The compiler, where it is installed. */
export function nativeCompiler(system = `${process.platform}-${process.arch}`): string | null {
  const place = findPackage(ENGINE_ROOT, NATIVE)
  const own = place && findPackage(realpathSync(place), `@typescript/typescript-${system}`)
  return own && join(own, 'lib', system.startsWith('win32') ? 'tsc.exe' : 'tsc')
}

/** True for a file that is asked about its errors here: its page shows what this compiler says. */
export const announcesErrors = ({ file }: SampleUnit) => file.parts.some(({ block }) => block.errors.length > 0)

/**
 * Has TypeScript 7 look for the errors of files, in a process beside this one. Groups are of files whose declarations may see each
 * other; those that announce errors are left out. Null where it cannot say: it is not installed, or did not get to all of them.
 */
export async function nativeErrors(
  groups: SampleUnit[][],
  world: SampleWorld,
  compiler = nativeCompiler(),
): Promise<Map<SampleUnit, UnitError[]> | null> {
  if (compiler === null) return null
  mkdirSync(join(world.root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(world.root, '.cache/compiled-'))
  try {
    const found = await Promise.all(
      groups.map((group, index) => compile(group, world, compiler, join(folder, `${index}`))),
    )
    return found.some((own) => own === null) ? null : new Map(found.flatMap((own) => [...(own ?? [])]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function compile(
  units: SampleUnit[],
  world: SampleWorld,
  compiler: string,
  folder: string,
): Promise<Map<SampleUnit, UnitError[]> | null> {
  const asked = units.filter((unit) => !announcesErrors(unit))
  writeProject(asked, world, folder)
  const args = ['--project', 'tsconfig.json', '--pretty', 'false', '--singleThreaded'] // several threads would each find out about packages
  const child = spawn(compiler, args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const code = await new Promise((resolve) => child.once('error', () => resolve(null)).once('close', resolve))
  const faults = readFaults(output)
  const isDone = code === 0 || (code !== null && output !== '') // one that broke down has printed nothing
  if (!faults || !isDone) return null
  return new Map(asked.map((unit) => [unit, faults.get(nameOf(unit, unit.file.path)) ?? []]))
}

/** Null where it has not looked at types: an error of syntax, wherever it is, keeps it from that. */
function readFaults(output: string): ReturnType<typeof faultsIn> | null {
  try {
    const faults = faultsIn(output)
    return [...faults.values()].flat().some(({ code }) => code < 2000) ? null : faults
  } catch {
    return null
  }
}

const nameOf = ({ project, stage }: SampleUnit, path: string) => posix.join('samples', project, String(stage + 1), path)

/** Files as a project below the site's folder, from where they find its packages. */
function writeProject(units: SampleUnit[], { modules }: SampleWorld, folder: string): void {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const files = new Set(['environment.d.ts'])
  for (const unit of units) {
    files.add(nameOf(unit, unit.file.path))
    for (const file of unit.files.values()) {
      write(nameOf(unit, file.path), file.text)
      if (isAmbient(file, unit.files)) files.add(nameOf(unit, file.path))
    }
  }
  const paths = Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, [file]]))
  write('environment.d.ts', ENVIRONMENT)
  write('tsconfig.json', JSON.stringify({ compilerOptions: { ...SAMPLE_OPTIONS, paths }, files: [...files] }))
}
