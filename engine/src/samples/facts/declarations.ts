import { ts } from '../typescript.mjs'

/** A property of a type of options. */
export interface DeclaredOption {
  name: string
  /** Null: it depends on the others. */
  isRequired: boolean | null
}

/** All properties that some form of the type has; what a form forbids (`never`) is not one. */
export function declaredOptions(checker: ts.TypeChecker, type: ts.Type): DeclaredOption[] {
  const forms = type.isUnion() ? type.types : [type]
  const found = new Map<string, boolean[]>()
  for (const form of forms) {
    for (const property of checker.getPropertiesOfType(form)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
      const own = checker.getNonNullableType(checker.getTypeOfSymbol(property))
      if (property.name.startsWith('__@') || own.flags & ts.TypeFlags.Never) continue
      found.set(property.name, [...(found.get(property.name) ?? []), !isOptional])
    }
  }
  return [...found].map(([name, required]) => {
    const isSame = required.length === forms.length && new Set(required).size === 1
    return { name, isRequired: isSame ? (required[0] ?? null) : null }
  })
}
