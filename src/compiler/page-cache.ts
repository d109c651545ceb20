import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompiledPage } from '#model/page.ts'
import { compilePage, type PageInput } from './compile-page.ts'
import { hashOfFile } from './components/diagram.ts'
import { openDiskStore, sha256 } from './disk-store.ts'
import { compilerFingerprint, highlightFingerprint } from './fingerprint.ts'
import { createHighlighter, rememberBlocks } from './highlight/highlighter.ts'

/** Compiles pages, and answers from disk where nothing has changed. */
export interface PageCache {
  /** The page from disk, or null when anything it depends on has changed. */
  find(input: Omit<PageInput, 'baseUrl'>): Promise<CompiledPage | null>
  compile(input: Omit<PageInput, 'baseUrl'>): Promise<{ page: CompiledPage; fromCache: boolean }>
}

interface Entry {
  key: string
  page: CompiledPage
}

/**
 * Same text, same compiler, same page: the key names all a page depends on. There is one entry a source, so the folder does
 * not grow with every edit; its diagrams are compared on each answer. Pages with mistakes are never kept.
 */
export function openPageCache(cacheDir: string, baseUrl: string): PageCache {
  const fingerprint = compilerFingerprint()
  const entries = openDiskStore(join(cacheDir, 'pages'))
  const highlighter = rememberBlocks(
    createHighlighter(openDiskStore(join(cacheDir, 'code', highlightFingerprint().slice(0, 16)))),
  )

  const keyOf = ({ source, text }: Omit<PageInput, 'baseUrl'>) =>
    sha256([fingerprint, baseUrl, source, text].join('\0'))
  const find: PageCache['find'] = async (input) => {
    const entry = await entries.read(input.source)
    if (!isEntry(entry) || entry.key !== keyOf(input)) return null
    return (await hasSameDiagrams(entry.page, input.contentDir)) ? entry.page : null
  }

  return {
    find,
    async compile(input) {
      const found = await find(input)
      if (found) return { page: found, fromCache: true }
      const page = await compilePage({ ...input, baseUrl }, highlighter)
      await entries.write(input.source, { key: keyOf(input), page } satisfies Entry)
      return { page, fromCache: false }
    },
  }
}

function isEntry(value: unknown): value is Entry {
  const { key, page } = (value ?? {}) as Partial<Entry>
  return typeof key === 'string' && Array.isArray(page?.tree) && Array.isArray(page.dependencies)
}

async function hasSameDiagrams({ dependencies }: CompiledPage, contentDir: string): Promise<boolean> {
  for (const { path, hash } of dependencies) {
    const content = await readFile(join(contentDir, path), 'utf8').catch(() => null) // gone: compiling again reports it
    if (content === null || hashOfFile(content) !== hash) return false
  }
  return true
}
