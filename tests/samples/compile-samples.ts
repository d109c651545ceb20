import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { ENVIRONMENT, SAMPLE_OPTIONS } from '#engine/samples/sample-options.ts'
import { isAmbient, type SampleUnit } from '#engine/samples/sample-project.ts'
import type { SampleWorld } from '#engine/samples/sample-world.ts'
import type { TypeFault } from '#engine/samples/type-check.ts'
import { PROJECT } from '../places.ts'

/** Runs a command in a folder and gives what it printed, whether or not it fails. */
export type RunCompiler = (args: string) => Promise<string>

/** What an older compiler does not know, and what it is given instead. */
const OLDER: Array<{ before: [major: number, minor: number]; options: Record<string, unknown> }> = [
  { before: [5, 8], options: { erasableSyntaxOnly: undefined } },
  { before: [5, 7], options: { target: 'es2022' } },
]

const ERROR = /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*)$/

/**
 * Checks samples with the command line of any TypeScript, in files below `folder`: the type errors of each. Only files whose
 * declarations may see each other are given together.
 */
export async function compileSamples(
  units: SampleUnit[],
  { modules }: SampleWorld,
  { folder, version, run }: { folder: string; version: string; run: RunCompiler },
): Promise<Map<SampleUnit, TypeFault[]>> {
  const nameOf = ({ project, stage }: SampleUnit, path: string) =>
    posix.join('samples', project, String(stage + 1), path)
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const roots = new Set(['environment.d.ts'])
  for (const unit of units) {
    roots.add(nameOf(unit, unit.file.path))
    for (const file of unit.files.values()) {
      write(nameOf(unit, file.path), file.text)
      if (isAmbient(file, unit.files)) roots.add(nameOf(unit, file.path))
    }
  }
  write('environment.d.ts', ENVIRONMENT)
  write('tsconfig.json', sampleConfig(version, { modules }, [...roots]))
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const found = faultsIn(await run('--project tsconfig.json --pretty false'))
  const [elsewhere] = [...found].filter(([file]) => !file.startsWith('samples/'))
  if (elsewhere)
    throw new Error(`TypeScript ${version} cannot check samples: ${elsewhere[0]}: ${elsewhere[1][0]?.message}`)
  return new Map(
    units.map((unit) => {
      const faults = found.get(nameOf(unit, unit.file.path)) ?? []
      return [unit, faults.map((fault) => ({ ...fault, file: unit.file }))]
    }),
  )
}

/** What such a compiler is told: as samples are checked, as far as it knows how. */
export function sampleConfig(version: string, { modules }: Pick<SampleWorld, 'modules'>, files: string[]): string {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOlder = ([from, part]: [number, number]) => major < from || (major === from && minor < part)
  const older = OLDER.filter(({ before }) => isOlder(before)).map(({ options }) => options)
  const paths = Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, [file]]))
  return JSON.stringify({ compilerOptions: Object.assign({}, SAMPLE_OPTIONS, ...older, { paths }), files }, null, 2)
}

/** What a compiler has printed, by file. A line that is no error goes on with the one before. */
export function faultsIn(output: string): Map<string, Array<Omit<TypeFault, 'file'>>> {
  const found = new Map<string, Array<Omit<TypeFault, 'file'>>>()
  let last: Omit<TypeFault, 'file'> | undefined
  for (const text of output.split(/\r?\n/)) {
    const [, file, line, column, code, message = ''] = ERROR.exec(text) ?? []
    if (file) {
      last = { line: Number(line), column: Number(column), code: Number(code), message }
      found.set(file, [...(found.get(file) ?? []), last])
    } else if (last && text.startsWith('  ')) last.message += `\n${text}`
    else if (text.trim() !== '') throw new Error(`The compiler says something that is no error of a file: ${text}`)
  }
  return found
}
