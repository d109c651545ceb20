import { nearest } from '#model/nearest.ts'
import type { PageLink } from '#model/page.ts'
import { formatProblem, type Problem } from '#model/problem.ts'
import { markdownPathOfRoute, outputPathOfRoute } from '#model/route.ts'
import type { CheckLevel } from '#model/site.ts'
import { errorFilePath } from '../search-index/error-messages.ts'
import { GENERATED_FILES } from '../shape/generated-files.ts'
import type { Site } from '../shape/site.ts'
import { CONTENT_FOLDER } from '../sources/content-folder.ts'
import { frameLinks } from './frame-links.ts'
import { type BrokenLink, brokenAnchorReport, brokenLinkReport } from './link-report.ts'

/** Mistakes that stop the build, and those that are only told. */
export interface LinkCheck {
  errors: Problem[]
  warnings: string[]
}

/**
 * Judges every internal link of every page and of the frame. `files` are paths below `dist/` that a link may name
 * besides pages: what `public/` holds, and outputs that are not named in `GENERATED_FILES`.
 */
export function checkLinks(site: Site, files: Iterable<string>): LinkCheck {
  const targets = linkTargets(site, files)
  const found = [...pageLinks(site), ...configLinks(site), ...errorLinks(site)]
  const isBroken = (link: FoundLink) => link.kind === 'route' && !exists(link.route, targets)
  const suggest = suggester(site.pages.map(({ compiled }) => compiled.meta.route))
  const broken = found.filter(isBroken).map((link): BrokenLink => {
    const meant = suggest(link.route)
    return { ...link, reason: `No such page.${meant ? ` Did you mean ${meant}?` : ''}` }
  })

  const check: LinkCheck = { errors: [], warnings: [] }
  const { checks, file } = site.config
  if (broken.length > 0) report(check, checks.links, brokenLinkReport(broken, site.pages.length, file))
  const anchors = brokenAnchors(site, found)
  if (anchors.length > 0) report(check, checks.anchors, brokenAnchorReport(anchors, file))
  return check
}

function report(check: LinkCheck, level: CheckLevel, problem: Problem) {
  if (level === 'error') check.errors.push(problem)
  if (level === 'warn') check.warnings.push(formatProblem(problem))
}

/** A link with the page or the part of the frame that holds it. */
interface FoundLink extends Omit<BrokenLink, 'reason'> {
  kind: PageLink['kind']
  route: string
  hash: string | null
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
      route: withoutSlash(decode(route)),
      hash: hash ? decode(hash) : null,
    }
  })
}

/** Search leads to the place of each error message, so that place must be there. */
function errorLinks({ errors, config }: Site): FoundLink[] {
  const holder = {
    page: null,
    file: errorFilePath(config) ?? config.file,
    part: 'error messages',
    isData: true as const,
  }
  return errors.map(({ route: raw }): FoundLink => {
    const [route = '', hash = null] = raw.split('#')
    return { holder, raw, kind: 'route', route, hash }
  })
}

const withoutSlash = (route: string) => route.replace(/(.)\/+$/, '$1')

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // not percent-encoded: the text itself is the name
  }
}

/** Everything a link may name, as paths below `dist/`. */
function linkTargets({ pages, screens }: Site, files: Iterable<string>): Set<string> {
  const routes = [...pages.map(({ payload }) => payload.route), ...screens.map(({ route }) => route)]
  return new Set([...routes.map(outputPathOfRoute), ...GENERATED_FILES, ...twins(pages), ...files])
}

const twins = (pages: Site['pages']) => pages.map(({ payload }) => markdownPathOfRoute(payload.route))

/** As hosts look for a path: the file of that name, with `.html`, or with `/index.html`. */
function exists(route: string, targets: Set<string>): boolean {
  const path = route.slice(1)
  return [path, `${path}.html`, path === '' ? 'index.html' : `${path}/index.html`].some((file) => targets.has(file))
}

/** Remembers its answers: a link in a shared place is often wrong many times over. */
function suggester(routes: string[]): (route: string) => string | null {
  const known = new Map<string, string | null>()
  return (route) => {
    if (!known.has(route)) known.set(route, nearest(route, routes))
    return known.get(route) ?? null
  }
}

/** Ids that every page has: the skip link's target, and the browser's own name for the top. */
const IDS_OF_EVERY_PAGE = ['main', 'top']

function brokenAnchors({ pages }: Site, found: FoundLink[]): BrokenLink[] {
  const idsByRoute = new Map(pages.map(({ compiled }) => [compiled.meta.route, compiled.ids]))
  const sets = new Map<string, Set<string>>()
  return found.flatMap((link): BrokenLink[] => {
    const ids = idsByRoute.get(link.route)
    if (!link.hash || ids === undefined) return []
    const set = sets.get(link.route) ?? new Set([...ids, ...IDS_OF_EVERY_PAGE])
    sets.set(link.route, set)
    if (set.has(link.hash)) return []
    const meant = nearest(link.hash, ids)
    return [{ ...link, reason: `The page exists, the heading does not.${meant ? ` Nearest: #${meant}` : ''}` }]
  })
}
