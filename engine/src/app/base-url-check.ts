export {} // a module: its names are its own

/**
 * Inlined in the home page's head: when the app's script could not be loaded, says that the base URL is probably
 * wrong. Listens for the load error instead of watching the clock, so a slow page never shows it. The text is made here and not
 * served, because search engines would index it.
 */
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showBanner)
    else showBanner()
  },
  true, // errors of resources do not bubble
)

function showBanner(): void {
  const configured = document.documentElement.dataset.baseUrl ?? '/'
  const path = location.pathname
  const banner = document.createElement('div')
  banner.style.cssText =
    'border:thick solid red;background:#fff2f2;color:#1c1e21;margin:20px;padding:20px;font:16px/1.5 sans-serif'
  banner.append(
    paragraph('Your site did not load properly.'),
    paragraph('A very common reason is a wrong site ', helpLink(), '.'),
    paragraph(`Current configured baseUrl = ${configured}${configured === '/' ? ' (default value)' : ''}`),
    paragraph(`We suggest trying baseUrl = ${path.endsWith('/') ? path : `${path}/`}`),
  )
  document.body.prepend(banner)
}

function paragraph(...content: Array<string | Node>): HTMLParagraphElement {
  const element = document.createElement('p')
  element.append(...content)
  return element
}

function helpLink(): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = 'https://vite.dev/guide/build.html#public-base-path'
  link.textContent = 'baseUrl configuration'
  return link
}
