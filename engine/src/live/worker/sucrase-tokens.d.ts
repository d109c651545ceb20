/** Parts of sucrase that it does not export by its main entry. */
declare module 'sucrase/dist/esm/parser/index.js' {
  export interface Token {
    type: number
    start: number
    end: number
    /** Of a sign before what something begins with or defaults to: the index after that. Of other signs: null. */
    rhsEndIndex: number | null
    /** A number for what belongs together, such as the brackets of a computed name. */
    contextId: number | null
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
    | '_in'
    | '_true'
    | '_false'
    | '_null'
    | 'num'
    | 'bigint'
    | 'string'
    | 'comma'
    | 'minus'
    | 'star'
    | 'eq'
    | 'slash'
    | 'assign'
    | 'regexp'
    | 'hash'
    | 'dot'
    | 'questionDot',
    number
  >
}
