import { CARDS_FOLDER } from '#model/constants.ts'
import { type Header, type HostSettings, literally, preface } from './host-settings.ts'

/** `netlify.toml`. Headers and redirects are not in it: Netlify reads `_headers` and `_redirects` of the very build. */
export function netlify({ dist }: HostSettings): string {
  return `# Made by \`docs hosting netlify\`: save it as netlify.toml. Headers and redirects are not in it: Netlify reads _headers and
# _redirects of the folder, which every build writes anew, does not publish them, and answers unknown addresses with 404.html.
[build]
  command = "npm run build"
  publish = "${dist}"

[build.environment]
  NODE_VERSION = "22"

# The addresses are clean as they are, and inline scripts must stay as the policy names them.
[build.processing]
  skip_processing = true
[build.processing.html]
  pretty_urls = false
`
}

/** `wrangler.toml` of Cloudflare Pages. */
export function cloudflare({ dist, hostname }: HostSettings): string {
  const name = hostname.replace(/[^a-z\d]+/gi, '-').toLowerCase()
  return `# Made by \`docs hosting cloudflare\`: save it as wrangler.toml. In the dashboard: build command \`npm run build\`, environment
# NODE_VERSION=22. Headers and redirects are not in it: Cloudflare Pages reads _headers and _redirects of the folder, which every build
# writes anew, does not publish them, and answers unknown addresses with 404.html.
name = "${name}"
pages_build_output_dir = "${dist}"
compatibility_date = "2025-01-01"
`
}

/**
 * The routes of Vercel's Build Output API. `vercel.json` would not do: it is read before the build, whose hashes the policies name.
 */
export function vercel({ baseUrl, headers, named, redirects }: HostSettings): string {
  const base = literally(baseUrl)
  const notFound = { src: '^.*$', status: 404, dest: `${baseUrl}404.html`, headers: object(headers.document) }
  const routes = [
    ...redirects.map(({ from, to, status }) => ({ src: `^${literally(from)}$`, status, headers: { Location: to } })),
    { ...notFound, src: `^${base}(?:_headers|_redirects)$` },
    {
      src: `^(?!${base}(?:assets/|${CARDS_FOLDER}.*\\.png$)).*$`,
      headers: object(headers.document),
      continue: true,
    },
    { src: `^${base}assets/.*$`, headers: object(headers.asset), continue: true },
    { src: `^${base}assets/(?!sandbox/).*\\.html$`, headers: object(headers.document), continue: true },
    { src: `^${base}${CARDS_FOLDER}.*\\.png$`, headers: object(headers.card), continue: true },
    { src: `^${base}assets/sandbox/.*$`, headers: object(headers.sandbox), continue: true },
    ...named.map(([path, own]) => ({ src: `^${base}${literally(path)}$`, headers: object(own), continue: true })),
    { handle: 'filesystem' },
    { src: `^(${base}.+)\\.html$`, dest: '$1/index.html', check: true },
    { handle: 'error' },
    notFound,
  ]
  return `${JSON.stringify({ version: 3, routes }, null, 2)}\n`
}

/** JSON has no comments: this goes beside it. */
export function vercelNotes({ baseUrl, dist, command }: HostSettings): string {
  const folder = `.vercel/output/static${baseUrl.slice(0, -1)}`
  return [
    ...preface('vercel'),
    'It is the file .vercel/output/config.json. Framework preset "Other", build command:',
    `  npm run build && mkdir -p ${folder} && cp -R ${dist}/. ${folder} && ${command} vercel > .vercel/output/config.json`,
  ].join('\n')
}

const object = (headers: Header[]) => Object.fromEntries(headers)
