import type { ContentNode, PageData } from '#model/page.ts'
import { isTree } from '#model/payload-shape.ts'
import type { PagePayload } from '#model/site.ts'

type Tree = ContentNode[]

/** What a tree becomes when the next part of its page has arrived. */
const growths = new WeakMap<Tree, Promise<Tree>>()

/** The tree with its next part, once that has arrived; undefined for one that is whole. */
export const growthOf = (tree: Tree): Promise<Tree> | undefined => growths.get(tree)

/** Lets what is shown of a page become more of it, all of which is there. */
export const growInto = (tree: Tree, next: Tree): void => void growths.set(tree, Promise.resolve(next))

/** Follows the parts of a page that are still on their way. */
function followParts(tree: Tree, count: number | undefined, readLine: () => Promise<string>): void {
  if (!count) return
  const growth = readLine().then((line) => {
    const part: unknown = JSON.parse(line)
    if (!isTree(part)) throw new Error('not a part of this page')
    const grown = [...tree, ...part]
    followParts(grown, count - 1, readLine)
    return grown
  })
  growths.set(tree, growth)
  growth.catch(() => {}) // who shows the page waits for it, too
}

/** Square pixels of a phone's window, or of a larger one's below its bars: what the text that a small window begins with fills. */
const SMALL_WINDOW = 390 * 844

/** What a page opens with in this window. Its other parts follow. */
export function openingOf({ tree, more, small }: PageData, readLine: () => Promise<string>): Tree {
  followParts(tree, more, readLine)
  if (!small || innerWidth * innerHeight > SMALL_WINDOW) return tree
  const first = tree.slice(0, small)
  growInto(first, tree)
  return first
}

/** Whether some of a page's text is still on its way, or was when it came. */
export const isGrowing = (payload: PagePayload): boolean => payload.screen === 'doc' && growths.has(payload.page.tree)

/** A page with all of its text; the same page if it has all of it. */
export async function wholePage(payload: PagePayload): Promise<PagePayload> {
  if (payload.screen !== 'doc') return payload
  const { page } = payload
  let { tree } = page
  for (let growth = growthOf(tree); growth; growth = growthOf(tree)) tree = await growth
  return tree === page.tree ? payload : { ...payload, page: { ...page, tree } }
}
