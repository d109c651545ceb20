import { gzipSync } from 'node:zlib'
import type { Shell } from '../bundle/bundle-shell.ts'
import type { ShellAssets } from '../bundle/shell-assets.ts'
import type { BuildReport } from '../report/build-report.ts'

type Sizes = BuildReport['sizes']

/** Of the bundled application, what can be weighed. */
interface Weighed extends Pick<Shell, 'fingerprint' | 'files'> {
  assets: Pick<ShellAssets, 'script' | 'preloads' | 'styleSheet' | 'laterSheet'>
}

/** Answers what it was told before of the same, or asks. */
type Remember = (parts: unknown[], make: () => number) => number

/** What the application weighs in a first load. To compress it takes as long as some pages, so that is remembered for each bundle. */
export function measureShell(
  { fingerprint, assets, files }: Weighed,
  remember: Remember,
): Pick<Sizes, 'scriptGzip' | 'stylesGzip'> {
  const gzipOf = (paths: string[]) =>
    files.filter(({ path }) => paths.includes(path)).reduce((sum, { body }) => sum + gzipSync(body).byteLength, 0)
  return {
    scriptGzip: remember(['script', fingerprint], () => gzipOf([assets.script, ...assets.preloads])),
    stylesGzip: remember(
      ['styles', fingerprint],
      () => gzipSync(assets.styleSheet).byteLength + gzipOf(assets.laterSheet ? [assets.laterSheet.path] : []),
    ),
  }
}

/** The sizes that a reader pays for: the first load's script and styles, the largest page, and everything together. */
export function measureOutput(
  sizes: Map<string, number>,
  shell: Pick<Sizes, 'scriptGzip' | 'stylesGzip'>,
  search: Sizes['search'],
): Sizes {
  const pages = [...sizes].filter(([path]) => path.endsWith('.html')).sort(([, a], [, b]) => b - a)
  const [largest] = pages
  return {
    ...shell,
    search,
    largestPage: largest ? { path: largest[0], bytes: largest[1] } : null,
    total: [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0),
  }
}
