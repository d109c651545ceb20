import type { OutputFile } from '#disk/output-file.ts'
import { urlOfRoute } from '#model/absolute-url.ts'
import { SEARCH_PARAMETER } from '#model/constants.ts'
import { escapeXml } from '#model/escape-xml.ts'
import { SEARCH_ROUTE } from '#model/route.ts'
import type { Site } from '../shape/site.ts'

/** Lets a browser search the site from its address bar. The format allows a short name of 16 characters. */
export function openSearch({ data }: Pick<Site, 'data'>): OutputFile[] {
  const template = `${urlOfRoute(SEARCH_ROUTE, data)}?${SEARCH_PARAMETER}={searchTerms}`
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeXml(data.title.slice(0, 16))}</ShortName>`,
    `  <Description>${escapeXml(`Search ${data.title}`)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Url type="text/html" method="get" template="${escapeXml(template)}"/>`,
    '</OpenSearchDescription>',
    '',
  ]
  return [{ path: 'opensearch.xml', body: body.join('\n') }]
}
