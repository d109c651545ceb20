import { join } from 'node:path'
import { compilerFingerprint } from '#compiler/fingerprint.ts'
import { openDiskStore, sha256 } from '#disk/disk-store.ts'
import { fieldsOf } from '#model/fields.ts'
import type { SampleBlock, SamplePage } from '../sample-block.ts'

/** Reads the blocks of pages, and answers from disk where a page is as it was: then no parser is loaded. */
export function openBlockReader(cacheDir: string): (page: SamplePage) => Promise<SampleBlock[]> {
  const fingerprint = compilerFingerprint()
  const store = openDiskStore(join(cacheDir, 'blocks'))
  return async (page) => {
    const key = sha256(`${fingerprint}\0${page.text}`)
    const known = fieldsOf(await store.read(page.source))
    if (known.key === key && Array.isArray(known.blocks)) return known.blocks
    const { readBlocks } = await import('../read-blocks.ts')
    const blocks = readBlocks(page)
    await store.write(page.source, { key, blocks })
    return blocks
  }
}
