import { hrefOfRoute } from '#model/route.ts'

/** What the page for an address that is not kept has to say. */
export interface OfflinePage {
  title: string
  base: string
  /** Kept pages, to go on reading. */
  pages: Array<{ route: string; title: string }>
}

/** The document has no script and loads nothing. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** A document of its own, made here: it needs no file that could be missing. */
export function offlinePage({ title, base, pages }: OfflinePage): Response {
  const items = pages.map((page) => `<li><a href="${text(hrefOfRoute(page.route, base))}">${text(page.title)}</a></li>`)
  const list =
    items.length > 0
      ? `<h2>Pages on this device</h2><ul>${items.join('')}</ul>`
      : '<p>No page has been kept on this device yet.</p>'
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>No connection | ${text(title)}</title><style>${STYLES}</style></head><body><main><h1>No connection</h1><p>This page of ${text(title)} is not on this device, and the site cannot be reached.</p><p><a href="">Try again</a></p>${list}</main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    },
  })
}

/** System colors: the page follows the reader's light or dark by itself. */
const STYLES =
  ':root{color-scheme:light dark;font:16px/1.65 system-ui,sans-serif}main{max-width:42rem;margin:0 auto;padding:4rem 1.5rem}h1{margin:0 0 1rem;font-size:2rem;line-height:1.2}h2{margin:2.5rem 0 .5rem;font-size:1.125rem}ul{margin:0;padding:0;list-style:none}li a{display:block;padding:.35rem 0}'

const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
