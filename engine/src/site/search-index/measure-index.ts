import { formatProblem } from '#model/problem.ts'
import { size } from '../report/build-report.ts'
import type { SearchIndex } from '../shape/site.ts'
import { gzipSizeAside } from './gzip-size.ts'

/** What a reader who searches pays, in bytes. */
export interface IndexSizes {
  namesGzip: number
  /** Null: they come by need. */
  textsGzip: number | null
}

/** The sizes of a local index as it travels. */
export async function measureIndex({ names, texts, isByNeed }: SearchIndex): Promise<IndexSizes> {
  if (isByNeed) return { namesGzip: await gzipSizeAside(names), textsGzip: null }
  const sizes = await Promise.all([names, ...texts].map(gzipSizeAside))
  const [namesGzip = 0, ...others] = sizes
  return { namesGzip, textsGzip: others.reduce((sum, bytes) => sum + bytes, 0) }
}

/**
 * From here on the owner hears of hosted services: about 1,000 pages of 2,700 words, whose texts are 1.0 MB in 16 files even with the
 * smallest cap, and whose names are 57 KB. A reader on a 10 Mbit/s line waits most of a second for the last texts, one on a slow
 * phone five.
 */
const LARGE_TEXTS = 1_000_000

/** Told when readers would be better off with a service. Null: the index is of a good size. */
export function largeIndexWarning({ namesGzip, textsGzip }: IndexSizes, configFile: string): string | null {
  if (textsGzip === null || textsGzip <= LARGE_TEXTS) return null
  return formatProblem({
    message: `The search index is large: ${size(namesGzip + textsGzip)} (gzip), which every reader who searches loads.`,
    place: { file: configFile },
    hint: 'A hosted service keeps it on its side: set search.provider to "algolia".',
  })
}
