import type { ThemeRegistrationRaw } from 'shiki/core'
import type { TokenKind } from './tokens.ts'

/** Which scopes of a grammar are which kind. Later rules win over earlier ones of the same depth. */
const SCOPES: Record<TokenKind, string[]> = {
  c: [
    'comment',
    'punctuation.definition.comment',
    'comment keyword',
    'comment entity',
    'comment variable',
    'comment storage',
    'comment punctuation',
  ],
  k: [
    'keyword',
    'storage',
    'variable.language.this',
    'variable.language.super',
    'entity.name.tag',
    'keyword.operator.new',
    'keyword.operator.expression',
    'markup.heading',
  ],
  s: ['string', 'constant.character', 'punctuation.definition.string', 'markup.inline.raw', 'markup.fenced_code'],
  n: ['constant.numeric', 'constant.language', 'keyword.other.unit', 'constant.other.color'],
  f: ['entity.name.function', 'support.function', 'entity.name.command', 'variable.function'],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'support.class.component',
    'meta.type.annotation entity.name.type',
  ],
  p: ['punctuation', 'meta.brace', 'keyword.operator', 'storage.type.function.arrow', 'meta.delimiter'],
  '': [
    'meta.template.expression',
    'meta.embedded',
    'string.unquoted.argument',
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'entity.name.tag.yaml',
    'entity.other.attribute-name',
    'constant.other.option',
    'support.variable.property',
    'meta.jsx.children',
    'entity.name.function.jsx',
    'storage.modifier.import',
  ],
}

/** Colors are only labels here: one a kind, read back from the tokens and never shown. */
const KINDS: TokenKind[] = ['', 'k', 's', 'n', 'f', 't', 'c', 'p']
const colorOf = (kind: TokenKind) => `#00000${KINDS.indexOf(kind)}`

/** The kind behind a marker color of the theme. */
export function kindOfColor(color: string | undefined): TokenKind {
  return KINDS[Number(color?.charAt(6) ?? 0)] ?? ''
}

/** The theme: no look, only kinds. */
export const SHIKI_THEME = {
  name: 'token-kinds',
  type: 'light',
  fg: colorOf(''),
  bg: '#ffffff',
  settings: [
    { settings: { foreground: colorOf('') } },
    ...KINDS.map((kind) => ({ scope: SCOPES[kind], settings: { foreground: colorOf(kind) } })),
  ],
} satisfies ThemeRegistrationRaw
