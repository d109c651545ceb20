import { ts } from '../typescript.mjs'

/** What parts of a text are written to; not in TypeScript's declarations. */
interface PartWriter {
  write(text: string): void
  displayParts(): ts.SymbolDisplayPart[]
}

type Rest = [maximumLength?: number, ...more: unknown[]]

/** What of a checker writes types into quick infos; not in TypeScript's declarations. `package.json` names its exact version. */
interface Writers {
  writeType(type: ts.Type, enclosing: ts.Node | undefined, flags: number, writer: PartWriter, ...rest: Rest): string
  writeSignature(
    signature: ts.Signature,
    enclosing: ts.Node | undefined,
    flags: number,
    kind: ts.SignatureKind | undefined,
    writer: PartWriter,
    ...rest: Rest
  ): string
  writeSymbol(
    symbol: ts.Symbol,
    enclosing: ts.Node | undefined,
    meaning: ts.SymbolFlags | undefined,
    flags: number,
    writer: PartWriter,
  ): string
}

/**
 * Has a checker write names as they are, and each type and signature once. Looking up by which path each of them could be
 * reached from where it is shown took a third of all time, and for types that a file does not import ended in file names. Type
 * arguments of calls and of a property's owner are left out: parameters and result say the same, and would be cut off behind them.
 */
export function printQuickly(checker: ts.TypeChecker): void {
  const writers = checker as ts.TypeChecker & Writers
  const { writeType, writeSignature, writeSymbol } = writers
  const types = rememberTexts<ts.Type>()
  const signatures = rememberTexts<ts.Signature>()
  writers.writeType = (type, _enclosing, flags, writer, ...rest) =>
    types.write(type, `${flags} ${rest[0]}`, writer, () => writeType(type, undefined, flags, writer, ...rest))
  writers.writeSignature = (signature, _enclosing, allFlags, kind, writer, ...rest) => {
    const flags = allFlags & ~ts.TypeFormatFlags.WriteTypeArgumentsOfSignature
    return signatures.write(signature, `${flags} ${kind} ${rest[0]}`, writer, () =>
      writeSignature(signature, undefined, flags, kind, writer, ...rest),
    )
  }
  writers.writeSymbol = (symbol, _enclosing, meaning, flags, writer) =>
    writeSymbol(symbol, undefined, meaning, flags & ~ts.SymbolFormatFlags.WriteTypeParametersOrArguments, writer)
}

/** Texts of things, by how they are written: without a place from which they are seen, they are the same wherever they stand. */
function rememberTexts<Thing extends object>() {
  const known = new Map<Thing, Map<string, string>>()
  return {
    /** `writer` is empty before: what is then in it is the text. */
    write(thing: Thing, manner: string, writer: PartWriter, write: () => string): string {
      const texts = known.get(thing) ?? new Map<string, string>()
      known.set(thing, texts)
      const before = texts.get(manner)
      if (before !== undefined) {
        writer.write(before)
        return ''
      }
      const result = write()
      texts.set(manner, ts.displayPartsToString(writer.displayParts()))
      return result
    },
  }
}
