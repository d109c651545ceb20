import { posix } from 'node:path'
import type { SampleWorld } from '../sample-world.ts'
import { typeWorldOf, VIRTUAL } from '../type-host.ts'
import { ts } from '../typescript.mjs'

/** The library's exports that the program knows of, by what they are. */
export function libraryExports(program: ts.Program, world: SampleWorld): Map<ts.Symbol, string> {
  const checker = program.getTypeChecker()
  const names = new Map<ts.Symbol, string>()
  const { options, disk } = typeWorldOf(world)
  for (const entry of world.entryPoints) {
    const { resolvedModule } = ts.resolveModuleName(entry, posix.join(VIRTUAL, 'hover/exports.ts'), options, disk)
    const source = resolvedModule && program.getSourceFile(resolvedModule.resolvedFileName)
    const module = source && checker.getSymbolAtLocation(source)
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const target = targetOf(symbol, checker)
      if (!names.has(target)) names.set(target, symbol.name)
    }
  }
  return names
}

/** What a name stands for that was imported. */
export const targetOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
