import { oncePer } from '#disk/once-per.ts'
import { readLater } from '#disk/read-later.ts'
import type { Shelf } from '#disk/shelf.ts'
import { CARDS_FOLDER } from '#model/constants.ts'
import type { CompiledPage } from '#model/page.ts'
import type { SiteData } from '#model/site.ts'
import { originOf } from '../shape/page-origin.ts'
import type { Site } from '../shape/site.ts'
import { findManifest, findTouchIcon } from '../sources/site-icon.ts'
import { cardOf, cardText } from './card.ts'
import { CARD_SIZE, cardLayout } from './card-layout.ts'
import { type DrawableText, drawableText, fontParts } from './drawable-text.ts'
import { iconLayout } from './icon-layout.ts'
import { type Picture, pictureNames } from './picture.ts'
import { type ThemeColors, themeColors } from './theme-colors.ts'

/** The card of a page, with what it shows in words. */
export interface PageCard {
  picture: Picture
  text: string
}

/** All that is drawn for a site. */
export interface SitePictures {
  /** By route. */
  cards: Map<string, PageCard>
  /** The path below `dist/` of the icon for home screens that show icons as they are: drawn, or brought by the site. */
  touchIcon: string
  /** For the web manifest; none for a site that brings its own. */
  icons: SiteIcon[]
  /** Everything to draw, each picture once: pages that look the same share their card. */
  all: Picture[]
}

/** An icon, and whether a system may cut it to its own shape. */
export interface SiteIcon {
  picture: Picture
  purpose: 'any' | 'maskable'
}

/** How much of an icon its sign takes. What may be cut to any shape has to stay inside a circle of four fifths. */
const SHARES = { any: 0.78, maskable: 0.52 }

type PicturedSite = Pick<Site, 'root' | 'config' | 'data' | 'pages'>

/** What pictures show of a site, whatever its pages. */
export type PicturedSettings = Pick<SiteData, 'title' | 'mark' | 'colorMode'>

/** Makes the card of a page, each once. Null where it has none. */
export type CardMaker = (page: CompiledPage) => PageCard | null

/** What pictures are made with. */
export interface PictureTools {
  named: ReturnType<typeof pictureNames>
  colors: ThemeColors
  drawable: DrawableText
  /** Needs no other page, so that cards can be made as soon as a page is compiled. */
  cardFor: CardMaker
}

/** Remembers texts by what they follow from. */
interface CardMemory {
  texts(parts: unknown[], make: () => string[]): string[]
}

/** What helps with the cards of many pages. */
export interface CardHelp {
  /** What cards are drawn from waits there. */
  shelf?: Shelf | undefined
  /** What is known of the cards of pages as they are. */
  memory?: CardMemory | undefined
}

/** Opens them for one site. */
export function pictureTools(settings: PicturedSettings, { shelf, memory }: CardHelp = {}): PictureTools {
  const [named, colors, drawable] = [pictureNames(), themeColors(settings.colorMode.default), drawableText(fontParts())]
  const makeCard = (page: CompiledPage): PageCard | null => {
    const card = cardOf(page, settings, drawable)
    if (!card) return null
    const stem = page.meta.id.replace(/[^\w.]+/g, '-')
    const picture = named(CARDS_FOLDER, stem, { ...CARD_SIZE, layout: cardLayout(card, colors) })
    return { picture, text: cardText(card) }
  }
  const empty = named('', '', { ...CARD_SIZE, layout: NOTHING }).path // of what all cards are drawn with
  const cardFor: CardMaker = oncePer((page: CompiledPage) => {
    const origin = originOf(page)
    let made: PageCard | null | undefined
    const make = (): string[] => {
      made = makeCard(page)
      return made ? [made.picture.path, made.text] : []
    }
    const [path, text = ''] = origin && memory ? memory.texts(['card', origin, settings, colors, empty], make) : make()
    if (path === undefined) return null
    if (!made) return { picture: drawnLater(path, () => makeCard(page)), text }
    if (shelf) putAside(made.picture, shelf)
    return made
  })
  return { named, colors, drawable, cardFor }
}

const NOTHING: Picture['layout'] = { type: 'container' }

/** A picture whose name is known: mostly it has been drawn. */
function drawnLater(path: string, make: () => PageCard | null): Picture {
  const picture: Picture = { path, ...CARD_SIZE, layout: NOTHING }
  readLater(picture, 'layout', () => make()?.picture.layout ?? NOTHING)
  return picture
}

function putAside(picture: Picture, shelf: Shelf): void {
  const layout = shelf.put(JSON.stringify(picture.layout))
  readLater(picture, 'layout', () => JSON.parse(layout.text()))
}

/** What has to be drawn for a site, without drawing it. */
export function sitePictures(site: PicturedSite, tools = pictureTools(site.data)): SitePictures {
  const ownTouchIcon = findTouchIcon(site.root)
  const cards = site.config.cards ? pageCards(site, tools.cardFor) : new Map<string, PageCard>()
  const icons = findManifest(site.root) ? [] : siteIcons(site, tools)
  const touchIcon = siteIcon(site, 180, 'any', tools)
  const drawn = [...cards.values(), ...icons, ...(ownTouchIcon ? [] : [touchIcon])].map(({ picture }) => picture)
  return {
    cards,
    touchIcon: ownTouchIcon ?? touchIcon.picture.path,
    icons,
    all: [...new Map(drawn.map((picture) => [picture.path, picture])).values()],
  }
}

function pageCards({ pages }: PicturedSite, cardFor: CardMaker): SitePictures['cards'] {
  const cards = pages.flatMap(({ compiled }) => {
    const card = cardFor(compiled)
    return card ? [[compiled.meta.route, card] as const] : []
  })
  return new Map(cards)
}

const siteIcons = (site: PicturedSite, tools: PictureTools): SiteIcon[] => [
  siteIcon(site, 192, 'any', tools),
  siteIcon(site, 512, 'any', tools),
  siteIcon(site, 512, 'maskable', tools),
]

function siteIcon({ data }: PicturedSite, size: number, purpose: SiteIcon['purpose'], tools: PictureTools): SiteIcon {
  const { named, colors, drawable } = tools
  const sign = { mark: data.mark ?? null, letter: [...(drawable.words(data.title) ?? '')][0]?.toUpperCase() ?? '' }
  const layout = iconLayout(sign, size, SHARES[purpose], colors)
  return { picture: named('assets/', `icon-${size}`, { width: size, height: size, layout }), purpose }
}
