import { ENGINE_ROOT } from '#disk/engine-root.ts'
import type { OutputFile } from '#disk/output-file.ts'
import type { LiveRuntime } from '#model/live.ts'
import { bundleStyles } from './build-shell.ts'
import { bundlePacks, bundleScript } from './bundle-packs.ts'
import type { LiveSettings } from './live-settings.ts'
import { SANDBOX_META_POLICY } from './sandbox-policy.ts'

/**
 * Bundles what runs in the sandbox of live examples: the document, and the site's packs. This file and build-shell.ts alone lead to
 * bundlers, so that a build with cached bundles does not pay for it.
 */
export async function buildLive(settings: LiveSettings, { sandbox, packs }: LiveRuntime): Promise<OutputFile[]> {
  const [bootstrap, styles, scripts] = await Promise.all([
    bundleScript(`${ENGINE_ROOT}src/live/sandbox/bootstrap.ts`),
    bundleStyles('src/live/sandbox/sandbox.css'),
    bundlePacks(settings),
  ])
  return [
    { path: sandbox, body: sandboxDocument(bootstrap, styles) },
    ...packs.map(({ href }, index) => ({ path: href, body: scripts[index] ?? '' })),
  ]
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
