import { readFileSync } from 'node:fs'
import { Renderer } from '@takumi-rs/core'
import { type FontPart, fontParts, hasCharacter } from './drawable-text.ts'
import { indexedPng } from './indexed-png.ts'
import type { Picture } from './picture.ts'

/** Draws pictures as PNG files. Loaded on demand: most builds have none to draw. Most of it is done outside of this thread. */
export function openDrawing(): (picture: Picture) => Promise<Uint8Array> {
  const parts = fontParts()
  const renderers = new Map<string, Promise<Renderer>>()
  /** Looked up once for each: layouts repeat them. */
  const known = new Map<string, FontPart[]>()
  const partsWith = (character: string) => {
    const own = known.get(character) ?? parts.filter((part) => hasCharacter(part, character))
    known.set(character, own)
    return own
  }
  /** One for each choice of parts. What else is drawn must not count: an overlap of two parts could set another letter. */
  const rendererFor = (layout: Picture['layout']) => {
    const characters = [...new Set(JSON.stringify(layout))]
    const needed = parts.filter((part) => characters.some((character) => partsWith(character).includes(part)))
    const key = needed.map(({ file }) => file).join()
    const renderer = renderers.get(key) ?? rendererWith(needed)
    renderers.set(key, renderer)
    return renderer
  }
  return async ({ layout, width, height }) => {
    const renderer = await rendererFor(layout)
    const pixels = await renderer.render(layout, { width, height, format: 'raw' })
    return (await indexedPng(pixels, width, height)) ?? renderer.render(layout, { width, height, format: 'png' })
  }
}

async function rendererWith(parts: FontPart[]): Promise<Renderer> {
  const renderer = new Renderer()
  for (const { family, file, ranges } of parts) {
    await renderer.registerFont({ name: family, data: readFileSync(file), unicodeRange: ranges })
  }
  return renderer
}
