import { posix } from 'node:path'
import { nearest } from '#model/nearest.ts'
import type { PageLink } from '#model/page.ts'
import { decoded, hrefOfRoute, routeOfSource } from '#model/route.ts'
import { type Attributes, htmlElement, icon } from '../html.ts'
import type { PageContext, SourcePlace } from '../page-context.ts'

/** Where a link goes, or why it goes nowhere. */
export type LinkTarget =
  | { type: 'page'; link: Omit<PageLink, 'line' | 'column'>; href: string }
  /** `pathname:///x`: a file of this site that no page answers for; neither checked nor opened by the router. */
  | { type: 'file'; href: string }
  | { type: 'external'; link: Omit<PageLink, 'line' | 'column'>; href: string; opensTab: boolean }
  | { type: 'error'; message: string; hint: string | null }

const EXTERNAL = ['http', 'https', 'mailto', 'tel']

/** Reads a link as written on the page `source`. Knows of no other page: whether the target exists is judged later. */
export function resolveLink(
  raw: string,
  { source, route, baseUrl }: Pick<PageContext, 'source' | 'route' | 'baseUrl'>,
): LinkTarget {
  const url = raw.trim()
  if (url === '')
    return { type: 'error', message: 'The link has no target.', hint: 'Write [text](/route) or [text](https://…).' }
  if (url.startsWith('pathname:///')) return { type: 'file', href: baseUrl + url.slice('pathname:///'.length) }

  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase()
  if (scheme !== undefined || url.startsWith('//')) {
    if (scheme !== undefined && !EXTERNAL.includes(scheme)) {
      const guess = nearest(scheme, EXTERNAL)
      return {
        type: 'error',
        message: `Links cannot have the scheme "${scheme}:".`,
        hint: guess ? `Did you mean "${guess}:"?` : 'Allowed: https:, http:, mailto:, tel:.',
      }
    }
    const link = { raw, kind: 'external', route: null, hash: null } as const
    return { type: 'external', link, href: url, opensTab: scheme !== 'mailto' && scheme !== 'tel' }
  }

  const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
  const decodedHash = hash ? decoded(hash) : null
  if (path === '' && query === '') {
    return { type: 'page', link: { raw, kind: 'hash', route: null, hash: decodedHash }, href: `#${hash ?? ''}` }
  }
  const isSource = /\.mdx?$/.test(path)
  // A source link is relative to the file, any other to the address: `createReducer` on /api/createSlice is /api/createReducer.
  const folder = isSource ? posix.dirname(`/${source}`) : posix.dirname(route)
  const absolute = path === '' ? route : posix.normalize(path.startsWith('/') ? path : `${folder}/${path}`)
  if (!path.startsWith('/') && climbs(folder, path)) {
    return {
      type: 'error',
      message: `"${url}" leads out of the content folder.`,
      hint: 'Links to sources stay within content/.',
    }
  }
  const target = isSource ? routeOfSource(absolute.slice(1)) : absolute.replace(/(.)\/+$/, '$1')
  return {
    type: 'page',
    link: { raw, kind: isSource ? 'source' : 'route', route: decoded(target), hash: decodedHash },
    href: `${hrefOfRoute(target, baseUrl)}${query}${hash === undefined ? '' : `#${hash}`}`,
  }
}

/** An anchor around ready HTML. Collects the link; a target that cannot be is reported. */
export function renderLink(
  url: string,
  inner: string,
  attributes: Attributes,
  place: SourcePlace,
  page: PageContext,
): string {
  const target = resolveLink(url, page)
  if (target.type === 'error') {
    page.report(place, target.message, target.hint)
    return inner
  }
  if (target.type === 'file')
    return htmlElement('a', { href: target.href, 'data-no-router': true, ...attributes }, inner)
  page.links.push({ ...target.link, line: place.line, column: place.column })
  if (target.type === 'page' || !target.opensTab) return htmlElement('a', { href: target.href, ...attributes }, inner)
  const hint = '<span class="visually-hidden"> (opens in new tab)</span>'
  const external = { href: target.href, target: '_blank', rel: 'noopener noreferrer', ...attributes }
  return htmlElement('a', external, `${inner}${icon('external')}${hint}`)
}

/** Whether a path leads out of `content/`: what does begins with `..` once the steps that undo each other are gone. */
const climbs = (folder: string, path: string): boolean => /^\.\.(?:\/|$)/.test(posix.join(`.${folder}`, path))
