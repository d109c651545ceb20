import type { SiteData } from '#model/site.ts'
import type { InlineHashes } from '../document.ts'
import type { OutputFile } from '../output-file.ts'
import { searchOrigins } from '../search/search-origins.ts'
import type { Site } from '../site-types.ts'

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
  const folders = new Set(pages.map(({ payload }) => payload.route.split('/')[1] ?? '').filter(Boolean))
  const documents = folders.size > MAX_FOLDERS ? [] : [...folders].sort().flatMap((name) => [name, `${name}/*`])
  const rules = [
    [`${base}*`, ...securityHeaders(data, inline)],
    [`${base}assets/*`, IMMUTABLE],
    ...['', 'search', 'search/*', ...documents].map((path) => [`${base}${path}`, REVALIDATE]),
  ]
  return [{ path: '_headers', body: rules.map((lines) => `${lines.join('\n  ')}\n`).join('\n') }]
}

function securityHeaders(data: SiteData, inline: InlineHashes): string[] {
  return [
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), microphone=(), geolocation=()',
    `Content-Security-Policy: ${contentSecurityPolicy(data, inline)}`,
  ]
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
