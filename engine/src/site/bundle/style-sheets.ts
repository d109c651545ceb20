import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ENGINE_ROOT } from '#disk/engine-root.ts'

const APP = join(ENGINE_ROOT, 'src/app')
const ENTRY = join(APP, 'entry-client.tsx')

/**
 * What stands first in a doc: the frame, and the page down to the end of its first text and code. These sheets are inlined, so that the
 * first paint waits for no other file; every other sheet is in the linked one, which comes where that ends (`pages/later-sheet.ts`).
 * `tests/e2e/first-screen.spec.ts` fails when something above that place needs a sheet that is not here.
 */
const FIRST = [
  ...['layers', 'tokens', 'reset', 'base', 'icons', 'prose', 'code'].map((name) => `styles/${name}`),
  ...['Brand', 'DocsSidebar', 'Frame', 'Navbar', 'SearchButton', 'SidebarTree'].map((name) => `layout/${name}`),
  ...['Doc', 'doc/Breadcrumbs', 'doc/CopyPage', 'doc/MobileTableOfContents'].map((name) => `screens/${name}`),
].map((name) => `${name}.css`)

/** Parts of the frame that many sites do without, and their sheets: they are inlined where a site has the part. */
const OF_PARTS = { announcement: 'layout/AnnouncementBar.css', dropdown: 'ui/Dropdown.css' }
/** The name of such a part. */
export type StyledPart = keyof typeof OF_PARTS

/** The app's style sheets by when they are needed, each list in the order of the cascade, and the lists as well. */
export interface StyleSheets {
  first: string[]
  parts: Record<StyledPart, string[]>
  later: string[]
}

/** Finds the sheets of the app: files with their whole path. */
export function styleSheets(): StyleSheets {
  const sheets = sheetsInOrder()
  const nameOf = (file: string) => relative(APP, file).replaceAll('\\', '/')
  const named = (...names: string[]) => sheets.filter((file) => names.includes(nameOf(file)))
  const first = named(...FIRST)
  const parts = { announcement: named(OF_PARTS.announcement), dropdown: named(OF_PARTS.dropdown) }
  const early = new Set([...first, ...Object.values(parts).flat()])
  return { first, parts, later: sheets.filter((file) => !early.has(file)) }
}

/** All sheets that modules import for the page, as the modules are evaluated; those of what is loaded on demand last. */
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

/** A file of the app. Sheets with a query are in neither list: their module puts them into the page itself. */
function resolveInApp(specifier: string, from: string): string | null {
  if (!/\.(?:css|tsx?)$/.test(specifier)) return null
  if (specifier.startsWith('#app/')) return join(APP, specifier.slice('#app/'.length))
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null
}
