import { z } from 'zod'
import { DEFAULT_ANNOUNCEMENT_ID } from '#model/constants.ts'
import { nearest } from '#model/nearest.ts'
import type { ResolvedConfig, ResolvedSidebarItem } from './resolved-config.ts'

/*
 * What `site.config.ts` may say, and what it means when it does not say it. A message continues the sentence
 * "navbar.items[2] …"; its second line, if any, is the way out. `config-problems.ts` puts the place in front.
 */

const quote = (word: string) => `"${word}"`

/** An object that refuses settings it does not know and names the one that was probably meant. */
function settings<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const known = Object.keys(shape)
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined
      const meant = issue.keys.map((key) => nearest(key, known)).filter((key) => key !== null)
      const hint =
        meant.length > 0 ? `Did you mean ${meant.map(quote).join(', ')}?` : `Known here: ${known.join(', ')}.`
      return `has no setting ${issue.keys.map(quote).join(', ')}.\n${hint}`
    },
  })
}

/** A rule across settings. It also runs when one of them is wrong, so that one run reports every mistake. */
const rule = (error: string, path: PropertyKey[] = []) => ({
  error,
  path,
  when: ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null,
})

const text = z.string().min(1)
const textOrNull = text.optional().transform((value) => value ?? null)
const flag = (initial: boolean) => z.boolean().default(initial)
const level = (initial: 'error' | 'warn') => z.enum(['error', 'warn', 'ignore']).default(initial)

const route = z
  .string()
  .startsWith('/', 'must start with "/": it is a route of this site.\nUse "href" for another site.')
const address = z
  .string()
  .regex(
    /^[a-z][a-z0-9+.-]*:/i,
    'must be a full address such as "https://example.com".\nUse "to" for a route of this site.',
  )
const webAddress = z.string().regex(/^https?:\/\//, 'must be an address that starts with "https://".')

const origin = z.string().superRefine((value, context) => {
  const parsed = URL.canParse(value) ? new URL(value) : null
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
    context.addIssue('must be an origin such as "https://example.com".')
  } else if (parsed.origin !== value) {
    const hint =
      parsed.pathname === '/' ? '' : ` and put the path into "baseUrl": "${parsed.pathname.replace(/\/?$/, '/')}"`
    context.addIssue(`must be an origin without a path.\nWrite "${parsed.origin}"${hint}.`)
  }
})

const serviceOrigin = z.string().superRefine((value, context) => {
  const parsed = URL.canParse(value) ? new URL(value) : null
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
    context.addIssue('must be an origin such as "https://search.example.com" or "http://127.0.0.1:8108".')
  } else if (parsed.origin !== value) {
    context.addIssue(`must be an origin without a path.\nWrite "${parsed.origin}".`)
  }
})

const baseUrl = z
  .string()
  .regex(
    /^\/(.*\/)?$/,
    'must start and end with "/".\nFor a site at the top of its host that is "/", else for example "/docs/".',
  )

/* ---- navbar */

const position = z.enum(['left', 'right']).default('left')
const noHtml = z.never(
  'excludes "label": an item is a labelled link or raw HTML.\nFor HTML write { type: "html", value }.',
)
const hasOneTarget = (item: { to?: unknown; href?: unknown }) => (item.to === undefined) !== (item.href === undefined)
const ONE_TARGET = 'needs exactly one of "to" (a route of this site) and "href" (another site).'

const link = settings({
  type: z.literal('link'),
  label: text,
  to: route.optional(),
  href: address.optional(),
  html: noHtml.optional(),
  value: noHtml.optional(),
  activeBasePath: route.optional(),
  activeBaseRegex: z
    .string()
    .refine(isRegularExpression, 'is not a regular expression that JavaScript understands.')
    .optional(),
  position,
}).refine(hasOneTarget, rule(ONE_TARGET))

function isRegularExpression(source: string) {
  try {
    return Boolean(new RegExp(source, 'i'))
  } catch {
    return false // that it cannot be read is the answer
  }
}

const doc = settings({ type: z.literal('doc'), docId: text, label: text.optional(), position })
const docSidebar = settings({ type: z.literal('docSidebar'), sidebarId: text, label: text.optional(), position })
const docsVersion = settings({
  type: z.literal('docsVersion'),
  label: text.optional(),
  to: route.optional(),
  position,
})
const html = settings({
  type: z.literal('html'),
  value: text,
  label: z.never('excludes raw HTML: an item is a labelled link or HTML.\nPut the words into "value".').optional(),
  position,
})
const docsVersionDropdown = settings({ type: z.literal('docsVersionDropdown'), position })
const localeDropdown = settings({ type: z.literal('localeDropdown'), position })
const search = settings({ type: z.literal('search'), position })

/** An item without a type is a link. */
const withType = (item: unknown) =>
  typeof item === 'object' && item !== null && !('type' in item) ? { type: 'link', ...item } : item

/** Always refused; known to the union so that the reason can be told. */
const notInDropdown = <Type extends string>(type: Type, reason: string) =>
  z
    .looseObject({ type: z.literal(type) })
    .refine(() => false, rule(reason))
    .transform(() => z.NEVER)
const NESTED = 'is a dropdown inside a dropdown.\nPut its items into the outer one.'

const dropdownItem = z.preprocess(
  withType,
  z.discriminatedUnion('type', [
    link,
    doc,
    docSidebar,
    docsVersion,
    html,
    notInDropdown('dropdown', NESTED),
    notInDropdown('docsVersionDropdown', NESTED),
    notInDropdown('localeDropdown', NESTED),
    notInDropdown('search', 'is a search button inside a dropdown.\nPut it beside the dropdown.'),
  ]),
)

