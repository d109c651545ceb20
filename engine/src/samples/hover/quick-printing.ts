import ts from 'typescript'

/** What of a checker writes types into quick infos; not in TypeScript's declarations. `package.json` names its exact version. */
interface Writers {
  writeType(type: ts.Type, enclosing: ts.Node | undefined, ...rest: unknown[]): string
  writeSignature(signature: ts.Signature, enclosing: ts.Node | undefined, flags: number, ...rest: unknown[]): string
  writeSymbol(
    symbol: ts.Symbol,
    enclosing: ts.Node | undefined,
    meaning: ts.SymbolFlags | undefined,
    flags: number,
    ...rest: unknown[]
  ): string
}

/**
 * Has a checker write names as they are. Looking up by which path each of them could be reached from where it is shown took
 * a third of all time, and for types that a file does not import ended in file names. Type arguments of calls and of a
 * property's owner are left out: parameters and result say the same, and would be cut off behind them.
 */
export function printQuickly(checker: ts.TypeChecker): void {
  const writers = checker as ts.TypeChecker & Writers
  const { writeType, writeSignature, writeSymbol } = writers
  writers.writeType = (type, _enclosing, ...rest) => writeType(type, undefined, ...rest)
  writers.writeSignature = (signature, _enclosing, flags, ...rest) =>
    writeSignature(signature, undefined, flags & ~ts.TypeFormatFlags.WriteTypeArgumentsOfSignature, ...rest)
  writers.writeSymbol = (symbol, _enclosing, meaning, flags, ...rest) =>
    writeSymbol(symbol, undefined, meaning, flags & ~ts.SymbolFormatFlags.WriteTypeParametersOrArguments, ...rest)
}
