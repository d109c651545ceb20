import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { CONTENT_FOLDER } from './content-folder.ts'

/** When each source was last committed, and the one warning that covers all sources without a date. */
export interface LastUpdates {
  /** ISO dates by source. */
  dates: Map<string, string>
  warning: string | null
}

/** Reads the dates of all sources in one pass over the history, newest first, which ends when every source has one. */
export async function readLastUpdates(root: string, sources: string[]): Promise<LastUpdates> {
  const shallow = await git(root, ['rev-parse', '--is-shallow-repository'])
  if (shallow === null) return without('the site is not under version control, or git is not installed.')
  if (shallow.trim() === 'true') {
    return without(
      'the git history is shallow, so every page would get the same date.\n  Fetch all of it: `git fetch --unshallow`, or depth 0 in the settings of a build service.',
    )
  }
  const prefix = (await git(root, ['rev-parse', '--show-prefix']))?.trimEnd() ?? ''
  const wanted = new Map(sources.map((source) => [`${prefix}${CONTENT_FOLDER}/${source}`, source]))
  const dates = await lastChanges(root, 'HEAD', wanted)
  return { dates, warning: missingDates(sources.filter((source) => !dates.has(source))) }
}

const without = (reason: string): LastUpdates => ({
  dates: new Map(),
  warning: `No page shows when it was last updated: ${reason}`,
})

function missingDates(sources: string[]): string | null {
  if (sources.length === 0) return null
  const named = sources.slice(0, 5).map((source) => `${CONTENT_FOLDER}/${source}`)
  const rest = sources.length > named.length ? ` and ${sources.length - named.length} more` : ''
  const pages = sources.length === 1 ? '1 page' : `${sources.length} pages`
  return `No last-update date on ${pages}, because git does not know the source: ${named.join(', ')}${rest}.`
}

/** A git hook tells its children which repository to use; the site's folder decides here. */
function gitEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
}

/** The output of a git command, or null when there is no git or no repository: the caller says what that means. */
async function git(root: string, args: string[]): Promise<string | null> {
  return promisify(execFile)('git', args, { cwd: root, env: gitEnvironment() }).then(
    ({ stdout }) => stdout,
    () => null,
  )
}

/** The newest commit that changed a file, under the name that it had then. */
interface NewestCommit {
  hash: string
  date: string
  /** The commit brought the file, at least under this name. */
  isFirst: boolean
}

/**
 * When each file was last changed, by its source. `wanted` has sources by where they lie in the repository. Another name alone is no
 * change: for a file that its newest commit only moved, the search goes on before that, under the name of then.
 */
async function lastChanges(root: string, from: string, wanted: Map<string, string>): Promise<Map<string, string>> {
  const newest = await newestCommits(root, from, wanted)
  const dates = new Map([...newest].map(([path, { date }]) => [wanted.get(path) ?? path, date]))
  const brought = [...newest].filter(([, { isFirst }]) => isFirst)
  for (const [hash, names] of await renamesIn(root, new Set(brought.map(([, commit]) => commit.hash)))) {
    const before = new Map<string, string>()
    for (const [path, commit] of brought) {
      const [old, source] = [names.get(path), wanted.get(path)]
      if (commit.hash === hash && old !== undefined && source !== undefined) before.set(old, source)
    }
    if (before.size === 0) continue
    for (const [source, date] of await lastChanges(root, `${hash}^`, before)) dates.set(source, date)
  }
  return dates
}

const COMMIT = '\x01'

/** Commits stand before the files they touched: `\x01<hash> <seconds>\0\n<status>\0<file>\0`. Ends early once nothing is wanted. */
function newestCommits(root: string, from: string, wanted: Map<string, string>): Promise<Map<string, NewestCommit>> {
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
async function renamesIn(root: string, hashes: Set<string>): Promise<Map<string, Map<string, string>>> {
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
