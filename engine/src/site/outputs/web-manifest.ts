import type { OutputFile } from '#disk/output-file.ts'
import type { SitePictures } from '../pictures/site-pictures.ts'
import { themeColors } from '../pictures/theme-colors.ts'
import type { Site } from '../shape/site.ts'

/** Where the build writes it. */
export const MANIFEST_PATH = 'site.webmanifest'
/** Longer names are cut off below an icon. */
const SHORT_NAME = 12

/** What a device shows of a site that a reader puts on the home screen; none for a site that brings its own. */
export function webManifest({ data }: Pick<Site, 'data'>, { icons }: SitePictures): OutputFile[] {
  if (icons.length === 0) return []
  const { title, tagline, baseUrl, navbar, colorMode } = data
  const { canvas } = themeColors(colorMode.default)
  const short = [navbar.title, title].find((name) => [...name].length <= SHORT_NAME)
  const manifest = {
    id: baseUrl,
    name: title,
    short_name: short ?? navbar.title,
    description: tagline,
    start_url: baseUrl,
    scope: baseUrl,
    // With a way back: pages have none of their own.
    display: 'minimal-ui',
    theme_color: canvas,
    background_color: canvas,
    icons: icons.map(({ picture, purpose }) => ({
      src: baseUrl + picture.path,
      sizes: `${picture.width}x${picture.height}`,
      type: 'image/png',
      purpose,
    })),
  }
  return [{ path: MANIFEST_PATH, body: `${JSON.stringify(manifest, null, 2)}\n` }]
}
