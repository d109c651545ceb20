import type { SiteData } from '#model/site.ts'
import type { InlineHashes } from '../document.ts'
import { SANDBOX_FOLDER } from '../live-runtime.ts'
import type { OutputFile } from '../output-file.ts'
import { SANDBOX_HEADER_POLICY } from '../sandbox-policy.ts'
import { searchOrigins } from '../search/search-origins.ts'
import { hasLive, type Site } from '../site-types.ts'

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
    [`${base}assets/*`, IMMUTABLE],
    ...(isByPage ? [[`${base}${SANDBOX_FOLDER}*`, `Content-Security-Policy: ${SANDBOX_HEADER_POLICY}`]] : []),
    ...['', 'search', 'search/*', ...documents].map((path) => [
      `${base}${path}`,
      REVALIDATE,
      ...(isByPage ? [policy] : []),
    ]),
  ]
  return [{ path: '_headers', body: rules.map((lines) => `${lines.join('\n  ')}\n`).join('\n') }]
}

const SECURITY = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(), microphone=(), geolocation=()',
]

const foldersOf = ({ pages }: Pick<Site, 'pages'>) =>
  [...new Set(pages.map(({ payload }) => payload.route.split('/')[1] ?? ''))].filter(Boolean).sort()

/** Which documents say their policy themselves, because no rule can name their addresses. */
export function policyInDocument(site: Pick<Site, 'pages'>): 'none' | 'not-found' | 'all' {
  if (!hasLive(site)) return 'none'
  return foldersOf(site).length > MAX_FOLDERS ? 'all' : 'not-found'
}

/** Only this site's files and the named inline parts are used. Style attributes are allowed: diagrams and the bar use them. */
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
    "frame-ancestors 'self'",
  ].join('; ')
}
