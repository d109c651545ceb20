import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import type { OutputFile } from '#disk/output-file.ts'
import { bundleStyles } from './build-shell.ts'
import { KNOWN_TYPE_CHECKS } from './known-types.ts'
import { SANDBOX_META_POLICY } from './sandbox-policy.ts'

const SOURCES = `${ENGINE_ROOT}src/live/sandbox/`

/**
 * Bundles what runs in the sandbox of live examples: the document, and the packages in two scripts of which the second shares
 * modules with the first. This file and build-shell.ts alone import bundlers, so that a build with cached bundles does not pay for it.
 */
export async function buildLive(paths: { sandbox: string; core: string; query: string }): Promise<OutputFile[]> {
  const [bootstrap, core, query, styles] = await Promise.all([
    bundle('bootstrap.ts'),
    bundle('core-vendor.ts'),
    bundle('query-vendor.ts', SHARED),
    bundleStyles('src/live/sandbox/sandbox.css'),
  ])
  return [
    { path: paths.sandbox, body: sandboxDocument(bootstrap, styles) },
    { path: paths.core, body: core },
    { path: paths.query, body: query },
  ]
}

/** Modules that the second bundle takes from the first; `shared` in core-vendor.ts has them all. */
const SHARED = ['react', 'react-redux', '@reduxjs/toolkit', 'immer', 'reselect']

/** Readers get the checks and messages of the library they learn; React's own would weigh as much as all the rest. */
const IN_DEVELOPMENT = /\/node_modules\/(?:@reduxjs\/toolkit|redux|redux-thunk|react-redux|immer|reselect)\//

async function bundle(entry: string, shared: string[] = []): Promise<string> {
  const bundler = await rolldown({
    input: SOURCES + entry,
    cwd: ENGINE_ROOT,
    platform: 'browser',
    logLevel: 'warn',
    checks: { bundlerTimings: false },
    external: shared,
    plugins: [REDUX_IS_WATCHED, MODES],
    resolve: { alias: { 'harbour-library': `${ENGINE_ROOT}samples/harbour-library/harbour-library.ts` } },
    transform: { define: KNOWN_TYPE_CHECKS, target: 'es2022' },
  })
  const { output } = await bundler.generate({
    format: 'iife',
    minify: true,
    globals: Object.fromEntries(shared.map((name) => [name, `__live.vendors.shared[${JSON.stringify(name)}]`])),
  })
  await bundler.close()
  return output[0].code.trim()
}

/** Whoever imports `redux` gets `redux.ts`, and that alone the package. */
const REDUX_IS_WATCHED: Plugin = {
  name: 'redux-is-watched',
  resolveId(id) {
    if (id === 'redux') return `${SOURCES}redux.ts`
    return id === 'redux-original' ? join(dirname(require.resolve('redux/package.json')), 'dist/redux.mjs') : null
  },
}

const require = createRequire(import.meta.url)

const MODES: Plugin = {
  name: 'modes',
  transform(code, id) {
    if (!code.includes('process.env.NODE_ENV')) return null
    const mode = IN_DEVELOPMENT.test(id.replaceAll('\\', '/')) ? 'development' : 'production'
    // Before the types are known: RTK asks whether there is a process at all.
    return code.replaceAll('typeof process', '"object"').replaceAll('process.env.NODE_ENV', `"${mode}"`)
  },
}

/** The document is complete in itself: what else it needs, the page hands to it. */
function sandboxDocument(bootstrap: string, styles: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${SANDBOX_META_POLICY}">`,
    '<meta http-equiv="x-dns-prefetch-control" content="off">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Live example</title>',
    `<style>${styles}</style>`,
    '</head><body><div id="root"></div>',
    `<script>${bootstrap.replaceAll('</script', '<\\/script')}</script>`,
    '</body></html>\n',
  ].join('\n')
}
