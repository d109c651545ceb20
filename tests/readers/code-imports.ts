/** What a piece of code imports, and which files its comments name. */
import { ts } from '#engine/samples/typescript.mjs'

export interface CodeImport {
  specifier: string
  /** As the other file calls them; empty where all of it is imported. */
  names: string[]
  /** From 1 on. */
  line: number
  /** Behind it, on the same line. */
  hasComment: boolean
}

export function importsOf(code: string): CodeImport[] {
  const file = ts.createSourceFile('block.tsx', code, ts.ScriptTarget.Latest, true)
  const lines = code.split('\n')
  const found: CodeImport[] = []
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node)
    if (specifier !== null) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      const end = file.getLineAndCharacterOfPosition(node.end)
      const hasComment = /^\s*\/\/ \S/.test(lines[end.line]?.slice(end.character) ?? '')
      found.push({ specifier, names: namesOf(node), line: line + 1, hasComment })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** `books` of `../features/books.ts`. */
export const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.tsx?$/, '')

/** The names of files that comments write with their ending. */
export const filesInComments = (code: string): string[] =>
  [...code.matchAll(/\/\/.*$/gm)].flatMap(([comment]) => comment.match(/[\w./-]+\.tsx?\b/g)?.map(fileName) ?? [])

/** Of `import … from`, `export … from` and `import(…)`. */
function specifierOf(node: ts.Node): string | null {
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  const written = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined
  const literal = isDynamic ? node.arguments[0] : written
  return literal && ts.isStringLiteral(literal) ? literal.text : null
}

function namesOf(node: ts.Node): string[] {
  const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined
  if (!bindings || !ts.isNamedImports(bindings)) return []
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
}
