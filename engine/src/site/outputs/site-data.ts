import { createHash } from 'node:crypto'
import type { OutputFile } from '#disk/output-file.ts'
import type { Site } from '../shape/site.ts'

/** The site without its pages' content, loaded once by every reader. The mark is in the document already. */
export function siteData({ data }: Pick<Site, 'data'>): OutputFile[] {
  const body = JSON.stringify({ ...data, mark: undefined })
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  return [{ path: `assets/site.${hash}.json`, body }]
}

/** What every document names to load the site's data. Ask once a build: it hashes the whole value. */
export function siteDataHref(site: Pick<Site, 'data'>): string {
  return siteData(site)
    .map(({ path }) => site.data.baseUrl + path)
    .join()
}
