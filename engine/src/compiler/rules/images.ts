import { type Attributes, htmlElement } from '../html.ts'
import type { PageContext, SourcePlace } from '../page-context.ts'

/** An image of `public/`. It needs words for those who cannot see it, and comes from this site alone. */
export function renderImage(
  image: { url: string; alt: string | null; isDecorative?: boolean },
  attributes: Attributes,
  place: SourcePlace,
  page: PageContext,
): string {
  const { url, alt } = image
  if (!alt?.trim() && !image.isDecorative) {
    page.report(place, `The image ${url} has no alternative text.`, `Say what it shows: ![what it shows](${url}).`)
  }
  if (!url.startsWith('/') || url.startsWith('//')) {
    const isRemote = /^(\w+:)?\/\//.test(url)
    const message = isRemote ? `The image ${url} is on another host.` : `The image ${url} has a relative address.`
    const name = url.replace(/^.*\//, '')
    page.report(place, message, `Put the file into public/img/ and write /img/${name}.`)
    return ''
  }
  page.links.push({ raw: url, kind: 'route', route: url.replace(/[?#].*$/s, ''), hash: null, ...place })
  const src = page.baseUrl + url.slice(1)
  return htmlElement('img', { src, alt: alt ?? '', loading: 'lazy', decoding: 'async', ...attributes })
}
