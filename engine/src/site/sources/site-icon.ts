import { existsSync } from 'node:fs'
import { join } from 'node:path'

const firstOf = (names: string[]) => (root: string) =>
  names.find((name) => existsSync(join(root, 'public', name))) ?? null

/** The site's icon, as a path below `public/`; null when it has none. */
export const findIcon = firstOf(['favicon.svg', 'favicon.ico', 'favicon.png'])

/** Its own icon for home screens, likewise. */
export const findTouchIcon = firstOf(['apple-touch-icon.png'])

/** Its own web manifest, likewise. */
export const findManifest = firstOf(['site.webmanifest', 'manifest.webmanifest', 'manifest.json'])
