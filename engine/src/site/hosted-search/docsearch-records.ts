import { urlOfRoute } from '#model/absolute-url.ts'
import { escapeXml } from '#model/escape-xml.ts'
import {
  HIT_LEVELS,
  type HitHierarchy,
  type HitType,
  type IndexedError,
  NO_HEADINGS,
  type SearchKind,
  type SearchRecord,
} from '#model/search.ts'
import { withoutCells } from '#model/table-lines.ts'
import { rowOfError } from '../search-index/error-places.ts'
import { type SearchPage, searchPages } from '../search-index/search-pages.ts'
import { splitText } from '../search-index/split-text.ts'
import type { Site } from '../shape/site.ts'

/**
 * A record as the hosted service's documentation crawler writes it. `hierarchy`, `content` and `trail` are HTML-escaped: the
 * service puts marks into texts, and who reads them takes the escapes out again.
 */
export interface DocsearchRecord extends SearchRecord {
  url_without_anchor: string
  anchor: string | null
  /** The record's own heading under its level, all others null. */
  hierarchy_radio: HitHierarchy
  kind: SearchKind
  /** Of a page: words readers use that it does not. Searched, never shown. */
  keywords?: string[]
  language: 'en'
  docusaurus_tag: 'docs-default-current'
  version: 'current'
  weight: { page_rank: number; level: number; position: number }
}

/** Everything that can be found on a site: a record per page, heading, stretch of text and error message, in reading order. */
export function docsearchRecords(site: Site): DocsearchRecord[] {
  const list = site.config.search.errors?.route ?? ''
  const errorRoutes = new Set(site.errors.map(({ code }) => rowOfError(list, code)))
  return [
    ...searchPages(site).flatMap((page) => pageRecords(page, site, errorRoutes)),
    ...site.errors.map((error, index) => errorRecord(error, index, site)),
  ]
}

/** What a record says of itself; the rest follows from its page. */
interface Draft {
  objectID: string
  anchor: string | null
  type: HitType
  hierarchy: HitHierarchy
  content: string | null
}

function pageRecords({ names, sections, texts }: SearchPage, site: Site, errorRoutes: Set<string>): DocsearchRecord[] {
  const { route, kind, trail } = names
  const address = urlOfRoute(route, site.data)
  const title = escapeXml(names.title)
  const drafts: Draft[] = []
  let hierarchy: HitHierarchy = { ...NO_HEADINGS, lvl0: title, lvl1: title }
  const text = (prose: string, anchor: string | null) =>
    splitText(withoutCells(prose)).forEach((content, index) => {
      const objectID = `${address}#${anchor ?? ''}:${index}`
      drafts.push({ objectID, anchor, type: 'content', hierarchy, content: escapeXml(content) })
    })

  const content = names.description ? escapeXml(names.description) : null
  drafts.push({ objectID: address, anchor: null, type: 'lvl1', hierarchy, content })
  text(texts[0]?.prose ?? '', null)
  sections.forEach(({ id, level, title, jobs = [] }, index) => {
    if (errorRoutes.has(`${route}#${id}`)) return // a record of its own, under its own group
    hierarchy = under(hierarchy, level, escapeXml(title))
    drafts.push({ objectID: `${address}#${id}`, anchor: id, type: `lvl${level}`, hierarchy, content: null })
    text([...jobs, texts[index + 1]?.prose ?? ''].join('\n').trim(), id)
  })
  const [page, ...others] = drafts.map((draft, position) => record(draft, { address, kind, trail, position }))
  return page ? [{ ...page, keywords: names.keywords }, ...others] : []
}

/** A heading takes the place of those of its level and below. */
function under(hierarchy: HitHierarchy, level: number, title: string): HitHierarchy {
  const headings = { ...hierarchy }
  for (const [index, name] of HIT_LEVELS.entries()) if (index >= level) headings[name] = index === level ? title : null
  return headings
}

function errorRecord({ code, message, cause, route, group, trail }: IndexedError, position: number, site: Site) {
  const [path = '', anchor = null] = route.split('#')
  const address = urlOfRoute(path, site.data)
  const heading = escapeXml(`${message} (#${code})`)
  const hierarchy = { ...NO_HEADINGS, lvl0: escapeXml(group), lvl1: escapeXml(group), lvl2: heading }
  const objectID = `error:${code}`
  const draft: Draft = { objectID, anchor, type: 'lvl2', hierarchy, content: escapeXml(cause) }
  return record(draft, { address, kind: 'error', trail, position })
}

interface Place {
  address: string
  kind: SearchKind
  trail: string[]
  position: number
}

function record(draft: Draft, { address, kind, trail, position }: Place): DocsearchRecord {
  const { objectID, anchor, type, hierarchy, content } = draft
  return {
    objectID,
    url: anchor === null ? address : `${address}#${encodeURIComponent(anchor)}`,
    url_without_anchor: address,
    anchor,
    type,
    hierarchy,
    hierarchy_radio: type === 'content' ? NO_HEADINGS : { ...NO_HEADINGS, [type]: hierarchy[type] },
    content,
    kind,
    trail: trail.map(escapeXml),
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: 'current',
    weight: { page_rank: 0, level: type === 'content' ? 0 : 100 - Number(type.slice(3)) * 10, position },
  }
}
