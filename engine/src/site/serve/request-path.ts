/** Files for hosts, which read them and do not serve them. */
export const FOR_HOSTS = ['_headers', '_redirects']

/** The path of a file or page below the base that an address names, decoded and with single slashes, or null if none can have it. */
export function pathBelowBase(pathname: string, baseUrl: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(pathname).replace(/\/{2,}/g, '/')
  } catch {
    return null // malformed percent-encoding
  }
  if (path === baseUrl.slice(0, -1)) return ''
  if (!path.startsWith(baseUrl)) return null
  const below = path.slice(baseUrl.length)
  return /[\\\0]/.test(below) || isHidden(below) ? null : below
}

/** Whether a path, or a folder on its way, is hidden. One folder with a dot is there to be asked for (RFC 8615). */
export const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')

/** Where a page or file may stand: `a`, `a/` and `a.html` all name `a/index.html`. */
export function candidates(path: string): string[] {
  if (path === '' || path.endsWith('/')) return [`${path}index.html`]
  const page = path.replace(/\.html$/, '')
  return [path, `${page}/index.html`]
}
