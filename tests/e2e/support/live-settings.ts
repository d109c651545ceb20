import { join } from 'node:path'
import type { SiteConfig } from '#engine/model/site.ts'
import config from '../../../site/site.config.ts'
import { SITE } from '../../places.ts'

const here = (path: string) => join(SITE, path)
const located = (paths: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, here(path)]))

/** What live examples of the real site are run with, for sites that lie elsewhere. */
export const LIVE_SETTINGS: Pick<SiteConfig, 'live' | 'samples'> = {
  samples: { ...config.samples, modules: located(config.samples?.modules) },
  live: {
    ...config.live,
    packs: config.live?.packs.map((pack) => ({ ...pack, entry: here(pack.entry) })) ?? [],
    standIns: located(config.live?.standIns),
  },
}
