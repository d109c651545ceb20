import { join } from 'node:path'
import { readIfPresent } from '#disk/read-if-present.ts'
import { runLimited } from '#disk/run-limited.ts'
import type { LiveRuntime } from '#model/live.ts'
import type { CompiledPage } from '#model/page.ts'
import { BuildError, type Problem } from '#model/problem.ts'
import type { LiveChecker } from '#model/type-check.ts'
import { checkerAt } from '../bundle/bundle-checker.ts'
import { liveRuntime } from '../bundle/live-runtime.ts'
import { liveSettings } from '../bundle/live-settings.ts'
import { loadConfig } from '../config/load-config.ts'
import { requireFiles } from '../config/missing-files.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { NO_TYPES } from '../hover/site-types.ts'
import { NO_PROOFS } from '../proofs/site-proofs.ts'
import type { LiveSource } from '../recordings/record-site.ts'
import { NO_RECORDINGS } from '../recordings/site-recordings.ts'
import type { ErrorFile } from '../search-index/error-file.ts'
import { errorFilePath } from '../search-index/error-places.ts'
import type { Site } from '../shape/site.ts'
import { CONTENT_FOLDER } from '../sources/content-folder.ts'
import { readLastUpdates } from '../sources/last-updated.ts'
import { readMoved } from '../sources/moved-file.ts'
import { findTexts, type PageTexts } from '../sources/page-texts.ts'
import { readQuestions } from '../sources/question-files.ts'
import { readMark } from '../sources/site-mark.ts'
import { type Assembly, assembleSite } from './assemble-site.ts'
import { importProblem, unknownImports } from './live-imports.ts'

/** How a site is read. */
export interface LoadOptions extends Pick<Assembly, 'isProduction' | 'searchMemory' | 'shelf'> {
  /** Compiles one page; hides the cache and whatever runs in parallel. */
  compile: (source: string, text: string) => Promise<CompiledPage>
}

/** What is known of the samples of a site besides their text. */
export interface KnownOfSamples extends Pick<Assembly, 'types' | 'proofs' | 'recordings' | 'drawings'> {
  /** What checks types in live examples. Paths are below `dist/`. */
  checker?: LiveChecker | null
}

/** A site that is compiled but not yet put together. */
export interface CompiledSite {
  /** Pages with examples that run, drafts left out where they are not shown. */
  live: LiveSource[]
  assemble(known: KnownOfSamples): Site
}

/** The whole site in `root`: every page compiled and in its place, every mistake in one `BuildError`. Of its samples nothing is known. */
export async function loadSite(root: string, options: LoadOptions): Promise<Site> {
  const [config, texts] = await Promise.all([loadConfig(root), findTexts(root)])
  const { assemble } = await readSite(root, config, texts, options)
  return assemble({ types: NO_TYPES, proofs: NO_PROOFS, recordings: NO_RECORDINGS })
}

/** Compiles every page of a site, which is put together once its samples are known. */
export async function readSite(
  root: string,
  config: ResolvedConfig,
  texts: PageTexts,
  { isProduction, compile, searchMemory, shelf }: LoadOptions,
): Promise<CompiledSite> {
  requireFiles(root, config)
  const errorPath = errorFilePath(config)
  const [compiled, updates, readErrors, questions, mark, moved] = await Promise.all([
    compileAll(texts, compile),
    readLastUpdates(root, texts.sources),
    errorPath === null ? () => null : errorReader(config, join(root, errorPath)),
    readQuestions(root, config),
    readMark(root, config),
    readMoved(root, config),
  ])
  await checkLiveImports(config, texts, compiled)
  const hasLive = compiled.some(({ live }) => live.length > 0)
  const runtime = hasLive ? liveRuntime(config.baseUrl, liveSettings(root, config)) : null
  const shown = compiled.filter(({ meta, live }) => live.length > 0 && !(isProduction && meta.draft))
  const read = { searchMemory, shelf, isProduction, updates, readErrors, questions, mark, moved, runtime }
  return {
    live: await Promise.all(
      shown.map(async ({ meta: { source }, live }) => ({ source, text: await texts.textOf(source), examples: live })),
    ),
    assemble: (known) =>
      assembleSite(root, config, compiled, {
        ...read,
        ...known,
        runtime: runtime && withChecker(runtime, config.baseUrl, known.checker),
      }),
  }
}

/** Opens the file of error messages. Not every site has one: what checks it is loaded with it. */
async function errorReader(config: ResolvedConfig, path: string): Promise<() => ErrorFile | null> {
  const [text, { readErrorFile }] = await Promise.all([readIfPresent(path), import('../search-index/error-file.ts')])
  return () => readErrorFile(config, text)
}

const withChecker = (runtime: LiveRuntime, baseUrl: string, checker: LiveChecker | null = null): LiveRuntime =>
  checker ? { ...runtime, checker: checkerAt(baseUrl, checker) } : runtime

async function checkLiveImports(config: ResolvedConfig, texts: PageTexts, pages: CompiledPage[]): Promise<void> {
  const problems = pages.map(async ({ meta: { source }, live }) => {
    const unknown = unknownImports(live, config)
    if (unknown.length === 0) return []
    const text = await texts.textOf(source)
    return unknown.map((wrong) => importProblem(wrong, source, text))
  })
  const found = (await Promise.all(problems)).flat()
  if (found.length > 0) throw new BuildError(found)
}

/** Enough files at once to keep every worker busy, few enough for any limit on open files. */
const OPEN_FILES = 64

async function compileAll({ sources, textOf }: PageTexts, compile: LoadOptions['compile']): Promise<CompiledPage[]> {
  const pages = new Map<string, CompiledPage>()
  const problems = new Map<string, Problem[]>()
  await runLimited(sources, OPEN_FILES, async (source) => {
    try {
      pages.set(source, await compile(source, await textOf(source)))
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
