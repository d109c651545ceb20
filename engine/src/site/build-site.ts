import { join, resolve } from 'node:path'
import { packageNameOf } from '#disk/find-package.ts'
import { openShelf, type Shelf } from '#disk/shelf.ts'
import { keepHeapLean } from '#disk/v8-manners.ts'
import { type StagedOutput, stageOutput } from '#disk/write-output.ts'
import type { CompiledPage } from '#model/page.ts'
import { BuildError } from '#model/problem.ts'
import type { PagePayload } from '#model/site.ts'
import type { LiveChecker } from '#model/type-check.ts'
import { filesOfModule, filesOfModules } from '#samples/module-files.ts'
import type { SamplePage } from '#samples/sample-block.ts'
import type { SampleWorld } from '#samples/sample-world.ts'
import { type LoadOptions, readSite } from './assemble/load-site.ts'
import { putContentAside } from './assemble/put-aside.ts'
import { bundleChecker } from './bundle/bundle-checker.ts'
import { bundleLive } from './bundle/bundle-live.ts'
import { offlineWorker } from './bundle/bundle-offline.ts'
import { bundleShell, loadRenderer, type Shell } from './bundle/bundle-shell.ts'
import { type LiveSettings, liveFiles, liveSettings } from './bundle/live-settings.ts'
import { loadConfig } from './config/load-config.ts'
import { requireFiles } from './config/missing-files.ts'
import type { ResolvedConfig } from './config/resolved-config.ts'
import { readSiteTypes } from './hover/read-site-types.ts'
import { NO_TYPES, type SiteTypes } from './hover/site-types.ts'
import { checkLinks } from './links/check-links.ts'
import { type BuildInputs, clearStamp, inputsOf, type NamedInputs, writeStamp } from './outputs/build-stamp.ts'
import { derivedOutputs } from './outputs/derived-outputs.ts'
import { keepReport } from './outputs/finished-build.ts'
import { contentSecurityPolicy, headers } from './outputs/headers.ts'
import { measureOutput, measureShell } from './outputs/measure-output.ts'
import { offlineFiles, withOfflineList } from './outputs/offline-files.ts'
import { navigationOf, siteDataHref } from './outputs/site-data.ts'
import { MANIFEST_PATH, webManifest } from './outputs/web-manifest.ts'
import { type DocumentFrame, inlineHashes } from './pages/document.ts'
import { openPagePool, type PagePool } from './pages/page-pool.ts'
import { prerender } from './pages/prerender.ts'
import { openRenderCache } from './pages/render-cache.ts'
import { openSiteDrawing, type SiteDrawing } from './pictures/site-drawing.ts'
import type { SitePictures } from './pictures/site-pictures.ts'
import { proveSamples } from './proofs/prove-samples.ts'
import { samplePages } from './proofs/sample-pages.ts'
import { countUnproven } from './proofs/site-proofs.ts'
import { worldOf } from './proofs/site-world.ts'
import { drawExplainers } from './recordings/draw-explainers.ts'
import { recordSite } from './recordings/record-site.ts'
import { type BuildReport, count } from './report/build-report.ts'
import type { Count, Progress } from './report/progress.ts'
import { largeIndexWarning, measureIndex } from './search-index/measure-index.ts'
import { openStoredMemory, type StoredMemory } from './search-index/stored-memory.ts'
import { hasLive, type Site } from './shape/site.ts'
import { CONTENT_FOLDER } from './sources/content-folder.ts'
import { findPages } from './sources/find-pages.ts'
import { type PageTexts, textsOf } from './sources/page-texts.ts'
import { checkPublicFiles, findPublicFiles, PUBLIC_FOLDER } from './sources/public-files.ts'
import { findIcon, findManifest } from './sources/site-icon.ts'

/** What a build may leave out, and where it works. */
export interface BuildOptions {
  /** Do not check samples: those without a proof on record are published without the mark of checked ones. */
  skipSamples?: boolean
  /** Do not ask for the types of names, nor pack what checks those of live examples: pages come without them. */
  skipTypes?: boolean
  /** A site of more pages is put on a shelf. */
  pagesInMemory?: number
}

/** A build under way. */
interface Build {
  root: string
  progress: Progress
  pool: PagePool
  output: StagedOutput
  drawing: SiteDrawing
  /** For a large site. */
  shelf: Shelf | undefined
  /** What earlier builds found out about the pages. */
  known: StoredMemory
  options: BuildOptions
}

/** What all of them are made of is 40 MB. */
const PAGES_IN_MEMORY = 200

