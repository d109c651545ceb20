import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDiskStore, sha256 } from '#disk/disk-store.ts'
import { openSealedStore } from '#disk/sealed-store.ts'
import { onceEach } from '#model/once-each.ts'
import type { CompiledPage } from '#model/page.ts'
import type { PageInput } from './compile-page.ts'
import { hashOfFile } from './components/diagram.ts'
import { compilerFingerprint, highlightFingerprint, isCompilerUnchanged } from './fingerprint.ts'
import { createHighlighter, rememberBlocks } from './highlight/highlighter.ts'
import { type PageText, pageOfText, textOfPage } from './page-content.ts'

/** Compiles pages, and answers from disk where nothing has changed. */
export interface PageCache {
  /** The page from disk, or null when anything it depends on has changed. */
  find(input: Omit<PageInput, 'baseUrl'>): Promise<CompiledPage | null>
  /** `text` is the page written down. */
  compile(input: Omit<PageInput, 'baseUrl'>): Promise<{ page: CompiledPage; text: PageText; fromCache: boolean }>
}

/**
 * Same text, same compiler, same page: the key names all a page depends on. There is one entry a source, so the folder does
 * not grow with every edit; its diagrams and its own text are compared on each answer. Pages with mistakes are never kept.
 */
export function openPageCache(cacheDir: string, baseUrl: string): PageCache {
  const fingerprint = compilerFingerprint()
  const entries = openSealedStore(join(cacheDir, 'pages'))
  const highlighter = rememberBlocks(
    createHighlighter(openDiskStore(join(cacheDir, 'code', highlightFingerprint().slice(0, 16)))),
  )

  const keyOf = ({ source, text }: Omit<PageInput, 'baseUrl'>) =>
    sha256([fingerprint, baseUrl, source, text].join('\0'))
  const findText = async (input: Omit<PageInput, 'baseUrl'>) => {
    const text = entries.readText(input.source, keyOf(input))
    if (text === undefined) return null
    const page = pageOfText(text) // nobody else writes there, and the store has compared its bytes
    return (await hasSameDiagrams(page, input.contentDir)) ? { page, text } : null
  }

  return {
    find: async (input) => (await findText(input))?.page ?? null,
    async compile(input) {
      const found = await findText(input)
      if (found) return { ...found, fromCache: true }
      const { compilePage, isNamed } = await loadCompiler() // not before: with nothing to compile, no parser is loaded
      const page = await compilePage({ ...input, baseUrl }, highlighter)
      const text = textOfPage(page)
      if (isNamed) await entries.writeText(input.source, keyOf(input), text)
      return { page, text, fromCache: false }
    },
  }
}

/** The compiler, and whether it is the one that the fingerprint names: its sources may have changed before they were needed. */
const loadCompiler = onceEach(async () => {
  const { compilePage } = await import('./compile-page.ts')
  return { compilePage, isNamed: isCompilerUnchanged() }
})

/** True while the diagrams that a page shows are as they were when it was compiled. */
export async function hasSameDiagrams({ dependencies }: CompiledPage, contentDir: string): Promise<boolean> {
  for (const { path, hash } of dependencies) {
    const content = await readFile(join(contentDir, path), 'utf8').catch(() => null) // gone: compiling again reports it
    if (content === null || hashOfFile(content) !== hash) return false
  }
  return true
}
