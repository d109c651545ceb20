import { readFileSync } from 'node:fs'
import { Renderer } from '@takumi-rs/core'
import { fontParts, hasCharacter } from './drawable-text.ts'
import { indexedPng } from './indexed-png.ts'
import type { Picture } from './picture.ts'

/** Draws pictures as PNG files. Loaded on demand: most builds have none to draw. Each is drawn outside of this thread. */
export async function openDrawing(pictures: Picture[]): Promise<(picture: Picture) => Promise<Uint8Array>> {
  const renderer = new Renderer()
  const characters = [...new Set(JSON.stringify(pictures.map(({ layout }) => layout)))]
  for (const { family, file, ranges } of fontParts()) {
    if (!characters.some((character) => hasCharacter({ ranges }, character))) continue
    await renderer.registerFont({ name: family, data: readFileSync(file), unicodeRange: ranges })
  }
  return async ({ layout, width, height }) => {
    const pixels = await renderer.render(layout, { width, height, format: 'raw' })
    return (await indexedPng(pixels, width, height)) ?? renderer.render(layout, { width, height, format: 'png' })
  }
}
