import type { ColorMode, SiteData } from './site.ts'

/** The theme a page has: the reader's stored choice, else the system's if it is respected, else the site's default. */
export function chooseColorMode(
  stored: string | null,
  settings: SiteData['colorMode'],
  isSystemDark: boolean,
): ColorMode {
  if (settings.switch && (stored === 'light' || stored === 'dark')) return stored
  if (settings.respectSystem) return isSystemDark ? 'dark' : 'light'
  return settings.default
}
