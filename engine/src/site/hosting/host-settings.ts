import { CARDS_FOLDER } from '#model/constants.ts'
import { SANDBOX_FOLDER } from '../bundle/live-runtime.ts'
import { UsageError } from '../report/usage-error.ts'
import { type FileKind, headersOfFile, parseHeaderRules } from '../serve/header-rules.ts'

/** A header and its value, as it is sent. */
export type Header = [name: string, value: string]

/** What a host must know of a built site, whatever the language of its settings. */
export interface HostSettings {
  /** The folder of the built site, from where the command was given: `site/dist`. */
  dist: string
  /** The command that has made the settings, without the host's name. */
  command: string
  /** Starts and ends with a slash. */
  baseUrl: string
  /** `docs.example.com` */
  hostname: string
  headers: Record<FileKind, Header[]>
  /** Single files with headers of their own, by path below `dist/`. */
  named: Array<[path: string, headers: Header[]]>
  /** Addresses that lead elsewhere. */
  redirects: Array<{ from: string; to: string; status: number }>
}

/** Where the settings expect the files; whoever uses them puts the real folder there. */
export const FOLDER = '/var/www/docs/dist'

const KINDS: Record<FileKind, string> = {
  document: 'index.html',
  sandbox: `${SANDBOX_FOLDER}live.html`,
  asset: 'assets/app.js',
  card: `${CARDS_FOLDER}index.png`,
  other: 'sitemap.xml',
}

const ofKinds = <Value>(valueFor: (kind: FileKind) => Value): Record<FileKind, Value> => ({
  document: valueFor('document'),
  sandbox: valueFor('sandbox'),
  asset: valueFor('asset'),
  card: valueFor('card'),
  other: valueFor('other'),
})

/** Reads the settings from what the build has written for hosts: the policies in it name the inline scripts of that very build. */
export function hostSettings(
  { baseUrl, url }: { baseUrl: string; url: string },
  built: { dist: string; command: string; headers: string; redirects: string },
): HostSettings {
  const rules = parseHeaderRules(built.headers)
  if (!rules.some(({ path }) => path === `${baseUrl}*`)) {
    throw new UsageError(
      `dist/ was built for another baseUrl than "${baseUrl}".\n  Build it again, then ask for the settings.`,
    )
  }
  const headersOf = (path: string): Header[] =>
    Object.entries({ 'cache-control': 'no-cache', ...headersOfFile(rules, baseUrl, path) }).map(([name, value]) => [
      name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()),
      plain(value),
    ])
  const single = rules.map(({ path }) => path.slice(baseUrl.length)).filter((path) => /^[^*]+\.\w+$/.test(path))
  return {
    dist: built.dist,
    command: built.command,
    baseUrl,
    hostname: new URL(url).hostname,
    headers: ofKinds((kind) => headersOf(KINDS[kind])),
    named: single.map((path) => [path, headersOf(path)]),
    redirects: redirectsOf(built.redirects),
  }
}

/** One header of all kinds of files: most are the same for all of them. */
export interface HeaderByKind {
  name: string
  values: Record<FileKind, string>
  isSame: boolean
}

/** The same headers, seen from the header. A kind without it has an empty value. */
export function byHeader({ headers, named }: HostSettings): HeaderByKind[] {
  const names = [...new Set(Object.values(headers).flatMap((list) => list.map(([name]) => name)))]
  return names.map((name) => {
    const valueIn = (list: Header[]) => list.find(([other]) => other === name)?.[1] ?? ''
    const values = ofKinds((kind) => valueIn(headers[kind]))
    const all = [...Object.values(values), ...named.map(([, list]) => valueIn(list))]
    return { name, values, isSame: new Set(all).size === 1 }
  })
}

/** The lines of a comment that every configuration begins with. */
export function preface(host: string): string[] {
  return [
    `Made by \`docs hosting ${host}\` from dist/_headers. The policies in it name the inline scripts and styles of that`,
    'build by their hashes: make it again whenever you deploy a new build, and put both in place together.',
  ]
}

/** In all these languages such characters would mean something else; no header of a site has them. */
function plain(value: string): string {
  if (!/["\\$`{}\n\r]/.test(value)) return value
  throw new UsageError(`dist/_headers has a header that no configuration can carry: ${value}`)
}

function redirectsOf(source: string): HostSettings['redirects'] {
  return source.split('\n').flatMap((line) => {
    const [from = '', to = '', status = ''] = line.trim().split(/\s+/)
    return /^30[1278]$/.test(status) ? [{ from, to, status: Number(status) }] : []
  })
}

/** A piece of text as a regular expression matches it. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
