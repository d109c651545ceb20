import { posix } from 'node:path'
import { symbolsOf } from '../module-symbols.ts'
import type { SampleWorld } from '../sample-world.ts'
import { typeWorldOf, VIRTUAL } from '../type-host.ts'
import { ts } from '../typescript.mjs'

/** The library's exports that the program knows of, by what they are. */
export function libraryExports(program: ts.Program, world: SampleWorld): Map<ts.Symbol, string> {
  const names = new Map<ts.Symbol, string>()
  const { options, disk } = typeWorldOf(world)
  for (const entry of world.entryPoints) {
    const { resolvedModule } = ts.resolveModuleName(entry, posix.join(VIRTUAL, 'hover/exports.ts'), options, disk)
    if (!resolvedModule) continue
    for (const [name, symbol] of symbolsOf(program, resolvedModule.resolvedFileName))
      if (!names.has(symbol)) names.set(symbol, name)
  }
  return names
}
