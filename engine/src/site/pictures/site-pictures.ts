import { readLater } from '#disk/read-later.ts'
import type { Shelf } from '#disk/shelf.ts'
import { CARDS_FOLDER } from '#model/constants.ts'
import type { CompiledPage } from '#model/page.ts'
import type { SiteData } from '#model/site.ts'
import { oncePer } from '../shape/once-per.ts'
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

/** Opens them for one site. What cards are drawn from waits on a shelf, where there is one. */
export function pictureTools(settings: PicturedSettings, shelf?: Shelf): PictureTools {
  const [named, colors, drawable] = [pictureNames(), themeColors(settings.colorMode.default), drawableText(fontParts())]
  const cardFor: CardMaker = oncePer((page: CompiledPage) => {
    const card = cardOf(page, settings, drawable)
    if (!card) return null
    const stem = page.meta.id.replace(/[^\w.]+/g, '-')
    const picture = named(CARDS_FOLDER, stem, { ...CARD_SIZE, layout: cardLayout(card, colors) })
    if (shelf) putAside(picture, shelf)
    return { picture, text: cardText(card) }
  })
  return { named, colors, drawable, cardFor }
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
