import { join, relative, sep } from 'node:path'
import { BuildError } from '#model/problem.ts'
import { type BuildReport, count } from './build-report.ts'
import { clearStamp, inputsFingerprint, writeStamp } from './build-stamp.ts'
import { bundleLive } from './bundle-live.ts'
import { bundleShell } from './bundle-shell.ts'
import { checkLinks } from './check-links.ts'
import { type DocumentFrame, inlineHashes } from './document.ts'
import { CONTENT_FOLDER, findPages } from './find-pages.ts'
import { filesBelow } from './fingerprint.ts'
import { loadConfig } from './load-config.ts'
import { type LoadOptions, readSite } from './load-site.ts'
import { measureOutput } from './measure-output.ts'
import { derivedOutputs } from './outputs/derived-outputs.ts'
import { contentSecurityPolicy, headers, policyInDocument } from './outputs/headers.ts'
import { siteDataHref } from './outputs/site-data.ts'
import { openPagePool, type PagePool } from './page-pool.ts'
import { prerender } from './prerender.ts'
import type { Progress } from './progress.ts'
import { readSiteTypes } from './read-site-types.ts'
import { openRenderCache } from './render-cache.ts'
import { largeIndexWarning, measureIndex } from './search/measure-index.ts'
import { findIcon } from './site-icon.ts'
import { hasLive, type Site } from './site-types.ts'
import { stageOutput } from './write-output.ts'

/** The build from `content/` to `dist/`. Throws a `BuildError` for mistakes of the author; then nothing has changed. */
export async function buildSite(root: string, progress: Progress): Promise<BuildReport> {
  const start = performance.now()
  const inputs = inputsFingerprint(root)
  const { baseUrl } = await loadConfig(root)
  const pageCount = (await findPages(root)).length
  const pool = openPagePool({ cacheDir: join(root, '.cache'), baseUrl }, pageCount)
  const output = await stageOutput(root)
  const ending = new AbortController()
  const types = progress.run(
    'types',
    () => readSiteTypes(root, ending.signal),
    ({ answers }) => count([...answers.values()].flat().length, 'sample'),
  )
  types.catch(() => {}) // awaited below
  try {
    const [shell, assemble] = await Promise.all([
      progress.run(
        'shell',
        () => bundleShell(root),
        ({ wasCached }) => (wasCached ? 'from cache' : 'bundled'),
      ),
      progress.run(
        'compile',
        () => readSite(root, { isProduction: true, compile: compilerOf(root, pool) }),
        () => `${count(pageCount, 'page')}, ${pool.hits} from cache`,
      ),
    ])
    const site = assemble(await types)
    const warnings = judgeLinks(root, site)

    const live = hasLive(site) ? bundleLive(root) : null
    live?.catch(() => {}) // awaited below
    const frame = frameOf(site, shell.assets)
    const cache = await openRenderCache(join(root, '.cache/render'), shell.fingerprint, site.data)
    pool.startRendering({ rendererUrl: shell.rendererUrl, site: site.data })
    await progress.run(
      'render',
      () => prerender(site, { frame, cache, render: pool.render }, output),
      () => `${count(site.pages.length + site.screens.length, 'document')}, ${cache.hits} from cache`,
    )
    await progress.run(
      'write',
      async () => {
        await output.copy('public')
        await output.write(shell.files)
        await output.write(derivedOutputs(site))
        if (live) await output.write((await live).files)
        await output.write(headers(site, inlineHashes(frame)))
        clearStamp(root)
        await output.commit()
        writeStamp(root, inputs)
        await cache.prune()
      },
      () => count(output.sizes.size, 'file'),
    )
    const search = site.searchIndex && (await measureIndex(site.searchIndex))
    const searchWarning = search && largeIndexWarning(search, site.config.file)
    return {
      pages: site.pages.length,
      files: output.sizes.size,
      milliseconds: performance.now() - start,
      phases: progress.phases,
      sizes: measureOutput(output.sizes, shell, search),
      warnings: [...site.warnings, ...warnings, ...(searchWarning ? [searchWarning] : [])],
    }
  } catch (error) {
    await output.discard()
    throw error
  } finally {
    ending.abort()
    await pool.close()
  }
}

function compilerOf(root: string, pool: PagePool): LoadOptions['compile'] {
  const contentDir = join(root, CONTENT_FOLDER)
  return (source, text) => pool.compile({ source, text, contentDir })
}

function judgeLinks(root: string, site: Site): string[] {
  const folder = join(root, 'public')
  const files = filesBelow(folder).map((file) => relative(folder, file).split(sep).join('/'))
  const { errors, warnings } = checkLinks(site, files)
  if (errors.length > 0) throw new BuildError(errors)
  return warnings
}

function frameOf(site: Site, assets: DocumentFrame['assets']): DocumentFrame {
  const frame: DocumentFrame = {
    site: site.data,
    assets,
    siteDataHref: siteDataHref(site),
    icon: findIcon(site.root),
    hasBaseUrlCheck: site.config.baseUrlBanner,
  }
  const text = contentSecurityPolicy(site.data, inlineHashes(frame))
  return { ...frame, policy: { in: policyInDocument(site), text } }
}
