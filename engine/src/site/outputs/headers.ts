import type { OutputFile } from '#disk/output-file.ts'
import { CARDS_FOLDER } from '#model/constants.ts'
import { OFFLINE_WORKER_PATH } from '#model/offline.ts'
import type { SiteData } from '#model/site.ts'
import { SANDBOX_FOLDER } from '../bundle/live-runtime.ts'
import { SANDBOX_HEADER_POLICY } from '../bundle/sandbox-policy.ts'
import { searchOrigins } from '../config/search-origins.ts'
import type { InlineHashes } from '../pages/document.ts'
import { hasLive, type Site } from '../shape/site.ts'

/** Hosts read at most about a hundred rules; a site with more folders than this keeps their default, which is the same. */
const MAX_FOLDERS = 40
const REVALIDATE = 'Cache-Control: public, max-age=0, must-revalidate'
const IMMUTABLE = 'Cache-Control: public, max-age=31536000, immutable'

/**
 * The response headers for hosts that read `_headers` (Netlify, Cloudflare Pages), and for our own server. Where two
 * rules match, those hosts join the values, so no header is named by two rules that can meet.
 */
export function headers({ data, pages }: Pick<Site, 'data' | 'pages'>, inline: InlineHashes): OutputFile[] {
  const base = data.baseUrl
  const folders = foldersOf({ pages })
  const documents = folders.length > MAX_FOLDERS ? [] : folders.flatMap((name) => [name, `${name}/*`])
  const policy = `Content-Security-Policy: ${contentSecurityPolicy(data, inline)}`
  // The sandbox of live examples has another policy, so the pages' own is named by page instead of for everything.
  const isByPage = hasLive({ pages })
  const rules = [
    [`${base}*`, ...SECURITY, ...(isByPage ? [] : [policy])],
    [`${base}assets/*`, IMMUTABLE, OWN_RESOURCE],
    // A page of that name needs the folder's headers for itself; then cards are asked for again each time.
    ...(folders.includes(CARDS_FOLDER.slice(0, -1)) ? [] : [[`${base}${CARDS_FOLDER}*`, IMMUTABLE]]),
    [`${base}${OFFLINE_WORKER_PATH}`, 'Cache-Control: no-cache'],
    ...(isByPage ? [[`${base}${SANDBOX_FOLDER}*`, `Content-Security-Policy: ${SANDBOX_HEADER_POLICY}`]] : []),
    ...['', 'search', 'search/*', ...documents].map((path) => [
      `${base}${path}`,
      REVALIDATE,
      OWN_RESOURCE,
      ...(isByPage ? [policy] : []),
    ]),
  ]
  return [{ path: '_headers', body: rules.map((lines) => `${lines.join('\n  ')}\n`).join('\n') }]
}

const SECURITY = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(), microphone=(), geolocation=()',
  // For what no rule below names, a 404 above all: the policy says it better, and is followed where both are there.
  'X-Frame-Options: SAMEORIGIN',
  // Whoever opens or has opened a page of this site has no hold of its window.
  'Cross-Origin-Opener-Policy: same-origin',
]

/**
 * Pages, code and data are nobody else's images or scripts. Files of `public/` may be: a logo, a picture for link previews.
 * Whoever fetches a Markdown twin is no page that embeds it, and not concerned.
 */
const OWN_RESOURCE = 'Cross-Origin-Resource-Policy: same-origin'

const foldersOf = ({ pages }: Pick<Site, 'pages'>) =>
  [...new Set(pages.map(({ payload }) => payload.route.split('/')[1] ?? ''))].filter(Boolean).sort()

/**
 * Only this site's files and the named inline parts are used. Style attributes are allowed: diagrams and the bar use them. Every
 * document carries it as well, because hosts may send no headers; it also keeps the frame of a live example from going elsewhere.
 */
export function contentSecurityPolicy(data: SiteData, { scripts, styles }: InlineHashes): string {
  const services = [...(data.analytics ? [new URL(data.analytics.endpoint).origin] : []), ...searchOrigins(data.search)]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...services].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