const dropdown = settings({
  type: z.literal('dropdown'),
  label: text,
  to: route.optional(),
  items: z.array(dropdownItem),
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
    html,
    search,
    localeDropdown,
  ]),
)

/* ---- sidebar */

const sidebarItem: z.ZodType<ResolvedSidebarItem> = z.lazy(() =>
  z.preprocess(
    (item) => (typeof item === 'string' ? { type: 'doc', id: item } : item),
    z.discriminatedUnion('type', [
      settings({ type: z.literal('doc'), id: text, label: text.optional() }),
      settings({ type: z.literal('link'), label: text, href: text }),
      settings({
        type: z.literal('category'),
        label: text,
        link: text.optional(),
        collapsed: flag(true),
        collapsible: flag(true),
        items: z.array(sidebarItem),
      }),
    ]),
  ),
)

/* ---- footer */

const footerItem = settings({
  label: text.optional(),
  to: route.optional(),
  href: address.optional(),
  html: text.optional(),
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

const footer = settings({
  columns: z.array(settings({ title: text, items: z.array(footerItem) })).optional(),
  links: z.array(footerItem).optional(),
  logo: settings({ href: textOrNull }).optional(),
  copyright: textOrNull,
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

/* ---- the rest */

const NO_CONTENT = 'must say what the bar announces, as HTML.\nWithout an announcement leave "announcementBar" out.'

const announcementBar = settings({
  id: text.default(DEFAULT_ANNOUNCEMENT_ID),
  content: z.string(NO_CONTENT).refine((value) => value.trim() !== '', NO_CONTENT),
  backgroundColor: textOrNull,
  textColor: textOrNull,
  isCloseable: flag(true),
})

const LEVELS = 'must be a heading level from 2 to 6.'
const headingLevel = z.int(LEVELS).min(2, LEVELS).max(6, LEVELS)

const tableOfContents = settings({ min: headingLevel.default(2), max: headingLevel.default(3) }).refine(
  ({ min, max }) => !(min > max),
  rule('is reversed: "min" is greater than "max".'),
)

/* ---- search */

const PAGE_SIZE = 'must be a whole number from 1 to 100.'
const listRoute = z.string().startsWith('/', 'must start with "/": it is the route of the page that lists the errors.')
const words = z.array(text).min(1, 'must name at least one word.')

/** What each setting of the service is, for the one who left it out. */
const SERVICE_NEEDS = {
  appId: 'the id of the application',
  apiKey: 'a key that may only search',
  indexName: 'the name of the index',
}

const searchSettings = settings({
  provider: z.enum(['local', 'algolia']).default('local'),
  indexName: text.optional(),
  reportUrl: webAddress.optional().transform((value) => value ?? null),
  pageSize: z.int(PAGE_SIZE).min(1, PAGE_SIZE).max(100, PAGE_SIZE).default(15),
  synonyms: z.array(z.tuple([words, words])).default([]),
  errors: settings({ file: text, route: listRoute, group: text })
    .optional()
    .transform((value) => value ?? null),
  appId: text.optional(),
  apiKey: text.optional(),
  hosts: z.array(serviceOrigin).min(1, 'must name at least one origin, or be left out.').optional(),
})
  .superRefine((search, context) => {
    const complain = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message })
    for (const [key, meaning] of Object.entries(SERVICE_NEEDS)) {
      if (search.provider === 'algolia' && search[key as keyof typeof SERVICE_NEEDS] === undefined)
        complain(key, `is missing.\nProvider "algolia" needs ${meaning}.`)
    }
    for (const key of ['appId', 'apiKey', 'hosts'] as const) {
      if (search.provider === 'local' && search[key] !== undefined)
        complain(key, 'means nothing to provider "local".\nSet search.provider to "algolia", or leave it out.')
    }
  })
  .transform(({ provider, appId = '', apiKey = '', hosts = [], indexName = 'docs', ...common }) => {
    const shared = { ...common, indexName }
    return provider === 'local' ? { ...shared, provider } : { ...shared, provider, appId, apiKey, hosts }
  })

/** The shape of the whole configuration. The file's name and the navbar's default title are added by `checkConfig`. */
export const configSchema: z.ZodType<Omit<ResolvedConfig, 'file'>> = settings({
  title: text,
  tagline: z.string(),
  url: origin,
  baseUrl: baseUrl.default('/'),
  library: settings({ name: text, packageName: text, version: text }),
  navbar: settings({ hideOnScroll: flag(false), title: text.optional(), items: z.array(navbarItem) }),
  sidebars: z.record(z.string(), z.array(sidebarItem)),
  docsSidebar: settings({ hideable: flag(false), autoCollapse: flag(false) }).prefault({}),
  footer: footer.optional().transform((value) => value ?? null),
  announcementBar: announcementBar.optional().transform((value) => value ?? null),
  colorMode: settings({
    default: z.enum(['light', 'dark']).default('light'),
    respectSystem: flag(true),
    switch: flag(true),
  }).prefault({}),
  tableOfContents: tableOfContents.prefault({}),
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  search: searchSettings.prefault({}),
  analytics: settings({ provider: z.enum(['umami', 'plausible']), endpoint: webAddress, siteId: text })
    .optional()
    .transform((value) => value ?? null),
  editUrl: webAddress.optional().transform((value) => value?.replace(/\/?$/, '/') ?? null),
  reportUrl: webAddress.optional().transform((value) => value ?? null),
  checks: settings({
    links: level('error'),
    anchors: level('warn'),
    markdownLinks: level('warn'),
    duplicateRoutes: level('warn'),
  }).prefault({}),
  baseUrlBanner: flag(true),
  exportHomes: z.record(route, z.array(text)).default({}),
}).transform((config) => ({
  ...config,
  navbar: { ...config.navbar, title: config.navbar.title ?? config.title },
}))
