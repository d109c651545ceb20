import type { OutputFile } from '#disk/output-file.ts'
import { urlOfRoute } from '#model/absolute-url.ts'
import { escapeXml } from '#model/escape-xml.ts'
import type { Site } from '../shape/site.ts'

/** Every page a search engine should know, with the date of its newest commit. `/search` and not-found are no content. */
export function sitemap({ data, pages }: Pick<Site, 'data' | 'pages'>): OutputFile[] {
  const urls = pages.map(({ compiled: { meta }, lastUpdated }) => {
    const lastmod = lastUpdated === null ? '' : `<lastmod>${lastUpdated}</lastmod>`
    return `  <url><loc>${escapeXml(urlOfRoute(meta.route, data))}</loc>${lastmod}</url>`
  })
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ]
  return [{ path: 'sitemap.xml', body: body.join('\n') }]
}
