import type { Node } from '@takumi-rs/core'
import { sha256 } from '#disk/disk-store.ts'
import { sourcesFingerprint } from '#disk/engine-fingerprint.ts'
import { ENGINE_ROOT } from '#disk/engine-root.ts'
import { versionOf } from '#disk/find-package.ts'
import { FONT_PACKAGES } from './drawable-text.ts'

/** A picture that is drawn at most once: it is named by everything it depends on. */
export interface Picture {
  /** Below `dist/`. */
  path: string
  width: number
  height: number
  /** What is drawn: boxes, texts and images with their styles. Plain data. */
  layout: Node
}

/** Names pictures. What draws them counts, too: another version may set other pixels. */
export function pictureNames(): (folder: string, stem: string, picture: Omit<Picture, 'path'>) => Picture {
  const packages = ['@takumi-rs/core', ...Object.values(FONT_PACKAGES)]
  const tools = sourcesFingerprint(
    ['draw-picture.ts', 'indexed-png.ts'].map((file) => `src/site/pictures/${file}`),
    packages.map((name) => versionOf(ENGINE_ROOT, name)),
  )
  return (folder, stem, picture) => {
    const hash = sha256(`${tools}\n${JSON.stringify(picture)}`).slice(0, 12)
    return { ...picture, path: `${folder}${stem}.${hash}.png` }
  }
}
