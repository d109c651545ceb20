import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sourcesFingerprint } from '#disk/engine-fingerprint.ts'
import { runLimited } from '#disk/run-limited.ts'
import { writeWhole } from '#disk/write-whole.ts'
import type { SiteData } from '#model/site.ts'
import { withoutFileNames } from './without-file-names.ts'

/** The app's HTML by what it was rendered from. */
export interface RenderCache {
  /** `content` names the page with its content: the name of its data file. */
  html(content: string, render: () => Promise<string>): Promise<string>
  hits: number
  /** Removes what this build did not ask for. */
  prune(): Promise<void>
}

/**
 * Opens the cache for one shell and one site. Rendering reads of the site everything but the names of files, and
 * this folder says what is put into a page;
 * without them in the key, an edit of one page leaves the HTML of the others known.
 */
export async function openRenderCache(folder: string, shell: string, site: SiteData): Promise<RenderCache> {
  await mkdir(folder, { recursive: true })
  const stored = new Set(await readdir(folder))
  const used = new Set<string>()
  const frame = hash(`${shell}\0${sourcesFingerprint(['src/site/pages'])}\0${withoutFileNames(site)}`)

  const cache: RenderCache = {
    hits: 0,
    async html(content, render) {
      const name = `${hash(`${frame}\0${content}`)}.html`
      used.add(name)
      const path = join(folder, name)
      if (stored.has(name)) {
        cache.hits++
        return readFileSync(path, 'utf8')
      }
      const html = await render()
      await writeWhole(path, html)
      return html
    },
    prune: () =>
      runLimited(
        [...stored].filter((name) => !used.has(name)),
        32,
        (name) => rm(join(folder, name), { force: true }),
      ),
  }
  return cache
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
