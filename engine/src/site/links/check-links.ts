import { remembered } from '#disk/once-per.ts'
import { nearest } from '#model/nearest.ts'
import { markdownPathOfRoute, outputPathOfRoute } from '#model/route.ts'
import { type Findings, report } from '../shape/findings.ts'
import { GENERATED_FILES } from '../shape/generated-files.ts'
import type { Site } from '../shape/site.ts'
import { checkMoved } from './check-moved.ts'
import { type FoundLink, findLinks } from './find-links.ts'
import { type BrokenLink, brokenAnchorReport, brokenLinkReport } from './link-report.ts'

/**
 * Judges every internal link of every page and of the frame. `files` are paths below `dist/` that a link may name
 * besides pages: what `public/` holds, and outputs that are not named in `GENERATED_FILES`.
 */
export function checkLinks(site: Site, files: Iterable<string>): Findings {
  const targets = linkTargets(site, files)
  const found = findLinks(site)
  const isBroken = (link: FoundLink) => link.kind === 'route' && !exists(link.route, targets)
  const routes = site.pages.map(({ compiled }) => compiled.meta.route)
  const suggest = remembered((route: string) => nearest(route, routes)) // a link in a shared place is wrong many times over
  const broken = found.filter(isBroken).map((link): BrokenLink => {
    const meant = suggest(link.route)
    return { ...link, reason: `No such page.${meant ? ` Did you mean ${meant}?` : ''}` }
  })

  const findings: Findings = { errors: [], warnings: [] }
  const { checks, file } = site.config
  if (broken.length > 0) report(findings, checks.links, brokenLinkReport(broken, site.pages.length, file))
  const anchors = brokenAnchors(site, found)
  if (anchors.length > 0) report(findings, checks.anchors, brokenAnchorReport(anchors, file))
  findings.errors.push(...checkMoved(site, (route) => exists(route, targets)))
  return findings
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
