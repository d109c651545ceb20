import { z } from 'zod'
import { described, named, refusal } from './described.ts'
import {
  address,
  docId,
  flag,
  hasOneTarget,
  html,
  ONE_TARGET,
  orNull,
  route,
  rule,
  settings,
  text,
} from './schema-parts.ts'

const position = described(
  z.enum(['left', 'right']).default('left'),
  'The side of the navbar on which the item stands. It has no effect on an item of a dropdown.',
)
const noHtml = z.never(
  'excludes "label": an item is a labelled link or raw HTML.\nFor HTML write { type: "html", value }.',
)

const link = settings({
  type: described(z.literal('link'), 'A plain link. An item without a `type` is one. It needs either `to` or `href`.'),
  label: described(text, 'The text of the link.'),
  to: described(route.optional(), 'The page of the site that the link opens.'),
  href: described(address.optional(), 'The address that the link opens in a new tab.'),
  html: noHtml.optional(),
  value: noHtml.optional(),
  activeBasePath: described(
    route.optional(),
    'The navbar marks the item as current on this route and on all routes below it. It ignores letter case.',
    { fallback: 'the value of `to`' },
  ),
  activeBaseRegex: described(
    named(
      z.string().refine(isRegularExpression, 'is not a regular expression that JavaScript understands.'),
      'regular expression',
      'text that JavaScript reads as a regular expression',
    ).optional(),
    'The navbar marks the item as current on every route that this expression matches. It ignores letter case. `activeBasePath` has no effect beside it.',
  ),
  position,
}).refine(hasOneTarget, rule(ONE_TARGET))

function isRegularExpression(source: string) {
  try {
    return Boolean(new RegExp(source, 'i'))
  } catch {
    return false // that it cannot be read is the answer
  }
}

const doc = settings({
  type: described(
    z.literal('doc'),
    'A link to a page. The navbar marks it as current on that page and on all pages of the same sidebar. The build leaves out an item whose page is a draft.',
  ),
  docId: described(docId, 'The page. A page that does not exist stops the build.'),
  label: described(text.optional(), 'The text of the link.', { fallback: 'the name of the page in the sidebar' }),
  position,
})

const docSidebar = settings({
  type: described(
    z.literal('docSidebar'),
    'A link to the first page of a sidebar. The navbar marks it as current on all pages of that sidebar.',
  ),
  sidebarId: described(
    text,
    'The name of the sidebar in `sidebars`. A sidebar that does not exist, or that has no page, stops the build.',
  ),
  label: described(text.optional(), 'The text of the link.', {
    fallback: 'the name of the first page in the sidebar',
  }),
  position,
})

const docsVersion = settings({
  type: described(z.literal('docsVersion'), 'A link to the current version of the docs.'),
  label: described(text.optional(), 'The text of the link.', { fallback: '`Next`' }),
  to: described(route.optional(), 'The page that the link opens.', {
    fallback: 'the page at `/` if it is in a sidebar, else the first page of the sidebars',
  }),
  position,
})

const rawHtml = settings({
  type: described(z.literal('html'), 'HTML of your own.'),
  value: described(html, 'What the navbar shows. The build checks the links in it.'),
  label: z.never('excludes raw HTML: an item is a labelled link or HTML.\nPut the words into "value".').optional(),
  position,
})

const docsVersionDropdown = settings({
  type: described(
    z.literal('docsVersionDropdown'),
    'A menu of the versions of the docs. A site has one version, so the navbar shows a link to it with the label `Next`.',
  ),
  position,
})
const localeDropdown = settings({
  type: described(
    z.literal('localeDropdown'),
    'A menu of languages. A site has one language, so the navbar shows nothing.',
  ),
  position,
})
const search = settings({
  type: described(
    z.literal('search'),
    'The place of the search button. Without this item the button stands on the right: no setting removes it.',
  ),
  position,
})

/** An item without a type is a link. */
const withType = (item: unknown) =>
  typeof item === 'object' && item !== null && !('type' in item) ? { type: 'link', ...item } : item

/** Always refused; known to the union so that the reason can be told. */
const notInDropdown = <Type extends string>(type: Type, reason: string) =>
  refusal(
    z
      .looseObject({ type: z.literal(type) })
      .refine(() => false, rule(reason))
      .transform(() => z.NEVER),
  )
const NESTED = 'is a dropdown inside a dropdown.\nPut its items into the outer one.'

const dropdownItem = z.preprocess(
  withType,
  z.discriminatedUnion('type', [
    link,
    doc,
    docSidebar,
    docsVersion,
    rawHtml,
    notInDropdown('dropdown', NESTED),
    notInDropdown('docsVersionDropdown', NESTED),
    notInDropdown('localeDropdown', NESTED),
    notInDropdown('search', 'is a search button inside a dropdown.\nPut it beside the dropdown.'),
  ]),
)

const dropdown = settings({
  type: described(
    z.literal('dropdown'),
    'A menu of items. The navbar marks it as current when one of its items is. The build leaves out a menu that has neither `to` nor an item that is left.',
  ),
  label: described(text, 'The text of the button that opens the menu.'),
  to: described(
    route.optional(),
    'The page that the button opens when it is clicked. Without it a click opens and closes the menu. The menu on a narrow window has it as its first item.',
  ),
  items: described(z.array(dropdownItem), 'What the menu holds. A menu holds no other menu.'),
  position,
})

const navbarItem = z.preprocess(
  withType,
  z.discriminatedUnion('type', [
    link,
    doc,
    docSidebar,
    docsVersion,
    docsVersionDropdown,
    dropdown,
    rawHtml,
    search,
    localeDropdown,
  ]),
)

export const navbar = settings({
  hideOnScroll: described(
    flag(false),
    'Whether the navbar goes out of sight while the reader scrolls down. It comes back when the reader scrolls up.',
  ),
  title: described(text.optional(), 'The name beside the mark. Both are one link to the home page.', {
    fallback: 'the value of `title`',
  }),
  items: described(orNull(z.array(navbarItem)), 'What the navbar shows, in this order.', {
    fallback: 'a link with the label `Docs` to the first sidebar',
  }),
})
