import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { CONTENT_FOLDER } from './content-folder.ts'

/** When each source was last committed, and the one warning that covers all sources without a date. */
export interface LastUpdates {
  /** ISO dates by source. */
  dates: Map<string, string>
  warning: string | null
}

/** Reads the dates of all sources in one pass over the history, newest first, and stops when every source has one. */
export async function readLastUpdates(root: string, sources: string[]): Promise<LastUpdates> {
  const shallow = await git(root, ['rev-parse', '--is-shallow-repository'])
  if (shallow === null) return without('the site is not under version control, or git is not installed.')
  if (shallow.trim() === 'true') {
    return without(
      'the git history is shallow, so every page would get the same date.\n  Fetch all of it: `git fetch --unshallow`, or depth 0 in the settings of a build service.',
    )
  }
  const dates = await newestCommits(root, new Set(sources))
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

const COMMIT = '\x01'

/** Commits stand before the files they touched: `\x01<seconds>\0\n<file>\0<file>\0`. Ends early once nothing is wanted. */
function newestCommits(root: string, wanted: Set<string>): Promise<Map<string, string>> {
  const format = ['--format=%x01%ct', '--name-only', '-z', '--no-renames', '--relative']
  const child = spawn('git', ['log', ...format, '--', CONTENT_FOLDER], {
    cwd: root,
    env: gitEnvironment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const dates = new Map<string, string>()
  let date = ''
  let rest = ''
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (chunk: string) => {
    const fields = (rest + chunk).split('\0')
    rest = fields.pop() ?? ''
    for (const field of fields) {
      const value = field.replace(/^\n/, '')
      const source = value.slice(CONTENT_FOLDER.length + 1)
      if (value.startsWith(COMMIT)) date = new Date(Number(value.slice(1)) * 1000).toISOString()
      else if (wanted.delete(source)) dates.set(source, date)
    }
    if (wanted.size === 0) child.kill()
  })
  return new Promise((resolve) => {
    // A repository without a commit makes git fail: then no source has a date, which the warning tells.
    child.on('error', () => resolve(dates))
    child.on('close', () => resolve(dates))
  })
}
