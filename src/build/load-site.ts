import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompiledPage } from '#model/page.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import { assembleSite } from './assemble-site.ts'
import { CONTENT_FOLDER, findPages } from './find-pages.ts'
import { readLastUpdates } from './last-updated.ts'
import { liveRuntime } from './live-runtime.ts'
import { loadConfig } from './load-config.ts'
import { readIfPresent } from './read-if-present.ts'
import { runLimited } from './run-limited.ts'
import { errorFilePath } from './search/error-messages.ts'
import type { Site } from './site-types.ts'
import { NO_TYPES, type SiteTypes } from './types-file.ts'

/** How a site is read. */
export interface LoadOptions {
  /** Drafts are left out of a production build and shown while writing. */
  isProduction: boolean
  /** Compiles one page; hides the cache and whatever runs in parallel. */
  compile: (source: string, text: string) => Promise<CompiledPage>
}

/** The whole site in `root`: every page compiled, every reference followed, every mistake in one `BuildError`. */
export async function loadSite(root: string, options: LoadOptions, types: SiteTypes = NO_TYPES): Promise<Site> {
  return (await readSite(root, options))(types)
}

/** Compiles every page of a site, which is put together once the types in its samples are known. */
export async function readSite(
  root: string,
  { isProduction, compile }: LoadOptions,
): Promise<(types: SiteTypes) => Site> {
  const [config, sources] = await Promise.all([loadConfig(root), findPages(root)])
  const errorPath = errorFilePath(config)
  const [compiled, updates, errorFile] = await Promise.all([
    compileAll(root, sources, compile),
    readLastUpdates(root, sources),
    errorPath === null ? null : readIfPresent(join(root, errorPath)),
  ])
  const runtime = compiled.some(({ live }) => live.length > 0) ? liveRuntime(config.baseUrl) : null
  return (types) => assembleSite(root, config, compiled, { isProduction, updates, errorFile, runtime, types })
}

/** Enough files at once to keep every worker busy, few enough for any limit on open files. */
const OPEN_FILES = 64

async function compileAll(root: string, sources: string[], compile: LoadOptions['compile']): Promise<CompiledPage[]> {
  const pages = new Map<string, CompiledPage>()
  const problems = new Map<string, Problem[]>()
  await runLimited(sources, OPEN_FILES, async (source) => {
    try {
      pages.set(source, await compile(source, await readFile(join(root, CONTENT_FOLDER, source), 'utf8')))
    } catch (error) {
      if (!(error instanceof BuildError))
        throw new Error(`Could not compile ${CONTENT_FOLDER}/${source}`, { cause: error })
      problems.set(source, error.problems)
    }
  })
  if (problems.size > 0) throw new BuildError(inOrder(sources, problems).flat())
  return inOrder(sources, pages)
}

const inOrder = <Value>(keys: string[], values: Map<string, Value>): Value[] =>
  keys.map((key) => values.get(key)).filter((value) => value !== undefined)
