import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { filesBelow } from '#disk/fingerprint.ts'
import { CONFIG_FILES } from '../config/load-config.ts'
import { UsageError } from '../report/usage-error.ts'

const TEMPLATE = join(ENGINE_ROOT, 'templates/three-pages')
/** What stands for the folder of the engine in files of the template. */
const ENGINE = '{engine}'
/** Stored without its dot: as `.gitignore` it would apply to this repository. */
const RENAMED: Record<string, string> = { gitignore: '.gitignore' }

/** The `init` command: writes a small site into a folder, which it makes if need be, and says how to go on. */
export function runInit(root: string, name = '.'): void {
  const folder = resolve(root, name)
  const files = filesBelow(TEMPLATE).map((file) => {
    const path = relative(TEMPLATE, file)
    return { path: RENAMED[path] ?? path, text: readFileSync(file, 'utf8') }
  })
  refuseToWriteOver(folder, [...files.map(({ path }) => path.split(sep, 1).join()), ...CONFIG_FILES])
  const engine = relative(folder, ENGINE_ROOT).split(sep).join('/') || '.'
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text.replaceAll(ENGINE, engine), { flag: 'wx' })
  }
  console.log(nextSteps(folder, name === '.' ? null : name))
}

const WAY_OUT = 'Name a folder that is new: docs init my-docs'

function refuseToWriteOver(folder: string, names: string[]): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`${folder} is a file.\n  ${WAY_OUT}`)
  const there = [...new Set(names)].filter((name) => existsSync(join(folder, name))).sort()
  if (there.length === 0) return
  const list = new Intl.ListFormat('en').format(there)
  throw new UsageError(`${folder} has ${list} already. Nothing was written: init writes over nothing.\n  ${WAY_OUT}`)
}

const nextSteps = (folder: string, name: string | null) =>
  [
    `Wrote a site of three pages to ${folder}`,
    '',
    ...(name === null ? [] : [`  cd ${name}`]),
    '  npm run dev      serves it at http://127.0.0.1:3000/ while you write; there is nothing to install',
    '  npm run build    writes it to dist/, for any web server',
    '',
    `The pages are in content/, the settings in site.config.ts. ${join(ENGINE_ROOT, 'SETTINGS.md')} tells all of them.`,
  ].join('\n')
