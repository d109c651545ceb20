import { importsIn } from '#model/imports-in.ts'
import { resolveImport } from '#model/resolve-import.ts'

/** What a block says about the file that it is. */
export interface FileBlock {
  /** Null: the page's own. */
  project: string | null
  /** The path of the file. */
  title: string | null
  lang: string
  code: string
  /** It goes on with the file of its title, or with the last one. */
  isAppended: boolean
}

/** Part of a file: one block. A file has several where blocks continue it. */
export interface FilePart<Block> {
  block: Block
  /** Lines of the file before the part. */
  start: number
}

/** A file of a project as one of its blocks leaves it. */
export interface FileVersion<Block> {
  /** From the root of the project: `features/books/shelf.ts`. */
  path: string
  text: string
  parts: [FilePart<Block>, ...FilePart<Block>[]]
}

/** What each block makes of the files of its project, in reading order: a new file, or one that is longer than before. */
export function fileVersions<Block extends FileBlock>(blocks: Block[]): Array<FileVersion<Block>> {
  const versions: Array<FileVersion<Block>> = []
  for (const [index, block] of blocks.entries()) {
    const earlier = versions.filter(({ parts }) => parts[0].block.project === block.project)
    const last = block.isAppended ? earlier.at(-1)?.path : undefined
    const path = block.title ?? last ?? `block-${index + 1}.${block.lang}`
    const known = block.isAppended ? earlier.findLast((version) => version.path === path) : undefined
    versions.push(known ? append(known, block) : { path, text: block.code, parts: [{ block, start: 0 }] })
  }
  return versions
}

function append<Block extends FileBlock>({ path, text, parts }: FileVersion<Block>, block: Block): FileVersion<Block> {
  return { path, text: `${text}\n${block.code}`, parts: [...parts, { block, start: text.split('\n').length }] }
}

/** Adds a file to those that are reached, and what it imports from its project, and what that imports. */
export function reach<File extends { path: string; text: string }>(
  file: File,
  files: Map<string, File>,
  reached: Map<string, File>,
): void {
  reached.set(file.path, file)
  for (const specifier of importsIn(file.text).filter((name) => name.startsWith('.'))) {
    const other = files.get(resolveImport(specifier, file.path, files) ?? '')
    if (other && !reached.has(other.path)) reach(other, files, reached)
  }
}
