import { parse } from 'sucrase/dist/esm/parser/index.js'
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types.js'

/**
 * Puts semicolons before each `export const { … } =`. The transpiler turns it into `({ … } = …)`, which would otherwise go on
 * with a line before it that ends without one. Two of them: the first is taken away with a type that ends there.
 */
export function separateExports(code: string, isJsx: boolean): string {
  if (!/\bexport\s+(?:const|let|var)\s*[{[]/.test(code)) return code
  const { tokens } = parse(code, isJsx, true, false)
  const starts = tokens
    .filter(({ type }, index) => {
      const [keyword, pattern] = [tokens[index + 1]?.type, tokens[index + 2]?.type]
      const isVariable = keyword === tt._const || keyword === tt._let || keyword === tt._var
      return type === tt._export && isVariable && (pattern === tt.braceL || pattern === tt.bracketL)
    })
    .map(({ start }) => start)
  return starts.reduceRight((text, start) => `${text.slice(0, start)};;${text.slice(start)}`, code)
}
