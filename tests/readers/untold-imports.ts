/** What copied code imports of files that its page neither shows nor tells: such a sample does not stand on its own. */
import { type FileVersion, fileVersions } from '#engine/compiler/file-versions.ts'
import { resolveImport } from '#engine/model/resolve-import.ts'
import { readBlocks } from '#engine/samples/read-blocks.ts'
import { pageLine, type SampleBlock, type SamplePage } from '#engine/samples/sample-block.ts'
import { type CodeImport, fileName, filesInComments, importsOf } from './code-imports.ts'
import { proseLines } from './prose-lines.ts'

/** An import at a line of the page. */
export interface UntoldImport {
  line: number
  /** The path of a file, or the name of a module. */
  from: string
  /** What of it is not told; empty where all of it is imported. */
  names: string[]
}

type PlacedImport = CodeImport & { from: string }

/** `modules` are those that a site brings along and no registry has. */
export function untoldImports(page: SamplePage, modules: string[]): UntoldImport[] {
  const versions = fileVersions(readBlocks(page).filter(({ fragment }) => fragment === null))
  const shown = shownCode(versions, /^<Checkpoint\b/m.test(page.text))
  const imports = importsToTell(versions, modules)
  const remarked = new Set(imports.filter(({ hasComment }) => hasComment).map(({ from }) => from))
  const named = new Set(versions.flatMap(copiedBlocks).flatMap(({ code }) => filesInComments(code)))
  const sections = sectionsOf(page.text)
  const onPage = new Set(sections.flatMap(({ words }) => [...words]))
  return imports.flatMap(({ from, names, line }) => {
    const code = shown.get(from)
    const missing = code === undefined ? names : names.filter((name) => !wordsOf(code).has(name))
    const inSection = sections.findLast(({ start }) => start <= line)?.words ?? new Set()
    const areTold = missing.every((name) => inSection.has(name)) && (code !== undefined || names.length > 0)
    const isFileTold = code === undefined && onPage.has(fileName(from))
    return areTold || isFileTold || remarked.has(from) || named.has(fileName(from))
      ? []
      : [{ line, from, names: missing }]
  })
}

/** With lines of the page. */
function importsToTell(versions: FileVersion<SampleBlock>[], modules: string[]): PlacedImport[] {
  const files = new Set(versions.map(({ path }) => path))
  return versions.flatMap((version) =>
    copiedBlocks(version).flatMap((block) =>
      importsOf(block.code).flatMap((found) => {
        const { specifier } = found
        const from = modules.includes(specifier) ? specifier : resolveImport(specifier, version.path, files)
        return from === null ? [] : [{ ...found, from, line: pageLine(block, found.line) }]
      }),
    ),
  )
}

/** What a reader gets who copies the block that makes this version: with what is hidden right before it. None for a hidden one. */
function copiedBlocks({ parts }: FileVersion<SampleBlock>): SampleBlock[] {
  const blocks = parts.map(({ block }) => block)
  if (blocks.at(-1)?.isHidden) return []
  return blocks.slice(blocks.slice(0, -1).findLastIndex(({ isHidden }) => !isHidden) + 1)
}

/** By path, what a reader sees of each file. A checkpoint folds the whole project of its page. */
function shownCode(versions: FileVersion<SampleBlock>[], hasCheckpoint: boolean): Map<string, string> {
  const shown = new Map<string, string>()
  for (const version of versions) {
    const { isHidden, project, code } = lastBlock(version)
    if (!isHidden || (hasCheckpoint && project === null))
      shown.set(version.path, `${shown.get(version.path) ?? ''}\n${code}`)
  }
  return shown
}

/** The block that makes this version of a file. */
const lastBlock = ({ parts }: FileVersion<SampleBlock>) => (parts.at(-1) ?? parts[0]).block

const wordsOf = (code: string) => new Set(code.match(/[\w$]+/g))

/** From heading to heading, what stands in backticks in the text: `app/store.ts` and `store(…)` also name `store`. */
function sectionsOf(text: string): Array<{ start: number; words: Set<string> }> {
  const sections = [{ start: 0, words: new Set<string>() }]
  for (const [index, line] of proseLines(text).entries()) {
    if (/^#{2,6} /.test(line)) sections.push({ start: index + 1, words: new Set() })
    for (const [, code = ''] of line.matchAll(/`([^`]+)`/g))
      for (const word of [code, fileName(code), code.replace(/\(.*\)$/, '')]) sections.at(-1)?.words.add(word)
  }
  return sections
}
