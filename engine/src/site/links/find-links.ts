import type { PageLink } from '#model/page.ts'
import { decoded } from '#model/route.ts'
import { errorFilePath } from '../search-index/error-places.ts'
import type { Site } from '../shape/site.ts'
import { CONTENT_FOLDER } from '../sources/content-folder.ts'
import { frameLinks } from './frame-links.ts'
import type { BrokenLink } from './link-report.ts'

/** A link with the page or the part of the frame that holds it. */
export interface FoundLink extends Omit<BrokenLink, 'reason'> {
  kind: PageLink['kind']
  route: string
  hash: string | null
}

/** Every internal link of a site: of its pages, of the frame around them, and of its error messages. */
export function findLinks(site: Site): FoundLink[] {
  return [...pageLinks(site), ...configLinks(site), ...errorLinks(site)]
}

function pageLinks({ pages }: Site): FoundLink[] {
  return pages.flatMap(({ compiled: { meta, links } }) =>
    links
      .filter(({ kind }) => kind !== 'external')
      .map(({ raw, kind, route, hash, line, column }) => {
        const holder = { page: meta.route, file: `${CONTENT_FOLDER}/${meta.source}`, line, column }
        return { holder, raw, kind, route: withoutSlash(route ?? meta.route), hash }
      }),
  )
}

/** Links of the frame carry the base; a path outside it belongs to another site on the same host and is broken here. */
function configLinks({ data, config }: Site): FoundLink[] {
  return frameLinks(data).map(({ holder, href }) => {
    const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
    const route = path.startsWith(data.baseUrl) ? path.slice(data.baseUrl.length - 1) : path
    const place = { page: null, file: config.file, part: holder }
    return {
      holder: place,
      raw: href,
      kind: 'route',
      route: withoutSlash(decoded(route)),
      hash: hash ? decoded(hash) : null,
    }
  })
}

/** Search and the not-found page lead to the place that explains an error, so that place must be there. */
function errorLinks({ errors, config }: Site): FoundLink[] {
  const file = errorFilePath(config) ?? config.file
  return errors.map(({ code, route: raw }): FoundLink => {
    const [route = '', hash = null] = raw.split('#')
    const holder = { page: null, file, part: `error ${code}`, isData: true as const }
    return { holder, raw, kind: 'route', route: withoutSlash(route), hash }
  })
}

const withoutSlash = (route: string) => route.replace(/(.)\/+$/, '$1')