/** The build from `content/` to `dist/`. Throws a `BuildError` for mistakes of the author; then nothing has changed. */
export async function buildSite(root: string, progress: Progress, options: BuildOptions = {}): Promise<BuildReport> {
  const start = performance.now()
  checkPublicFiles(root)
  const config = await loadConfig(root)
  requireFiles(root, config)
  const inputs = inputsOf(root, namedInputs(root, config))
  const sources = await findPages(root)
  const pool = openPagePool({ cacheDir: join(root, '.cache'), baseUrl: config.baseUrl }, sources.length)
  const output = await stageOutput(root)
  const ending = new AbortController()
  const { pagesInMemory = PAGES_IN_MEMORY } = options
  const shelf = sources.length > pagesInMemory ? openShelf(`${output.folder}.shelf`) : undefined
  if (shelf) keepHeapLean()
  const texts = textsOf(root, sources, shelf)
  const known = await openStoredMemory(join(root, '.cache'))
  const drawing = await openSiteDrawing(root, config, join(root, '.cache/cards'), {
    signal: ending.signal,
    shelf,
    memory: known.memory,
  })
  const build = { root, progress, pool, output, drawing, shelf, known, options }
  try {
    const { shell, weights, site, proven, warnings } = await readWhole(build, config, texts, ending.signal)
    await writeWhole(build, site, shell, inputs)
    const search = site.searchIndex && (await measureIndex(site.searchIndex))
    const searchWarning = search && largeIndexWarning(search, config.file)
    const report = {
      pages: site.pages.length,
      files: output.sizes.size,
      milliseconds: performance.now() - start,
      phases: progress.phases,
      unproven: { blocks: countUnproven(site.pages, proven.proofs), reason: proven.reason },
      sizes: measureOutput(output.sizes, weights, search),
      warnings: [...warnings, ...(searchWarning ? [searchWarning] : [])],
    }
    if (isWhole(options)) keepReport(root, inputs.hash, report)
    return report
  } catch (error) {
    await output.discard()
    throw error
  } finally {
    ending.abort()
    await pool.close()
    shelf?.close()
  }
}

/** What the settings name besides content. */
function namedInputs(root: string, config: ResolvedConfig): NamedInputs {
  const world = worldOf(root, config)
  const live = liveSettings(root, config)
  const named = [config.logo, config.moved, config.search.questions].filter((path) => path !== null)
  return {
    files: [
      ...filesOfModule(resolve(root, config.file)).keys(),
      ...filesOfModules(world).keys(),
      ...liveFiles(live),
      ...named.map((path) => resolve(root, path)),
    ],
    packages: [
      config.library.packageName,
      ...[...world.entryPoints, ...(world.facts?.messages ?? [])].map(packageNameOf),
      ...live.packs.flatMap(({ packages }) => packages.map(packageNameOf)),
    ],
  }
}

/** True for a build that leaves nothing out. */
const isWhole = ({ skipSamples, skipTypes }: BuildOptions) => !skipSamples && !skipTypes

/** Everything that is written follows from this: the pages, what is known of their samples, and the bundled application. */
async function readWhole(
  { root, progress, pool, drawing, shelf, known: stored, options }: Build,
  config: ResolvedConfig,
  texts: PageTexts,
  signal: AbortSignal,
) {
  const { packageName } = config.library
  const world = worldOf(root, config)
  const pages = samplePages(root, config.sidebars, texts)
  let done = 0
  const onCompiled = (page: CompiledPage) => {
    done++
    if (shelf) putContentAside(page, shelf)
    drawing.begin(page)
  }
  const types = options.skipTypes ? Promise.resolve(NO_TYPES) : typesOf(progress, world, packageName, pages, signal)
  types.catch(() => {}) // awaited below
  const samples = progress.run(
    'samples',
    async () => {
      const known = { skip: options.skipSamples === true, signal, types: options.skipTypes ? null : types }
      return proveSamples(world, packageName, await pages, known)
    },
    {
      summarize: ({ proofs }) => `${[...proofs.values()].reduce((sum, { size }) => sum + size, 0)} proven`,
      hint: 'checking and running every block, only the first time',
    },
  )
  samples.catch(() => {}) // awaited below
  const compile = compilerOf(root, pool, onCompiled)
  const [shell, compiled] = await Promise.all([
    progress.run('shell', () => bundleShell(root), {
      summarize: ({ wasCached }) => (wasCached ? 'from cache' : 'bundled'),
    }),
    progress.run(
      'compile',
      () => readSite(root, config, texts, { isProduction: true, compile, searchMemory: stored.memory, shelf }),
      {
        summarize: () => `${count(texts.sources.length, 'page')}, ${pool.hits} from cache`,
        count: () => ({ done, total: texts.sources.length, noun: 'pages' }),
      },
    ),
  ])
  const examples = progress.run(
    'examples',
    () => recordSite(liveSettings(root, config), compiled.live, { skip: options.skipSamples === true, signal }),
    {
      summarize: ({ made, all }) => `${count(all, 'example')}, ${all - made} from cache`,
      hint: 'running every live example, only the first time',
    },
  )
  examples.catch(() => {}) // awaited below
  const checker = checkerOf(progress, liveSettings(root, config), compiled.live.length > 0 && !options.skipTypes)
  checker.catch(() => {}) // awaited below
  const proven = await samples
  const { recordings, problems: wrong } = await examples
  const drawings = await drawExplainers(recordings, {
    version: config.library.version,
    baseUrl: config.baseUrl,
    styles: shell.assets.explainerStyles,
    load: async () => (await loadRenderer(shell.rendererUrl)).drawExplainer,
  })
  const known = { types: await types, proofs: proven.proofs, recordings, drawings, checker: await checker }
  const site = compiled.assemble(known)
  const weights = measureShell(shell, stored.memory.number)
  await stored.keep()
  await known.types.keep?.()
  const links = checkLinks(site, findPublicFiles(root))
  const problems = [...links.errors, ...proven.problems, ...wrong]
  if (problems.length > 0) throw new BuildError(problems)
  return { shell, weights, site, proven, warnings: [...site.warnings, ...links.warnings] }
}

