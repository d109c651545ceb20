import { copyFile, link, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sha256 } from '#disk/disk-store.ts'
import { filesBelow } from '#disk/fingerprint.ts'
import { runLimited } from '#disk/run-limited.ts'
import { writeWhole } from '#disk/write-whole.ts'

const TEXT = /\.(?:html|js|mjs|css|json|xml|txt|md|svg|webmanifest)$/
/** Below this a compressed file saves nothing: the response fits one packet anyway. */
const MIN_BYTES = 1024

/** How many files were compressed anew and how many were known from an earlier run. */
export interface CompressionCount {
  compressed: number
  reused: number
}

/**
 * Puts a `.br` and a `.gz` beside every text file of a folder. Results are kept by content in `.cache/compressed`, so that after
 * a build only what changed is compressed again.
 */
export async function compressOutput(folder: string, cacheFolder: string): Promise<CompressionCount> {
  await mkdir(cacheFolder, { recursive: true })
  const stored = new Set(await readdir(cacheFolder))
  const used = new Map<string, Promise<void>>()
  const count: CompressionCount = { compressed: 0, reused: 0 }
  const files = filesBelow(folder).filter((file) => TEXT.test(file))
  await runLimited(files, 2 * availableParallelism(), async (file) => {
    const body = await readFile(file)
    if (body.byteLength < MIN_BYTES) return
    const key = sha256(body).slice(0, 32)
    const isLasting = file.startsWith(join(folder, 'assets')) && !file.startsWith(join(folder, 'assets/pages'))
    for (const [suffix, compress] of FORMATS) {
      const name = key + suffix
      let ready = used.get(name)
      if (!ready) {
        const isStored = stored.has(name)
        if (isStored) count.reused++
        else count.compressed++
        ready = isStored
          ? Promise.resolve()
          : compress(body, isLasting).then((it) => writeWhole(join(cacheFolder, name), it))
        used.set(name, ready)
      }
      await ready
      await placeCopy(join(cacheFolder, name), file + suffix)
    }
  })
  const stale = [...stored].filter((name) => !used.has(name))
  await runLimited(stale, 16, (name) => rm(join(cacheFolder, name), { force: true }))
  return count
}

type Compress = (body: Buffer, isLasting: boolean) => Promise<Buffer>

/**
 * On a long page Brotli takes 250 ms at quality 11 and 3 ms at 6, and saves an eighth: worth it for the few shared files that every
 * reader loads and few builds change, not for each page.
 */
const FORMATS: Array<[suffix: string, compress: Compress]> = [
  [
    '.br',
    (body, isLasting) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isLasting ? 11 : 6,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        },
      }),
  ],
  ['.gz', (body, isLasting) => promisify(gzip)(body, { level: isLasting ? 9 : 6 })],
]

async function placeCopy(from: string, to: string): Promise<void> {
  await rm(to, { force: true })
  await link(from, to).catch(() => copyFile(from, to)) // a file system without hard links
}
