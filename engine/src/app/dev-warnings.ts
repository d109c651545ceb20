/**
 * Shows what a build would warn about, at the edge of every page while the site is written. The dev server loads it; no build does.
 */
const strip = document.createElement('aside')
strip.setAttribute('aria-label', 'Warnings')
const shadow = strip.attachShadow({ mode: 'open' }) // the page's styles are not its own

function show({ warnings }: { warnings: string[] }): void {
  const text = warnings.join('\n\n')
  strip.remove()
  if (text === '' || text === strip.dataset.dismissed) return
  const summary = create('summary', warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`)
  const dismiss = create('button', 'Dismiss')
  dismiss.addEventListener('click', () => {
    strip.dataset.dismissed = text // until there are others
    strip.remove()
  })
  const details = create('details')
  details.append(summary, create('pre', text), dismiss)
  shadow.replaceChildren(create('style', STYLES), details)
  document.body.append(strip)
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text })
}

const STYLES = `
  details {
    position: fixed;
    inset: auto 16px 16px auto;
    z-index: 1000;
    max-inline-size: min(90vw, 800px);
    padding: 8px 12px;
    border: 1px solid var(--color-line-control);
    border-radius: 8px;
    background: var(--color-canvas);
    color: var(--color-text);
    font-size: 14px;
  }
  summary { cursor: pointer; }
  pre { max-block-size: 50vh; overflow: auto; font-size: 12px; white-space: pre-wrap; }
`

import.meta.hot?.on('site:warnings', show)
import.meta.hot?.send('site:warnings?')

export {}
