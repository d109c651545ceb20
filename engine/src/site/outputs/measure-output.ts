import { gzipSync } from 'node:zlib'
import type { Shell } from '../bundle/bundle-shell.ts'
import type { BuildReport } from '../report/build-report.ts'

/** The sizes that a reader pays for: the first load's script and styles, the largest page, and everything together. */
export function measureOutput(
  sizes: Map<string, number>,
  { assets, files }: Shell,
  search: BuildReport['sizes']['search'],
): BuildReport['sizes'] {
  const gzipOf = (paths: string[]) =>
    files.filter(({ path }) => paths.includes(path)).reduce((sum, { body }) => sum + gzipSync(body).byteLength, 0)
  const pages = [...sizes].filter(([path]) => path.endsWith('.html')).sort(([, a], [, b]) => b - a)
  const [largest] = pages
  return {
    scriptGzip: gzipOf([assets.script, ...assets.preloads]),
    stylesGzip: gzipSync(assets.styleSheet).byteLength + gzipOf(assets.laterSheet ? [assets.laterSheet.path] : []),
    search,
    largestPage: largest ? { path: largest[0], bytes: largest[1] } : null,
    total: [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0),
  }
}
