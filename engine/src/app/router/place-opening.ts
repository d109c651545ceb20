import type { ContentNode } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { growInto } from './page-growth.ts'

/** A window that is lower is taken for one of this height. */
const LEAST_HEIGHT = 900
/** For each pixel of its height: characters of data that a slow phone renders at once, and that fill the window. */
const AT_ONCE = 13
/** The same for what follows a place: with fewer characters, the end of the page decides where the place stands. */
const BEHIND = 9
/** What is folded away within text. */
const FOLDS = /<details.*?<\/details>/g

/**
 * A page as who goes to a place within it sees it first: from that place to the end of its section. The rest grows below it, and
 * then above. The same page where that would save nothing.
 */
export function openAtPlace(payload: PagePayload, id: string, windowHeight: number): PagePayload {
  if (payload.screen !== 'doc') return payload
  const { tree } = payload.page
  const data = tree.map((node) => JSON.stringify(node))
  const end = data.length
  const height = Math.max(LEAST_HEIGHT, windowHeight)
  const mark = `id=\\"${id}\\"`
  let from = data.findIndex((it) => it.includes(mark))
  const seen = data
    .filter((_, at) => at >= from && !isFold(tree[at]))
    .join('')
    .replace(FOLDS, '')
  if (from < 1 || data.join('').length < 2 * AT_ONCE * height || seen.length < BEHIND * height) return payload

  /** The first piece that is no longer reached. */
  const reach = (index: number, step: number) => {
    let at = index
    for (let room = AT_ONCE * height; room > 0 && at >= 0 && at < end; at += step) room -= data[at]?.length ?? 0
    return at
  }
  let to = reach(from, 1)
  const next = nextHeading(data[from] ?? '', mark)
  while (next && to < end && !next.test(data[to] ?? '')) to++ // a sentence is looked for in all of its section
  const part = () => new Array<ContentNode>(from).concat(tree.slice(from, to)) // a node's place is its key
  const first = part()
  let last = first
  while (from > 0 || to < end) {
    if (to < end) to = reach(to, 1)
    else from = reach(from - 1, -1) + 1
    const grown = part()
    growInto(last, grown)
    last = grown
  }
  return { ...payload, page: { ...payload.page, tree: first } }
}

const isFold = (node?: ContentNode) => node?.type === 'element' && node.tag === 'details'

/** What ends the section that a heading begins: one of its level, or of a higher one. */
function nextHeading(data: string, mark: string): RegExp | null {
  const tag = data.slice(data.lastIndexOf('<', data.indexOf(mark)))
  const level = /^<h([2-6])/.exec(tag)?.[1]
  return level === undefined ? null : new RegExp(`<h[2-${level}]`)
}
