import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { filesBelow, fingerprint, pathsThatExist } from '#disk/fingerprint.ts'
import type { OutputFile } from '#disk/output-file.ts'
import type { OfflineFile, OfflineFiles } from '#model/offline.ts'
import { NOT_FOUND_ROUTE, outputPathOfRoute, SEARCH_ROUTE } from '#model/route.ts'
import type { Shell } from '../bundle/bundle-shell.ts'
import { livePaths } from '../bundle/live-runtime.ts'
import { liveSettings } from '../bundle/live-settings.ts'
import { type DocumentFrame, renderDocument } from '../pages/document.ts'
import { hasLive, type Site } from '../shape/site.ts'
import { markdownTwins } from './markdown-twins.ts'
import { siteData } from './site-data.ts'

/**
 * Names, in the documents' frame, the list of the files of this deployment. The name has to be known before the documents are
 * made, so it follows from what they are made of.
 */
export function withOfflineList(frame: DocumentFrame, site: Site, shell: Pick<Shell, 'fingerprint'>): DocumentFrame {
  if (!site.config.offline) return frame
  const hash = createHash('sha256')
  const sample = renderDocument(frame, { screen: 'not-found', route: NOT_FOUND_ROUTE }, '')
  const parts = [sample, shell.fingerprint, fingerprint(site.root, pathsThatExist(site.root, ['public']))]
  const pages = site.pages.map(({ dataFile }) => dataFile.name)
  const twins = markdownTwins(site).map(({ body }) => body)
  const cards = [...(frame.pictures?.cards.values() ?? [])].map(({ picture }) => picture.path)
  for (const part of [...parts, ...pages, ...twins, ...cards]) hash.update(`${part}\0`)
  return { ...frame, offline: `${site.data.baseUrl}assets/offline.${hash.digest('hex').slice(0, 16)}.json` }
}

/** What has been written so far, and where the list is. */
export interface WrittenFiles {
  frame: DocumentFrame
  shell: Pick<Shell, 'files'>
  sizes: Map<string, number>
}

/** The list of what a deployment is made of, as far as readers need it; none for a site that is not kept offline. */
export function offlineFiles(site: Site, { frame, shell, sizes }: WrittenFiles): OutputFile[] {
  if (!frame.offline) return []
  const { baseUrl, title } = site.data
  const sized = (path: string): OfflineFile => [path, sizes.get(path) ?? 0]
  const packs = hasLive(site) ? livePaths(liveSettings(site.root, site.config)).packs : []
  const pages = site.pages.map(({ compiled: { meta }, dataFile, liveFile, recordingsFile, typesFile }) => {
    const optional = [liveFile?.path, recordingsFile?.path, typesFile?.path]
    const files = [`assets/pages/${dataFile.name}`, ...optional].filter((path) => path !== undefined)
    return [meta.route, { title: meta.title, document: documentSize(meta.route), files: files.map(sized) }] as const
  })
  const search = { title: 'Search the documentation', document: documentSize(SEARCH_ROUTE), files: [] }
  const list: OfflineFiles = {
    title,
    common: [
      ...shell.files.map(({ path }) => path),
      ...siteData(site).map(({ path }) => path),
      ...(site.movedFile ? [site.movedFile.path] : []),
      ...(site.searchIndex ? [site.searchIndex.names, ...site.searchIndex.texts].map(({ path }) => path) : []),
      // The sandbox's document is not here: browsers load it past the worker, from their own cache.
      ...packs.map(({ href }) => href),
    ].map(sized),
    pages: Object.fromEntries([...pages, [SEARCH_ROUTE, search]]),
    // No page needs the meaning of error numbers, so it comes with the whole site only.
    loose: [...looseFiles(site), ...(site.errorTable ? [sized(site.errorTable.path)] : [])],
  }
  return [{ path: frame.offline.slice(baseUrl.length), body: JSON.stringify(list) }]

  function documentSize(route: string): number {
    return sizes.get(outputPathOfRoute(route)) ?? 0
  }
}

/** Twins, and files of `public/` whose names an address can carry as they are. */
function looseFiles({ root, pages }: Site): OfflineFile[] {
  const folder = join(root, 'public')
  const copied = filesBelow(folder)
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), body: readFileSync(file) }))
    .filter(({ path }) => /^[\w./-]+$/.test(path) && !path.includes('..'))
  const twins = markdownTwins({ pages }).map(({ path, body }) => ({ path, body: Buffer.from(body) }))
  return [...twins, ...copied].map(({ path, body }) => {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
    return [`${path}?${hash}`, body.byteLength]
  })
}
