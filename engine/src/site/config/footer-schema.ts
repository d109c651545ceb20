import { z } from 'zod'
import { described } from './described.ts'
import {
  address,
  hasOneTarget,
  html,
  ONE_TARGET,
  orNull,
  route,
  routeOrAddress,
  rule,
  settings,
  text,
} from './schema-parts.ts'

const footerItem = settings({
  label: described(text.optional(), 'The text of the link. Every item without `html` needs it.'),
  to: described(
    route.optional(),
    'The page or file of the site that the link opens. An item has either `to` or `href`.',
  ),
  href: described(address.optional(), 'The address that the link opens in a new tab.'),
  html: described(html.optional(), 'HTML of your own instead of a link: the item has no other setting then.'),
})
  .refine(
    (item) => item.html === undefined || item.label === undefined,
    rule('has both "label" and "html", which exclude each other.\nKeep "label" with "to" or "href", or "html" alone.'),
  )
  .refine((item) => item.html !== undefined || hasOneTarget(item), rule(ONE_TARGET))
  .refine(
    (item) => item.html === undefined || (item.to === undefined && item.href === undefined),
    rule('has both "html" and a target.\nPut the link into the HTML.'),
  )
  .refine((item) => item.html !== undefined || item.label !== undefined, rule('is missing.', ['label']))

const column = settings({
  title: described(text, 'The heading of the column.'),
  items: described(z.array(footerItem), 'The links of the column.'),
})

export const footer = settings({
  columns: described(z.array(column).optional(), 'Columns of links. A footer has either `columns` or `links`.'),
  links: described(z.array(footerItem).optional(), 'One list of links without a heading.'),
  logo: described(
    settings({
      href: described(orNull(routeOrAddress), 'Where the mark leads. Without it the mark is not a link.'),
    }).optional(),
    'The mark of the site, `logo`, once more. Without this setting, or without a `logo`, the footer has no mark.',
  ),
  copyright: described(
    orNull(html),
    'The last line. `{year}` in it becomes the year of the build. Without it the footer has no such line.',
  ),
})
  .refine(
    (value) => value.columns === undefined || value.links === undefined,
    rule('mixes "columns" with simple "links".\nUse one of the two.'),
  )
  .transform(({ columns, links, logo, copyright }) => ({
    columns: columns ?? (links ? [{ title: null, items: links }] : []),
    logo: logo ?? null,
    copyright,
  }))
