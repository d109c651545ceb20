import { CONTENT_FOLDER } from './content-folder.ts'
import { git, newestCommits, renamesIn } from './git-history.ts'

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
