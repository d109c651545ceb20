import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ENGINE_ROOT } from '#disk/engine-root.ts'

const APP = join(ENGINE_ROOT, 'src/app')
const ENTRY = join(APP, 'entry-client.tsx')

/**
 * Links to the app's style sheets for the head of a page in development. Vite puts styles in place by script, each when its
 * module runs: the page would be bare for a moment, and its layers would come in another order than in the built sheet, where
 * the first mention decides which layer is the weakest. So all sheets stand in the head from the beginning, in the build's
 * order, and Vite's own copies, which follow edits, take the places of the links.
 */
export function devStyles(): string {
  const links = sheetsInOrder().map((file) => {
    const href = `/${file.slice(ENGINE_ROOT.length).replaceAll('\\', '/')}`
    return `<link rel="stylesheet" href="${href}?direct" data-early="${href}">`
  })
  return [...links, `<script>(${TAKE_PLACES})()</script>`].join('\n')
}

/** Runs in the page; written as text because this folder has no DOM. */
const TAKE_PLACES = `() => {
  const takePlaces = () => {
    for (const link of document.querySelectorAll('link[data-early]')) {
      const own = document.querySelector('style[data-vite-dev-id$="' + link.dataset.early + '"]')
      if (own) link.replaceWith(own)
    }
  }
  new MutationObserver(takePlaces).observe(document.head, { childList: true })
}`

/** The sheets that the build joins into one, in its order: as modules are evaluated, what is loaded on demand last. */
function sheetsInOrder(): string[] {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const onDemand: string[] = [ENTRY]
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, names = '', specifier = ''] of text.matchAll(STATIC_IMPORT)) {
      const target = resolveInApp(specifier, file)
      if (target === null || names.startsWith('type ')) continue
      if (target.endsWith('.css')) sheets.add(target)
      else visit(target)
    }
    for (const [, specifier = ''] of text.matchAll(DYNAMIC_IMPORT)) {
      const target = resolveInApp(specifier, file)
      if (target !== null) onDemand.push(target)
    }
  }
  for (const file of onDemand) visit(file)
  return [...sheets]
}

const STATIC_IMPORT = /^import (?:([^'"]*) from )?'([^']+)'/gm
const DYNAMIC_IMPORT = /\bimport\('([^']+)'\)/g

/** A file of the app. Sheets with a query are not in the joined one: their module puts them into the page itself. */
function resolveInApp(specifier: string, from: string): string | null {
  if (!/\.(?:css|tsx?)$/.test(specifier)) return null
  if (specifier.startsWith('#app/')) return join(APP, specifier.slice('#app/'.length))
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null
}
