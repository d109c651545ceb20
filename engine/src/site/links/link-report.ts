import { groupBy } from '#model/group-by.ts'
import type { Problem } from '#model/problem.ts'
import { CONTENT_FOLDER } from '../sources/content-folder.ts'

/** A link that leads nowhere, with where it stands and why it is wrong. */
export interface BrokenLink {
  holder:
    | { page: string; file: string; line: number; column: number }
    /** A part of the frame, which every page shows; or data that search shows. */
    | { page: null; file: string; part: string; isData?: true }
  /** As written. */
  raw: string
  /** What it was resolved to. */
  route: string
  reason: string
}

/** A link that is broken on so many pages is more likely part of the frame than repeated by hand. */
const FRAME_SUSPICION_PAGES = 5

/** All broken links in one report: headline, how to silence it, then the links of each page. */
export function brokenLinkReport(links: BrokenLink[], pageCount: number, configFile: string): Problem {
  return {
    message: `Broken links were found: ${count(links)}.`,
    place: { file: CONTENT_FOLDER },
    hint: [
      `To let the build pass all the same, set checks.links to "warn" or "ignore" in ${configFile}.`,
      ...suspects(links, pageCount),
    ].join('\n'),
    frame: linesByPage(links),
  }
}

/** The same for links whose page exists but has nothing of that name. */
export function brokenAnchorReport(links: BrokenLink[], configFile: string): Problem {
  return {
    message: `Broken anchors were found: ${count(links)}.`,
    place: { file: CONTENT_FOLDER },
    hint: `To silence this check, set checks.anchors to "ignore" in ${configFile}.`,
    frame: linesByPage(links),
  }
}

function count(links: BrokenLink[]): string {
  const places = new Set(links.map(nameOf)).size
  return `${links.length} ${links.length === 1 ? 'link' : 'links'} in ${places} ${places === 1 ? 'place' : 'places'}`
}

function nameOf({ holder }: BrokenLink): string {
  if (holder.page !== null) return `page ${holder.page} (${holder.file})`
  return `${holder.isData ? '' : 'every page, '}${holder.part} (${holder.file})`
}

function linesByPage(links: BrokenLink[]): string {
  const groups = groupBy(links, nameOf)
  return [...groups].flatMap(([name, group]) => [`- ${name}`, ...group.flatMap(linesOf)]).join('\n')
}

function linesOf({ holder, raw, route, reason }: BrokenLink): string[] {
  const isSame = raw.replace(/[?#].*$/s, '') === route || raw.startsWith('#')
  const place = holder.page === null ? '' : `${holder.file}:${holder.line}:${holder.column}  `
  return [`    linking to ${raw}${isSame ? '' : ` (resolved as: ${route})`}`, `      ${place}${reason}`]
}

function suspects(links: BrokenLink[], pageCount: number): string[] {
  const byTarget = groupBy(links, ({ route }) => route)
  const frequent = [...byTarget].filter(([, group]) => pagesWith(group, pageCount) >= FRAME_SUSPICION_PAGES)
  if (frequent.length === 0) return []
  const names = frequent.map(([route]) => route).join(', ')
  return [`Broken on five or more pages, so the navbar or footer may be the cause: ${names}.`]
}

function pagesWith(links: BrokenLink[], pageCount: number): number {
  const isInFrame = links.some(({ holder }) => holder.page === null)
  return isInFrame ? pageCount : new Set(links.map(({ holder }) => holder.page)).size
}
