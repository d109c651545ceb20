import type { TokenLines } from '#compiler/highlight/tokens.ts'
import type { CompiledPage, PageKind } from '#model/page.ts'
import type { Mark, SiteData } from '#model/site.ts'
import type { DrawableText } from './drawable-text.ts'
import { firstCode } from './first-code.ts'

/** What the card of a page says: all of it can be drawn. */
export interface Card {
  title: string
  /** Whether the title is a name of code. */
  isCode: boolean
  /** What the page is, in a word; null for the home page. */
  kind: string | null
  /** The name of the site; null where it is the title. */
  site: string | null
  description: string
  /** The first lines of its code. */
  lines: TokenLines
  mark: Mark | null
}

/** What cards say of the site. */
export type CardSite = Pick<SiteData, 'title' | 'mark'>

/** No card shows more lines of code. */
const MAX_LINES = 9

const KINDS: Record<PageKind, string | null> = { landing: null, api: 'API', guide: 'Guide', tutorial: 'Tutorial' }

/** The card of a page. Null where the typefaces do not have the letters of its title. */
export function cardOf(
  { meta, tree }: CompiledPage,
  { title: name, mark }: CardSite,
  drawable: DrawableText,
): Card | null {
  const [title, site] = [drawable.words(meta.title), drawable.words(name)]
  if (!title || site === null) return null
  return {
    title,
    isCode: meta.titleStyle === 'code',
    kind: KINDS[meta.kind],
    site: site === title ? null : site,
    description: drawable.words(meta.description) ?? '',
    lines: firstCode(tree)
      .slice(0, MAX_LINES)
      .map((line) => line.map(([kind, text]) => [kind, drawable.code(text)])),
    mark: mark ?? null,
  }
}

/** What the card shows, for who cannot see it. */
export function cardText({ title, kind, site, lines, description }: Card): string {
  const [first] = lines
    .map((line) =>
      line
        .map(([, text]) => text)
        .join('')
        .trim(),
    )
    .filter(Boolean)
  const place = [kind, site].filter((word) => word !== null).join(', ')
  const name = place ? `${title} (${place})` : title
  return first ? `${name}, with code that begins: ${first}` : [name, description].filter(Boolean).join(': ')
}
