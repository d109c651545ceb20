import { CARDS_FOLDER } from '#model/constants.ts'
import { SANDBOX_FOLDER } from '../bundle/live-runtime.ts'

/** One block of a `_headers` file: a path pattern and the headers of everything that it matches. */
export interface HeaderRule {
  /** As it is written: `/docs/api/*`. */
  path: string
  pattern: RegExp
  headers: Array<[name: string, value: string]>
}

/** Reads the `_headers` format of Netlify and Cloudflare Pages, so that the local server sends what those hosts send. */
export function parseHeaderRules(source: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of source.split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue
    if (/^\s/.test(line)) {
      const colon = line.indexOf(':')
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
    } else {
      rules.push({ path: line.trim(), pattern: patternOf(line.trim()), headers: [] })
    }
  }
  return rules
}

/** What a file is, as far as headers go. Everything about the headers of a response follows from the file that is sent. */
export type FileKind = 'document' | 'sandbox' | 'asset' | 'card' | 'other'

/** The kind of a file by its path below `dist/`. A page is one wherever it lies: what it may do does not follow from its folder. */
function kindOf(path: string): FileKind {
  if (path.startsWith(SANDBOX_FOLDER)) return 'sandbox'
  if (/\.html$/i.test(path)) return 'document'
  if (path.startsWith('assets/')) return 'asset'
  return path.startsWith(CARDS_FOLDER) ? 'card' : 'other'
}

/**
 * The headers of a file, whatever the address by which it was asked for: `/api/createSlice`, `//api/createSlice.html`
 * and `/%61pi/createSlice/` are one document. All documents have those of the front page, the not-found page too, which
 * stands at no address that a rule could name.
 */
export function headersOfFile(rules: HeaderRule[], baseUrl: string, path: string): Record<string, string> {
  const kind = kindOf(path)
  if (kind === 'document') return headersFor(rules, baseUrl)
  if (kind !== 'other') return headersFor(rules, baseUrl + path)
  return headersFor(
    rules.filter((rule) => rule.path === `${baseUrl}*` || rule.path === baseUrl + path),
    baseUrl + path,
  )
}

/** Where two rules name the same header, the later one wins. */
function headersFor(rules: HeaderRule[], pathname: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const rule of rules) {
    if (!rule.pattern.test(pathname)) continue
    for (const [name, value] of rule.headers) headers[name.toLowerCase()] = value
  }
  return headers
}

function patternOf(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}
