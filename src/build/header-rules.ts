/** One block of a `_headers` file: a path pattern and the headers of everything that it matches. */
export interface HeaderRule {
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
      rules.push({ pattern: patternOf(line.trim()), headers: [] })
    }
  }
  return rules
}

/** The headers of a path; where two rules name the same header, the later one wins. */
export function headersFor(rules: HeaderRule[], pathname: string): Record<string, string> {
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
