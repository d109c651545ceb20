import type { TextTier } from '#model/search.ts'

/** Characters of text that are added before the next search gets its turn, about: a few milliseconds on a slow phone. */
const SLICE_CHARACTERS = 12_000

/** A tier in runs of pages, each of which is added at once. */
export function slicesOf({ from, texts, phrases, causes }: TextTier): TextTier[] {
  const slices: TextTier[] = causes ? [{ from, texts: [], causes }] : []
  let size = Number.POSITIVE_INFINITY
  for (const [index, page] of texts.entries()) {
    if (size >= SLICE_CHARACTERS) {
      slices.push({ from: from + index, texts: [], ...(phrases && { phrases: [] }) })
      size = 0
    }
    const slice = slices.at(-1)
    slice?.texts.push(page)
    slice?.phrases?.push(phrases?.[index] ?? '')
    size += page.reduce((sum, text) => sum + text.length, 0)
  }
  return slices
}
