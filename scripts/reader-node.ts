/** The Node that readers have who follow the pages today: at least that of `.nvmrc`. The packages of the day run on no older one. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, '.cache/reader-node')

/** A folder for the front of PATH, or null: the Node that runs this is new enough. Fetched from the registry, into `.cache`. */
export function readerNode(version = process.versions.node): string | null {
  const wanted = readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim()
  if (Number.parseInt(version, 10) >= Number.parseInt(wanted, 10)) return null
  const bin = join(FOLDER, 'node_modules/.bin')
  if (!existsSync(join(bin, 'node'))) {
    mkdirSync(FOLDER, { recursive: true })
    // A package of its own: npm would otherwise look for one in the folders above.
    writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }')
    const { status } = spawnSync('npm', ['install', '--no-save', `node@${wanted}`], { cwd: FOLDER, stdio: 'inherit' })
    if (status !== 0 || !existsSync(join(bin, 'node')))
      throw new Error(
        `This is Node ${version}, and npm did not install node@${wanted}. Start this with Node ${wanted}.`,
      )
  }
  return bin
}
