import { createHash } from 'node:crypto'
import { documentTitle } from '#model/document-title.ts'
import { leanPayload } from '#model/lean.ts'
import { KEPT_SHEET_MEDIA, type PageSeed, ROOT_ELEMENT_ID, SEED_ELEMENT_ID } from '#model/render.ts'
import { hrefOfRoute } from '#model/route.ts'
import type { PageEntry, PagePayload, SiteData } from '#model/site.ts'
import { breadcrumbJsonLd } from '../assemble/breadcrumb-json-ld.ts'
import type { ShellAssets } from '../bundle/shell-assets.ts'
import { searchOrigins } from '../config/search-origins.ts'
import { type LinkPictures, pictureTags } from './picture-tags.ts'
import { type Attributes, attributes, meta, property, tag, text } from './tags.ts'

/** What all documents of a site share. */
export interface DocumentFrame {
  site: SiteData
  assets: ShellAssets
  siteDataHref: string
  /** What a page names of the navigation of a large site. */
  navigationOf?: (payload: PagePayload) => { entry: PageEntry | null; parts: string[] } | null
  /** Path of the icon below `dist/`, if `public/` has one. */
  icon: string | null
  /** What is drawn for the site, if anything is. */
  pictures?: LinkPictures
  /** Whether the home page carries the check of its base URL. */
  hasBaseUrlCheck: boolean
  /** Routes without a page of which the not-found page knows where their texts went, in lower case. */
  movedAddresses?: string[]
  /** The content security policy of each screen. Documents carry it themselves: not every host sends headers, and none names every address. */
  policies: Record<PagePayload['screen'], string>
  /** Address of the list of the deployment's files, if the site may be kept offline. */
  offline?: string
  /** For the dev server: tags that its client needs. */
  extraHead?: string
}

/** `--color-canvas` of tokens.css, for the browser's own bars: they cannot read a custom property. */
const CANVAS = { light: '#ffffff', dark: '#14111a' }

/** The HTML document around the app: head, boot script, seed. */
export function renderDocument(frame: DocumentFrame, payload: PagePayload, appHtml: string): string {
  const navigation = frame.navigationOf?.(payload) ?? null
  const seed: PageSeed = {
    payload: leanPayload(payload),
    siteDataHref: frame.siteDataHref,
    ...(navigation && { entry: navigation.entry }),
    ...(frame.offline && { offline: frame.offline }),
  }
  const link = payload.screen === 'doc' ? laterSheetLink(frame) : ''
  const isInText = link !== '' && appHtml.includes(link)
  return [
    `<!doctype html><html${attributes(htmlAttributes(frame, payload))}><head>`,
    head(frame, payload, isInText ? { ahead: laterSheetPreload(frame) } : { link }).join('\n'),
    `</head><body><div id="${ROOT_ELEMENT_ID}">${appHtml}</div>`,
    ...(isInText ? [keptSheetLink(frame)] : []),
    `<script type="application/json" id="${SEED_ELEMENT_ID}">${inScript(JSON.stringify(seed))}</script>`,
    ...application(frame, payload, navigation?.parts ?? []),
    '</body></html>\n',
  ].join('\n')
}

type Linking = Pick<DocumentFrame, 'site' | 'assets'>

/** The link to the sheet that docs do not have inline; empty where there is none. */
export const laterSheetLink = (frame: Linking): string => linkLaterSheet(frame, { rel: 'stylesheet' })

/**
 * Has that sheet fetched from the first bytes of a document on: the text below the link is waited for, and is often the largest on
 * the screen.
 */
const laterSheetPreload = (frame: Linking): string => linkLaterSheet(frame, { rel: 'preload', as: 'style' })

/**
 * The second sheet once more where it stays: the link in the text goes away with the page, and then this one counts
 * (`app/state/later-sheet.ts`). It is not fetched again. One that counted from the start would have Chromium style the whole page twice.
 */
