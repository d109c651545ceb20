import { readFileSync } from 'node:fs'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import type { OutputFile } from '#disk/output-file.ts'
import { SCREENS_ON_DEMAND } from '#model/render.ts'
import { dropReactExports } from './drop-react-exports.ts'
import { KNOWN_TYPE_CHECKS } from './known-types.ts'
import { leanSucrase } from './lean-sucrase.ts'
import { nameJsx } from './name-jsx.ts'
import { ownCopies } from './own-copies.ts'
import type { ShellAssets } from './shell-assets.ts'
import { styleSheets } from './style-sheets.ts'

/** What Vite makes of the app. What screens and explainers style themselves with is known when the renderer runs. */
export interface BuiltShell {
  assets: Omit<ShellAssets, 'laterSheet' | 'screenStyles' | 'explainerStyles'>
  /** The text of the sheet that is linked. */
  laterStyles: string
  files: OutputFile[]
}

/**
 * Runs Vite over the app's entries. Files are the browser's, below `client/`, and the renderer, `server.mjs`.
 * This file alone imports Vite for a build, so that a build with a cached shell does not pay for it.
 */
export async function buildShell(): Promise<BuiltShell> {
  const sheets = styleSheets()
  const [
    client,
    server,
    firstStyles,
    laterStyles,
    announcement,
    dropdown,
    bootScript,
    announcementScript,
    baseUrlCheckScript,
    answerRoomScript,
  ] = await inProduction(() =>
    Promise.all([
      bundle(CLIENT),
      bundle(SERVER),
      joinStyles(sheets.first),
      joinStyles(sheets.later),
      joinStyles(sheets.parts.announcement),
      joinStyles(sheets.parts.dropdown),
      bundleInline('src/app/boot.ts'),
      bundleInline('src/app/announcement-boot.ts'),
      bundleInline('src/app/base-url-check.ts'),
      bundleInline('src/app/answer-room.ts'),
    ]),
  )
  const entry = client.find((file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isEntry)
  const renderer = server.find((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  if (!entry || !renderer) throw new Error('Vite made no entry chunk from src/app')
  const assets: BuiltShell['assets'] = {
    script: entry.fileName,
    styleSheet: firstStyles,
    partStyles: { announcement, dropdown },
    preloads: entry.imports,
    screens: Object.fromEntries(
      Object.entries(SCREENS_ON_DEMAND).map(([screen, file]) => [screen, chunkOf(file, client)]),
    ),
    bootScript,
    announcementScript,
    baseUrlCheckScript,
    answerRoomScript,
  }
  const files = client.map((file) => ({ path: `client/${file.fileName}`, body: bodyOf(file) }))
  return { assets, laterStyles, files: [...files, { path: 'server.mjs', body: renderer.code }] }
}

function chunkOf(file: string, output: Rolldown.RolldownOutput['output'][number][]): string {
  const chunk = output.find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(`/screens/${file}`))
  if (!chunk) throw new Error(`Vite made no chunk from src/app/screens/${file}`)
  return chunk.fileName
}

const bodyOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) => (file.type === 'chunk' ? file.code : file.source)

/** Shared by all entries. The base is relative: no bundle depends on where a site is deployed. */
const COMMON: InlineConfig = {
  configFile: false,
  root: ENGINE_ROOT,
  base: './',
  mode: 'production',
  logLevel: 'warn',
  publicDir: false,
}

/**
 * The first browsers with `@layer`: from them on the pages look as they should, whether or not the application runs. For them
 * `light-dark()` becomes two variables of which one is empty, nesting is unrolled and masks are prefixed: 0.4 KB gzip.
 */
const CSS_TARGET = ['chrome99', 'edge99', 'firefox97', 'safari15.4']

/** Vite wraps every `import()` to preload what the chunk needs. Ours need nothing: sheets are in the page, and what search shares is asked for by hand. */
const NO_PRELOADS: Plugin = {
  name: 'no-preloads',
  configResolved({ plugins }) {
    const all = plugins as Plugin[]
    all.splice(
      0,
      Number.POSITIVE_INFINITY,
      ...all.filter(({ name }) => !/import-analysis-build|build-import-analysis/.test(name)),
    )
  },
}

/** What modules import for the page is joined apart (`style-sheets.ts`): Vite's own sheet would be one for all of it. */
const SHEETS_APART: Plugin = {
  name: 'sheets-apart',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : null),
}

/** The workers (local search, transpiler of live examples) are modules, named like the other files. */
const WORKER: InlineConfig['worker'] = {
  format: 'es',
  plugins: () => [leanSucrase()],
  rolldownOptions: {
    output: { entryFileNames: 'assets/[name].[hash].js', chunkFileNames: 'assets/[name].[hash].js' },
  },
}

/** With all that it imports, though others share it: whoever runs an example has been near it, and so has its player. */
const PLAYER = /\/src\/app\/live\/player\/Player\.tsx$/

