import { join } from 'node:path'
import { hasSameDiagrams, openPageCache } from '#compiler/page-cache.ts'
import type { CompiledPage } from '#model/page.ts'
import { CONTENT_FOLDER } from '../sources/content-folder.ts'
import type { WrittenPage } from './moved-proofs.ts'

/** Compiles a page whose text is known. */
export type CompileText = (source: string, text: string) => Promise<CompiledPage>

/** The pages of a site while it is written. */
export interface DevPages {
  compileFor(baseUrl: string): CompileText
  /** A page as it was compiled last. */
  last(source: string): WrittenPage | undefined
}

/**
 * Opens them, through the same cache as in a build. Those that are as they were stay in memory: a save
 * neither reads them again nor makes another object of them, by which others know what has not changed.
 */
export function openDevPages(root: string): DevPages {
  const contentDir = join(root, CONTENT_FOLDER)
  const kept = new Map<string, WrittenPage & { baseUrl: string }>()
  return {
    compileFor(baseUrl) {
      const cache = openPageCache(join(root, '.cache'), baseUrl)
      return async (source, text) => {
        const known = kept.get(source)
        const isSame = known?.text === text && known.baseUrl === baseUrl
        if (isSame && (await hasSameDiagrams(known.page, contentDir))) return known.page
        const { page } = await cache.compile({ source, text, contentDir })
        kept.set(source, { baseUrl, text, page })
        return page
      }
    },
    last: (source) => kept.get(source),
  }
}
