import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

/** A git hook tells its children which repository to use; the site's folder decides here. */
function gitEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
}

/** The output of a git command, or null when there is no git or no repository: the caller says what that means. */
export async function git(root: string, args: string[]): Promise<string | null> {
  return promisify(execFile)('git', args, { cwd: root, env: gitEnvironment() }).then(
    ({ stdout }) => stdout,
    () => null,
  )
}

/** The newest commit that changed a file, under the name that it had then. */
export interface NewestCommit {
  hash: string
  date: string
  /** The commit brought the file, at least under this name. */
  isFirst: boolean
}

const COMMIT = '\x01'

/** Commits stand before the files they touched: `\x01<hash> <seconds>\0\n<status>\0<file>\0`. Ends early once nothing is wanted. */
export function newestCommits(
  root: string,
  from: string,
  wanted: Map<string, string>,
): Promise<Map<string, NewestCommit>> {
  const folders = new Set([...wanted.keys()].map((path) => `:(top,literal)${path.slice(0, path.lastIndexOf('/') + 1)}`))
  const format = [`--format=%x01%H %ct`, '--name-status', '-z', '--no-renames']
  const child = spawn('git', ['log', ...format, from, '--', ...folders], {
    cwd: root,
    env: gitEnvironment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const newest = new Map<string, NewestCommit>()
  let [hash, seconds, status, rest] = ['', '', '', '']
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (chunk: string) => {
    const fields = (rest + chunk).split('\0')
    rest = fields.pop() ?? ''
    for (const field of fields) {
      const value = field.replace(/^\n/, '')
      if (value.startsWith(COMMIT)) [hash = '', seconds = ''] = value.slice(1).split(' ')
      else if (value.length === 1) status = value
      else if (wanted.has(value) && !newest.has(value)) {
        const date = new Date(Number(seconds) * 1000).toISOString()
        newest.set(value, { hash, date, isFirst: status === 'A' })
      }
    }
    if (newest.size === wanted.size) child.kill()
  })
  return new Promise((resolve) => {
    // A repository without a commit makes git fail: then no source has a date, which the warning tells.
    child.on('error', () => resolve(newest))
    child.on('close', () => resolve(newest))
  })
}

/** By commit: what files that it moved without a change were called before, by their names after it. */
export async function renamesIn(root: string, hashes: Set<string>): Promise<Map<string, Map<string, string>>> {
  const renames = new Map<string, Map<string, string>>()
  if (hashes.size === 0) return renames
  const args = ['diff-tree', '--stdin', '-r', '-z', '-M100%', '--diff-filter=R', '--name-status']
  const child = promisify(execFile)('git', args, { cwd: root, env: gitEnvironment(), maxBuffer: 2 ** 28 })
  child.child.stdin?.end([...hashes].map((hash) => `${hash}\n`).join(''))
  const output = await child.then(
    ({ stdout }) => stdout,
    () => '', // as if nothing had been moved
  )
  let names = new Map<string, string>()
  const fields = output.split('\0')
  for (let at = 0; at < fields.length; at++) {
    const value = (fields[at] ?? '').replace(/^\n/, '')
    if (hashes.has(value)) {
      names = new Map()
      renames.set(value, names)
    } else if (/^R\d+$/.test(value)) {
      names.set(fields[at + 2] ?? '', fields[at + 1] ?? '')
      at += 2
    }
  }
  return renames
}
