import type { SiteData } from '#model/site.ts'
import type { PageCard, SitePictures } from '../pictures/site-pictures.ts'
import { meta, property, tag } from './tags.ts'

/** Where documents find what was drawn for the site, as paths below `dist/`. */
export interface LinkPictures extends Pick<SitePictures, 'cards' | 'touchIcon'> {
  manifest: string
}

/** What chats and social sites show of a link, and a device of a site on its home screen. */
export function pictureTags(pictures: LinkPictures | undefined, route: string, site: SiteData): string[] {
  return [
    ...cardTags(pictures?.cards.get(route) ?? pictures?.cards.get('/'), site),
    ...(pictures
      ? [
          tag('link', { rel: 'apple-touch-icon', href: site.baseUrl + pictures.touchIcon }),
          tag('link', { rel: 'manifest', href: site.baseUrl + pictures.manifest }),
        ]
      : []),
  ]
}

function cardTags(card: PageCard | undefined, { url, baseUrl }: SiteData): string[] {
  if (!card) return [meta('twitter:card', 'summary')]
  const { picture, text } = card
  return [
    meta('twitter:card', 'summary_large_image'),
    property('og:image', url + baseUrl + picture.path),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', text),
    meta('twitter:image:alt', text),
  ]
}
