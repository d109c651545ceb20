import { ts } from './typescript.mjs'

/** What a module exports, by name and aliases followed. */
export function symbolsOf(program: ts.Program, path: string): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(path)
  const module = source && checker.getSymbolAtLocation(source)
  const symbols = module ? checker.getExportsOfModule(module) : []
  return new Map(symbols.map((symbol) => [symbol.name, targetOf(symbol, checker)]))
}

/** What a name stands for that was imported. */
export const targetOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
