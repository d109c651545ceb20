import { CARDS_FOLDER } from '#model/constants.ts'
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

/** What has to be drawn for a site, without drawing it. */
export function sitePictures(site: PicturedSite): SitePictures {
  const tools: Tools = {
    named: pictureNames(),
    colors: themeColors(site.data.colorMode.default),
    drawable: drawableText(fontParts()),
  }
  const ownTouchIcon = findTouchIcon(site.root)
  const cards = site.config.cards ? pageCards(site, tools) : new Map<string, PageCard>()
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

interface Tools {
  named: ReturnType<typeof pictureNames>
  colors: ThemeColors
  drawable: DrawableText
}

function pageCards({ pages, data }: PicturedSite, { named, colors, drawable }: Tools): SitePictures['cards'] {
  const cards = pages.flatMap((page) => {
    const { route, id } = page.compiled.meta
    const card = cardOf(page, data, drawable)
    if (!card) return []
    const picture = named(CARDS_FOLDER, id.replace(/[^\w.]+/g, '-'), { ...CARD_SIZE, layout: cardLayout(card, colors) })
    return [[route, { picture, text: cardText(card) }] as const]
  })
  return new Map(cards)
}

const siteIcons = (site: PicturedSite, tools: Tools): SiteIcon[] => [
  siteIcon(site, 192, 'any', tools),
  siteIcon(site, 512, 'any', tools),
  siteIcon(site, 512, 'maskable', tools),
]

function siteIcon({ data }: PicturedSite, size: number, purpose: SiteIcon['purpose'], tools: Tools): SiteIcon {
  const { named, colors, drawable } = tools
  const sign = { mark: data.mark ?? null, letter: [...(drawable.words(data.title) ?? '')][0]?.toUpperCase() ?? '' }
  const layout = iconLayout(sign, size, SHARES[purpose], colors)
  return { picture: named('assets/', `icon-${size}`, { width: size, height: size, layout }), purpose }
}