/** The type of every name that samples show. */
function typesOf(
  progress: Progress,
  world: SampleWorld,
  packageName: string,
  pages: Promise<SamplePage[]>,
  signal: AbortSignal,
): Promise<SiteTypes> {
  let answered: Count | null = null
  const onAnswered = (done: number, total: number) => {
    answered = { done, total, noun: 'files' }
  }
  return progress.run('types', async () => readSiteTypes(world, packageName, await pages, { signal, onAnswered }), {
    summarize: ({ pages }) =>
      count(
        [...pages.values()].reduce((sum, { samples }) => sum + samples, 0),
        'sample',
      ),
    count: () => answered,
    hint: 'asking for the type of every name, only the first time',
  })
}

/** What checks the types of live examples, where it is wanted. */
async function checkerOf(progress: Progress, settings: LiveSettings, isWanted: boolean): Promise<LiveChecker | null> {
  if (!isWanted) return null
  const { checker } = await progress.run('checker', () => bundleChecker(settings), {
    summarize: ({ wasCached }) => (wasCached ? 'from cache' : 'bundled'),
    hint: 'packing the compiler and the types of packages, only the first time',
  })
  return checker
}

/** Renders every document, writes all files, and puts the new folder in the place of the old one. */
async function writeWhole(
  { root, progress, pool, output, drawing, known, options }: Build,
  site: Site,
  shell: Shell,
  inputs: BuildInputs,
): Promise<void> {
  const live = hasLive(site) ? bundleLive(liveSettings(root, site.config)) : null
  live?.catch(() => {}) // awaited below
  const pictures = drawing.picturesOf(site)
  const drawn = progress.run('cards', () => drawing.files(pictures), {
    summarize: ({ files, hits }) => `${count(files.length, 'picture')}, ${hits} from cache`,
  })
  drawn.catch(() => {}) // awaited below
  const frame = withOfflineList(frameOf(site, shell.assets, pictures), site, shell)
  const cache = await openRenderCache(join(root, '.cache/render'), shell.fingerprint, frame)
  pool.startRendering({ rendererUrl: shell.rendererUrl, site: site.data })
  await progress.run('render', () => prerender(site, { frame, cache, render: pool.render }, output), {
    summarize: () => `${count(site.pages.length + site.screens.length, 'document')}, ${cache.hits} from cache`,
  })
  await progress.run(
    'write',
    async () => {
      await output.copy(PUBLIC_FOLDER)
      await output.write(shell.files)
      await output.write(derivedOutputs(site))
      if (live) await output.write((await live).files)
      if (live && !options.skipTypes) await output.write((await bundleChecker(liveSettings(root, site.config))).files)
      await output.write((await drawn).files)
      await output.write(webManifest(site, pictures))
      await output.write(headers(site, inlineHashes(frame)))
      await output.write(offlineFiles(site, { frame, shell, sizes: output.sizes }))
      await output.write([await offlineWorker(root, site.config.offline)])
      clearStamp(root)
      await output.commit()
      if (isWhole(options)) writeStamp(root, inputs) // else the next build finds more to do
      await cache.prune()
      await known.keep() // writing found out more
    },
    { summarize: () => count(output.sizes.size, 'file') },
  )
}

function compilerOf(root: string, pool: PagePool, onCompiled: (page: CompiledPage) => void): LoadOptions['compile'] {
  const contentDir = join(root, CONTENT_FOLDER)
  return async (source, text) => {
    const page = await pool.compile({ source, text, contentDir })
    onCompiled(page)
    return page
  }
}

function frameOf(site: Site, assets: DocumentFrame['assets'], pictures: SitePictures): DocumentFrame {
  const frame = {
    site: site.data,
    assets,
    siteDataHref: siteDataHref(site),
    navigationOf: navigationOf(site),
    icon: findIcon(site.root),
    pictures: { ...pictures, manifest: findManifest(site.root) ?? MANIFEST_PATH },
    hasBaseUrlCheck: site.config.baseUrlBanner,
    movedAddresses: site.moved.flatMap(({ from }) => (from.id === null ? [from.route.toLowerCase()] : [])),
  }
  const policyOf = (screen: PagePayload['screen']) => contentSecurityPolicy(site.data, inlineHashes(frame, [screen]))
  return {
    ...frame,
    policies: {
      doc: policyOf('doc'),
      landing: policyOf('landing'),
      search: policyOf('search'),
      'not-found': policyOf('not-found'),
    },
  }
}
