import { join } from 'node:path'
import { readIfPresent } from '#disk/read-if-present.ts'
import { runLimited } from '#disk/run-limited.ts'
import type { CompiledPage } from '#model/page.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import { liveRuntime } from '../bundle/live-runtime.ts'
import { loadConfig } from '../config/load-config.ts'
import { NO_TYPES, type SiteTypes } from '../hover/types-file.ts'
import { NO_PROOFS, type SiteProofs } from '../proofs/proof-marks.ts'
import { errorFilePath } from '../search-index/error-messages.ts'
import type { Site } from '../shape/site.ts'
import { CONTENT_FOLDER } from '../sources/content-folder.ts'
import { findPages } from '../sources/find-pages.ts'
import { readLastUpdates } from '../sources/last-updated.ts'
import { readSource } from '../sources/read-source.ts'
import { readMark } from '../sources/site-mark.ts'
import { assembleSite } from './assemble-site.ts'

/** How a site is read. */
export interface LoadOptions {
  /** Drafts are left out of a production build and shown while writing. */
  isProduction: boolean
  /** Compiles one page; hides the cache and whatever runs in parallel. */
  compile: (source: string, text: string) => Promise<CompiledPage>
}

/** What is known of the samples of a site besides their text. */
export interface KnownOfSamples {
  types: SiteTypes
  proofs: SiteProofs
}

const NOTHING: KnownOfSamples = { types: NO_TYPES, proofs: NO_PROOFS }

/** The whole site in `root`: every page compiled, every reference followed, every mistake in one `BuildError`. */
export async function loadSite(root: string, options: LoadOptions, known: KnownOfSamples = NOTHING): Promise<Site> {
  return (await readSite(root, options))(known)
}

/** Compiles every page of a site, which is put together once its samples are known. */
export async function readSite(
  root: string,
  { isProduction, compile }: LoadOptions,
): Promise<(known: KnownOfSamples) => Site> {
  const [config, sources] = await Promise.all([loadConfig(root), findPages(root)])
  const errorPath = errorFilePath(config)
  const [compiled, updates, errorFile, mark] = await Promise.all([
    compileAll(root, sources, compile),
    readLastUpdates(root, sources),
    errorPath === null ? null : readIfPresent(join(root, errorPath)),
    readMark(root, config),
  ])
  const runtime = compiled.some(({ live }) => live.length > 0) ? liveRuntime(config.baseUrl) : null
  return (known) => assembleSite(root, config, compiled, { isProduction, updates, errorFile, mark, runtime, ...known })
}

/** Enough files at once to keep every worker busy, few enough for any limit on open files. */
const OPEN_FILES = 64

async function compileAll(root: string, sources: string[], compile: LoadOptions['compile']): Promise<CompiledPage[]> {
  const pages = new Map<string, CompiledPage>()
  const problems = new Map<string, Problem[]>()
  await runLimited(sources, OPEN_FILES, async (source) => {
    try {
      pages.set(source, await compile(source, await readSource(root, source)))
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
