import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileVersions } from '#engine/compiler/file-versions.ts'
import { readBlocks } from '#engine/samples/read-blocks.ts'
import { ts } from '#engine/samples/typescript.mjs'
import { SITE } from './places.ts'

const CONTENT = join(SITE, 'content')
const PAGES = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'))

/** Names that a file imports and never mentions again. */
function unusedImports({ path, code }: CopiedFile): string[] {
  const imported: string[] = []
  const mentioned = new Set<string>()
  const visit = (node: ts.Node): void => {
    const { parent } = node
    if (!ts.isIdentifier(node)) ts.forEachChild(node, visit)
    else if (ts.isImportClause(parent) || ts.isNamespaceImport(parent)) imported.push(node.text)
    else if (ts.isImportSpecifier(parent)) {
      if (parent.name === node) imported.push(node.text)
    } else mentioned.add(node.text)
  }
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true))
  const unused = imported.filter((name) => !mentioned.has(name))
  return unused.length > 0 && isWhole({ path, code }) ? unused : []
}

/** Half a file, whose rest is hidden after it, does not parse. To find out takes long, and only those that have something unused need it. */
function isWhole({ path, code }: CopiedFile): boolean {
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: path,
    compilerOptions: { jsx: ts.JsxEmit.Preserve },
  })
  return diagnostics.length === 0
}

interface CopiedFile {
  path: string
  code: string
}

/** What a block's button copies as a whole file: with the hidden code before it, without what is hidden after it. */
function copiedFiles(page: string): CopiedFile[] {
  const text = readFileSync(join(CONTENT, page), 'utf8')
  const versions = fileVersions(readBlocks({ source: page, text }).filter(({ fragment }) => fragment === null))
  return versions.flatMap(({ path, parts }) => {
    const isLastShown = !versions.some(
      (other) =>
        other.parts[0] === parts[0] && other.parts.length > parts.length && !other.parts.at(-1)?.block.isHidden,
    )
    if (!isLastShown || parts.at(-1)?.block.isHidden) return []
    return [{ path, code: parts.map(({ block }) => block.code).join('\n') }]
  })
}

test.each(PAGES)('%s: a copied file uses all that it imports, as the templates of Vite and Next demand', (page) => {
  const unused = copiedFiles(page).flatMap((file) =>
    unusedImports(file).map((name) => `${file.path} imports ${name}, which only hidden code uses: import it there`),
  )
  expect(unused).toEqual([])
})
