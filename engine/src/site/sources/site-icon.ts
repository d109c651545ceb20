import { existsSync } from 'node:fs'
import { join } from 'node:path'

const NAMES = ['favicon.svg', 'favicon.ico', 'favicon.png']

/** The site's icon, as a path below `public/`; null when it has none. */
export function findIcon(root: string): string | null {
  return NAMES.find((name) => existsSync(join(root, 'public', name))) ?? null
}
