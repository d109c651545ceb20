import { z } from 'zod'
import { described, named } from './described.ts'
import { docId, flag, routeOrAddress, settings, text } from './schema-parts.ts'

/** A sidebar item with doc ids written as doc items and fold flags filled. Its schema holds itself, so no type follows from it. */
export type ResolvedSidebarItem =
  | { type: 'doc'; id: string; label?: string | undefined }
  | { type: 'link'; label: string; href: string }
  | {
      type: 'category'
      label: string
      link?: string | undefined
      collapsed: boolean
      collapsible: boolean
      items: ResolvedSidebarItem[]
    }

const sidebarItem: z.ZodType<ResolvedSidebarItem> = z.lazy(() =>
  z.preprocess(
    (item) => (typeof item === 'string' ? { type: 'doc', id: item } : item),
    z.discriminatedUnion('type', [doc, link, category]),
  ),
)

const doc = settings({
  type: described(
    z.literal('doc'),
    "A page. The doc id alone, as text, means the same: `'guide/start'`. The build leaves out a page that is a draft.",
  ),
  id: described(docId, 'The page. A page that does not exist stops the build.'),
  label: described(text.optional(), 'The name of the page in the sidebar.', {
    fallback: '`sidebar_label` of the page, else its `title`',
  }),
})

const link = settings({
  type: described(z.literal('link'), 'A link. The sidebar opens an address in a new tab.'),
  label: described(text, 'The text of the link.'),
  href: described(routeOrAddress, 'Where the link leads.'),
})

const category = settings({
  type: described(
    z.literal('category'),
    'A group of items under a label. The build leaves out a group that has neither a page of its own nor an item that is left.',
  ),
  label: described(text, 'The name of the group. It is also part of the breadcrumbs.'),
  link: described(docId.optional(), 'The page that the label opens. Without it the label opens and folds the group.'),
  collapsed: described(
    flag(true),
    'Whether the group is folded at first. A group that holds the page on screen opens by itself.',
  ),
  collapsible: described(flag(true), 'Whether the reader can fold the group. With `false` it is always open.'),
  items: described(
    z.array(sidebarItem),
    'What the group holds. More than 100 items are shown in parts that fold, named by the first and the last item.',
  ),
})

const sidebarId = named(z.string(), 'sidebar id', 'a name that you choose for a sidebar')

export const sidebars = z.record(sidebarId, z.array(sidebarItem))