/** What comes with the first Play, and with Run. */
const SHARED_BY_EXAMPLES = /\/src\/app\/live\/(?:panels\/|editor\/LinkIcon)/

/** What comes with the first Play alone. */
const PLAYED = /\/src\/app\/live\/player\/later-parts\.ts$/

/** Who watches an explainer is spared the player, so it has copies of the few modules that both are made of. */
const EXPLAINERS = {
  importers: /\/src\/app\/live\/explain\//,
  shared: /\/src\/(?:app\/(?:live\/|ui\/Island)|model\/fields)/,
}

/** Modules of explainers that several drawings may use: who only watches or runs an example is spared them. */
const SHARED_BY_DRAWINGS = /\/src\/app\/live\/explain\//

/** Modules that both the search modal and the search page may use. */
const SHARED_BY_SEARCH = /\/src\/(?:app\/(?:search|ui)|model)\//

const CLIENT: InlineConfig = {
  ...COMMON,
  worker: WORKER,
  plugins: [NO_PRELOADS, SHEETS_APART, ownCopies(EXPLAINERS), nameJsx(), dropReactExports(`${ENGINE_ROOT}src/app`)],
  define: KNOWN_TYPE_CHECKS,
  build: {
    write: false,
    target: 'baseline-widely-available',
    cssTarget: CSS_TARGET,
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a note about slow plugins that a loaded machine sets off
      input: { app: `${ENGINE_ROOT}src/app/entry-client.tsx` },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        entryFileNames: 'assets/[name].[hash].js',
        chunkFileNames: 'assets/[name].[hash].js',
        assetFileNames: 'assets/[name].[hash][extname]',
        // What the entry needs is one file, though chunks that come later share some of it.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'] },
            { name: 'Player', test: PLAYER },
            { name: 'example', test: SHARED_BY_EXAMPLES, minShareCount: 2 },
            { name: 'played', test: PLAYED },
            // What drawings share is one file, and what modal and search page share.
            { name: 'drawings', test: SHARED_BY_DRAWINGS, minShareCount: 2 },
            { name: 'search', test: SHARED_BY_SEARCH, minShareCount: 2 },
          ],
        },
      },
    },
  },
}

/** React is bundled in: the file is imported from a cache folder that has no `node_modules` of its own. */
const SERVER: InlineConfig = {
  ...COMMON,
  ssr: { noExternal: true },
  // Vite leaves this to Node in server builds; as a constant it drops React's development half.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    ssr: true,
    target: 'node20',
    minify: false,
    cssMinify: true, // styles of screens must be to the letter what the browser's files say: a policy names their hashes
    cssTarget: CSS_TARGET,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: `${ENGINE_ROOT}src/app/entry-server.tsx`,
      output: { format: 'es', entryFileNames: 'server.mjs', codeSplitting: false },
    },
  },
}

/** Vite bundles React's development half if the shell it runs in says `NODE_ENV=development`, or `test`. */
async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

async function bundle(config: InlineConfig): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const result = await build(config)
  if (Array.isArray(result)) return result.flatMap(({ output }) => output)
  if ('output' in result) return result.output
  throw new Error('Vite started to watch instead of building')
}

/** A script small enough to stand in the head: one expression, minified, without imports. */
export async function bundleInline(entry: string): Promise<string> {
  const [file] = await bundle({
    ...COMMON,
    build: {
      write: false,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: `${ENGINE_ROOT}${entry}`,
        output: { format: 'iife' },
      },
    },
  })
  if (file?.type !== 'chunk') throw new Error(`Vite made no script from ${entry}`)
  return file.code.trim()
}

/** Sheets as one text, in their order. The two variables of `light-dark()` get short names: tokens have them eighty times. */
async function joinStyles(files: string[]): Promise<string> {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const joined: Plugin = {
    name: 'joined-styles',
    resolveId: (id) => (id === JOINED ? id : null),
    load: (id) => (id === JOINED ? text : null),
  }
  return (await sheetOf(JOINED, [joined])).replaceAll('--lightningcss-', '--')
}

const JOINED = 'joined-styles.css'

/** A style sheet with what it imports, for the same browsers as the app's own. */
export const bundleStyles = (entry: string): Promise<string> => sheetOf(`${ENGINE_ROOT}${entry}`)

async function sheetOf(entry: string, plugins: Plugin[] = []): Promise<string> {
  const files = await bundle({
    ...COMMON,
    plugins,
    build: {
      write: false,
      cssTarget: CSS_TARGET,
      reportCompressedSize: false,
      rolldownOptions: { checks: { bundlerTimings: false }, input: entry },
    },
  })
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'))
  if (!sheet) throw new Error(`Vite made no style sheet from ${entry}`)
  return String(bodyOf(sheet)).trim()
}
