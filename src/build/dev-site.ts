import { join } from 'node:path'
import { openPageCache } from '#compiler/page-cache.ts'
import { CONTENT_FOLDER } from './find-pages.ts'
import { loadConfig } from './load-config.ts'
import { loadSite } from './load-site.ts'
import { type SiteChanges, siteChanges } from './site-changes.ts'
import type { Site } from './site-types.ts'
import type { SiteTypes } from './types-file.ts'

/** The site while it is being written: the last version without mistakes, and the mistake since then, if any. */
export interface DevSite {
  readonly site: Site | null
  readonly error: unknown
  /** What is known of the errors that samples show; seen at the next refresh. */
  setTypeErrors(answers: SiteTypes['answers']): void
  /** Reads the site again. Null when nothing can be compared: it is broken, or was. */
  refresh(): Promise<SiteChanges | null>
}

/** Opens a site whose mistakes do not end the session. Pages are compiled through the same cache as in a build. */
export async function openDevSite(root: string): Promise<DevSite> {
  const state: { site: Site | null; error: unknown } = { site: null, error: null }
  let types: SiteTypes = { answers: new Map(), isOnDemand: true }
  const refresh = async () => {
    const before = state.site
    try {
      const { baseUrl } = await loadConfig(root)
      const cache = openPageCache(join(root, '.cache'), baseUrl)
      const compile = async (source: string, text: string) =>
        (await cache.compile({ source, text, contentDir: join(root, CONTENT_FOLDER) })).page
      state.site = await loadSite(root, { isProduction: false, compile }, types)
      state.error = null
      return before && siteChanges(before, state.site)
    } catch (error) {
      state.error = error
      return null
    }
  }
  await refresh()
  return {
    get site() {
      return state.site
    },
    get error() {
      return state.error
    },
    setTypeErrors(answers) {
      types = { ...types, answers }
    },
    refresh,
  }
}
