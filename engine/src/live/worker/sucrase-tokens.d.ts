/** Parts of sucrase that it does not export by its main entry. */
declare module 'sucrase/dist/esm/parser/index.js' {
  export interface Token {
    type: number
    start: number
    end: number
  }
  export interface Scope {
    startTokenIndex: number
    /** Exclusive. */
    endTokenIndex: number
    isFunctionScope: boolean
  }
  export function parse(
    code: string,
    isJsx: boolean,
    isTypeScript: boolean,
    isFlow: boolean,
  ): { tokens: Token[]; scopes: Scope[] }
}

declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export const TokenType: Record<
    | '_for'
    | '_while'
    | '_export'
    | '_const'
    | '_let'
    | '_var'
    | 'parenL'
    | 'parenR'
    | 'braceL'
    | 'braceR'
    | 'bracketL'
    | 'bracketR'
    | 'dollarBraceL'
    | 'semi'
    | 'lessThan'
    | 'arrow'
    | 'slash'
    | 'assign'
    | 'regexp'
    | 'hash'
    | 'dot'
    | 'questionDot'
    | 'name',
    number
  >
}
