import type { LiveFile } from '#model/live.ts'
import { type FileBlock, type FileVersion, fileVersions, reach } from './file-versions.ts'
import { readCodeMeta } from './rules/code-meta.ts'
import type { CodeNode } from './syntax.ts'

/** A stretch of the page, in offsets. */
interface Stretch {
  start: number
  end: number
}

interface PlacedBlock extends FileBlock {
  isHidden: boolean
  offset: number
}

type Version = FileVersion<PlacedBlock>

const LANGS = new Set(['ts', 'typescript', 'tsx', 'js', 'javascript', 'jsx', 'css', 'html', 'json'])

/** The block of a file as a reader has it, without lines that a change removes. Null for one that no project can have. */
function readBlock({ lang, meta, value, position }: CodeNode): PlacedBlock | null {
  const { title, marks, sample } = readCodeMeta(meta ?? '', Infinity, () => {}) // mistakes are reported elsewhere
  const { project, fragment, errors, isAppended, isHidden } = sample
  if (!lang || !LANGS.has(lang) || fragment !== null || errors.length > 0) return null
  const lines = value.split('\n').filter((_, index) => marks.get(index + 1) !== 'removed')
  return { project, title, lang, code: lines.join('\n'), isAppended, isHidden, offset: position.start.offset }
}

/** True for a block that is a file of its project, or goes on with one. */
export function isFile(node: CodeNode): boolean {
  const block = readBlock(node)
  return block !== null && (block.title !== null || block.isAppended)
}

/** The files that the titled blocks of a page are, at each point of the reading: what a reader who followed it has. */
export class ProjectFiles {
  private readonly versions: Version[]

  /** Blocks in reading order, hidden ones included. */
  constructor(nodes: CodeNode[]) {
    const blocks = nodes.map((node) => readBlock(node)).filter((block) => block !== null)
    this.versions = fileVersions(blocks).filter(({ parts }) => parts[0].block.title !== null)
  }

  /** The files whose blocks stand in a stretch, as its end leaves them, and the project they belong to. */
  within({ start, end }: Stretch): { files: LiveFile[]; project: string | null } {
    const inside = this.versions.filter((version) => offsetOf(version) >= start && offsetOf(version) < end)
    const last = inside.at(-1)
    return { files: newest(inside).map(shownFile), project: last ? projectOf(last) : null }
  }

  /** The files that have been shown before an offset, by name. */
  before(offset: number, project: string | null): LiveFile[] {
    return newest(this.of(project).filter((version) => offsetOf(version) < offset)).map(shownFile)
  }

  /** The language that the block of a file names. */
  languageOf(name: string): string | undefined {
    return this.versions.findLast(({ path }) => path === name)?.parts[0].block.lang
  }

  /** What files import from the page, and what that imports. A file that only comes later is there already. */
  importedBy(files: LiveFile[], { end }: Stretch, project: string | null): LiveFile[] {
    const all = this.of(project)
    const known = new Map(newest([...all].reverse()).map(byPath))
    for (const version of newest(all.filter((version) => offsetOf(version) < end))) known.set(version.path, version)
    const own = files.flatMap(({ name }) => known.get(name) ?? [])
    const reached = new Map(own.map(byPath))
    for (const version of own) reach(version, known, reached)
    return [...reached.values()].slice(own.length).map(shownFile)
  }

  private of(project: string | null): Version[] {
    return this.versions.filter((version) => projectOf(version) === project)
  }
}

const projectOf = ({ parts }: Version) => parts[0].block.project

/** Where its newest block begins. */
const offsetOf = ({ parts }: Version) => (parts.at(-1) ?? parts[0]).block.offset

const byPath = (version: Version): [string, Version] => [version.path, version]

/** The last version of each file, in the order in which the files first appear. */
const newest = (versions: Version[]): Version[] => [...new Map(versions.map(byPath)).values()]

/** A file of which the page shows nothing is there all the same. */
const shownFile = ({ path, text, parts }: Version): LiveFile => ({
  name: path,
  code: text,
  isShown: parts.some(({ block }) => !block.isHidden),
})