const keptSheetLink = (frame: Linking): string =>
  linkLaterSheet(frame, { rel: 'stylesheet' }, { media: KEPT_SHEET_MEDIA })

const linkLaterSheet = ({ site, assets: { laterSheet } }: Linking, kind: Attributes, more: Attributes = {}): string =>
  laterSheet ? tag('link', { ...kind, href: assetHref(laterSheet.path, site), ...more }) : ''

/** What a screen has inline. Other screens than docs are short, and have no place where they could wait. */
function inlineStyles(
  { site, assets }: Pick<DocumentFrame, 'site' | 'assets'>,
  screen: PagePayload['screen'],
): string[] {
  const { styleSheet, partStyles, laterSheet } = assets
  const hasDropdown = site.navbar.items.some(({ type }) => /dropdown/i.test(type))
  return [
    styleSheet,
    site.announcementBar ? partStyles.announcement : '',
    hasDropdown ? partStyles.dropdown : '',
    screen === 'doc' ? '' : (laterSheet?.text ?? ''),
  ].filter(Boolean)
}

/** What documents have inline, as a content security policy names it. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** The hashes of the inline scripts and styles of a screen, or of all documents. Any screen may become another one that has styles of its own. */
export function inlineHashes(
  frame: Pick<DocumentFrame, 'site' | 'assets' | 'hasBaseUrlCheck'>,
  screens: PagePayload['screen'][] = SCREENS,
): InlineHashes {
  const scripts = screens.flatMap((screen) => inlineScripts(frame, screen))
  const styles = screens.flatMap((screen) => inlineStyles(frame, screen))
  const hashesOf = (texts: string[]) => [...new Set(texts)].map(policyHash)
  return { scripts: hashesOf(scripts), styles: hashesOf([...styles, ...frame.assets.screenStyles]) }
}

/** All screens that documents are made for. */
const SCREENS: PagePayload['screen'][] = ['doc', 'landing', 'search', 'not-found']

const inlineScripts = (
  { site, assets, hasBaseUrlCheck }: Pick<DocumentFrame, 'site' | 'assets' | 'hasBaseUrlCheck'>,
  screen: PagePayload['screen'],
): string[] =>
  [
    assets.bootScript,
    site.announcementBar ? assets.announcementScript : '',
    screen === 'landing' && hasBaseUrlCheck ? assets.baseUrlCheckScript : '',
    screen === 'not-found' ? assets.answerRoomScript : '',
  ].filter(Boolean)

const policyHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** What counts before the default: the choice of a reader, the system's. */
const flagsOf = ({ switch: isSwitch, respectSystem }: SiteData['colorMode']) =>
  [isSwitch && 'switch', respectSystem && 'system'].filter(Boolean).join(' ')

/** What the boot script and the base-URL check read; they run before anything else has been loaded. */
function htmlAttributes(frame: DocumentFrame, payload: PagePayload): Attributes {
  const { site, hasBaseUrlCheck } = frame
  return {
    lang: site.locales.en?.htmlLang ?? 'en',
    dir: site.locales.en?.direction ?? 'ltr',
    'data-theme': site.colorMode.default,
    'data-has-hydrated': 'false',
    'data-color-mode': flagsOf(site.colorMode),
    style: `--checked:'checked with ${site.library.version}'`, // the stamp of proven samples: code.css
    'data-announcement-id': site.announcementBar?.id,
    'data-answers': payload.screen === 'not-found' ? answersOf(frame) : undefined,
    'data-base-url': hasBaseUrlCheck && payload.screen === 'landing' ? site.baseUrl : undefined,
  }
}

/** What the script of the not-found page reads: for which addresses there will be an answer. */
const answersOf = ({ site: { baseUrl, errors }, movedAddresses = [] }: DocumentFrame) =>
  JSON.stringify({ baseUrl, addresses: movedAddresses, hasErrors: errors !== null })

