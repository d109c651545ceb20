import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { onceEach } from '#model/once-each.ts'
import type { Language } from '../languages.ts'
import { kindOfColor, SHIKI_THEME } from './shiki-theme.ts'
import type { Token, TokenLines } from './tokens.ts'

type Grammar = NonNullable<Language['grammar']>

/** TextMate grammars, loaded one by one as blocks need them. */
export interface Shiki {
  tokensOf(code: string, grammar: Grammar): Promise<TokenLines>
}

const GRAMMARS: Record<Grammar, () => Promise<{ default: Parameters<HighlighterCore['loadLanguageSync']>[0] }>> = {
  tsx: () => import('shiki/langs/tsx.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  bash: () => import('shiki/langs/bash.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
  markdown: () => import('shiki/langs/markdown.mjs'),
  mdx: () => import('shiki/langs/mdx.mjs'),
  graphql: () => import('shiki/langs/graphql.mjs'),
}

/** Shiki on Oniguruma, which is more than twice as fast here as its engine on JavaScript's regular expressions. */
export async function openShiki(): Promise<Shiki> {
  const engine = await createOnigurumaEngine(import('shiki/wasm'))
  const core = createHighlighterCoreSync({ themes: [SHIKI_THEME], langs: [], engine })
  const load = onceEach(async (grammar: Grammar) => core.loadLanguageSync((await GRAMMARS[grammar]()).default))

  return {
    async tokensOf(code, grammar) {
      await load(grammar)
      const options = { lang: grammar, theme: SHIKI_THEME.name }
      // No time limit: a slow machine would get other bytes than a fast one.
      const lines = core.codeToTokensBase(code, { ...options, tokenizeTimeLimit: 0 })
      return lines.map((line) => line.map(({ color, content }): Token => [kindOfColor(color), content]))
    },
  }
}
