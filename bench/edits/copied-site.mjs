// A clone of what is committed, with a copy of the caches of the site: what is measured writes nothing into the project.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** Makes it in a new folder. Returns the root of the site in there. */
export function copySite(folder) {
  const root = path.join(folder, 'site')
  execFileSync('git', ['clone', '--quiet', PROJECT, folder])
  fs.symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'))
  fs.cpSync(path.join(PROJECT, 'site/.cache'), path.join(root, '.cache'), { recursive: true })
  return root
}