/** `later`: what fetches the second sheet ahead, or the link to it, if the text has no place for one; then the first paint waits. */
function head(frame: DocumentFrame, payload: PagePayload, later: { ahead?: string; link?: string }): string[] {
  const { site, icon } = frame
  return [
    '<meta charset="utf-8">',
    policyTag(frame.policies[payload.screen]),
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    later.ahead,
    `<title>${text(documentTitle(site, payload))}</title>`,
    // Searches are sent without credentials, and a connection for those is one of its own.
    ...searchOrigins(site.search)
      .slice(0, 1)
      .map((href) => tag('link', { rel: 'preconnect', href, crossorigin: '' })),
    ...inlineScripts(frame, payload.screen).map((text) => `<script>${text}</script>`),
    ...inlineStyles(frame, payload.screen).map((text) => `<style>${text}</style>`),
    later.link,
    ...metadata(frame, payload),
    tag('link', { rel: 'icon', href: icon ? assetHref(icon, site) : 'data:,' }),
    frame.extraHead,
  ].filter((line): line is string => Boolean(line))
}

/** Last in the document: what is there to read does not share a slow line with the code that comes after it. */
function application(
  { site, assets, siteDataHref }: DocumentFrame,
  { screen }: PagePayload,
  parts: string[],
): string[] {
  const own = assets.screens[screen]
  return [
    ...[siteDataHref, ...parts].map((href) => tag('link', { rel: 'preload', as: 'fetch', href, crossorigin: '' })),
    ...[...assets.preloads, ...(own ? [own] : [])].map((path) =>
      tag('link', { rel: 'modulepreload', href: assetHref(path, site) }),
    ),
    tag('script', { type: 'module', src: assetHref(assets.script, site) }),
  ]
}

const assetHref = (path: string, { baseUrl }: SiteData) => (path.startsWith('/') ? path : `${baseUrl}${path}`)

function metadata({ site, pictures }: DocumentFrame, payload: PagePayload): string[] {
  const title = documentTitle(site, payload)
  const isPage = payload.screen === 'doc' || payload.screen === 'landing'
  const description = isPage ? payload.page.meta.description : site.tagline
  const address = payload.screen === 'not-found' ? null : site.url + hrefOfRoute(payload.route, site.baseUrl)
  const trail = payload.screen === 'doc' ? breadcrumbJsonLd(site, payload) : null
  return [
    meta('generator', `Docs engine v${site.version}`),
    meta('description', description),
    ...(isPage ? [] : [meta('robots', 'noindex, follow')]),
    ...(address === null
      ? []
      : [
          tag('link', { rel: 'canonical', href: address }),
          tag('link', { rel: 'alternate', hreflang: 'en', href: address }),
          tag('link', { rel: 'alternate', hreflang: 'x-default', href: address }),
          property('og:url', address),
        ]),
    property('og:title', title),
    property('og:description', description),
    property('og:type', payload.screen === 'doc' ? 'article' : 'website'),
    property('og:site_name', site.title),
    property('og:locale', 'en'),
    ...pictureTags(pictures, payload.route, site),
    meta('docsearch:language', 'en'),
    meta('docsearch:version', 'current'),
    meta('docsearch:docusaurus_tag', payload.screen === 'doc' ? 'docs-default-current' : 'default'),
    ...(payload.screen === 'doc'
      ? [tag('link', { rel: 'alternate', type: 'text/markdown', href: payload.doc.markdownHref })]
      : []),
    tag('link', {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: site.title,
      href: `${site.baseUrl}opensearch.xml`,
    }),
    meta('color-scheme', 'light dark'),
    tag('meta', { name: 'theme-color', media: '(prefers-color-scheme: light)', content: CANVAS.light }),
    tag('meta', { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: CANVAS.dark }),
    ...(trail ? [`<script type="application/ld+json">${inScript(trail)}</script>`] : []),
  ]
}

/** Who may frame a page can be said by header only. */
const policyTag = (policy: string) =>
  tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy.replace(/; frame-ancestors[^;]*/, '') })

/** JSON inside a script element: `</script` and `<!--` must not be read as HTML. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c')
