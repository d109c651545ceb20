import { posix } from 'node:path'
import { readCodeMeta } from './rules/code-meta.ts'
import type { CodeNode } from './syntax.ts'

/** A file as the blocks of a page leave it. */
export interface ProjectFile {
  /** From the root of the project: `features/desk/deskSlice.ts`. */
  name: string
  code: string
  /** False for a file of which the page shows nothing. */
  isShown: boolean
}

/** A stretch of the page, in offsets. */
interface Stretch {
  start: number
  end: number
}

interface Version extends ProjectFile {
  project: string | null
  /** Where its newest block begins. */
  offset: number
}

const LANGS = new Set(['ts', 'typescript', 'tsx', 'js', 'javascript', 'jsx', 'css', 'html', 'json'])

const metaOf = (node: CodeNode) => readCodeMeta(node.meta ?? '', Infinity, () => {}) // mistakes are reported elsewhere

/** True for a block that is a file of its project, or goes on with one. */
export function isFile(node: CodeNode): boolean {
  const { title, sample } = metaOf(node)
  const isWhole = sample.fragment === null && sample.errors.length === 0
  return LANGS.has(node.lang ?? '') && isWhole && (title !== null || sample.isAppended)
}

/** The files that the titled blocks of a page are, at each point of the reading: what a reader who followed it has. */
export class ProjectFiles {
  private readonly versions: Version[] = []

  /** Blocks in reading order, hidden ones included. */
  constructor(blocks: CodeNode[]) {
    for (const node of blocks) this.add(node)
  }

  private add(node: CodeNode): void {
    if (!isFile(node)) return
    const { title, marks, sample } = metaOf(node)
    const { project } = sample
    const name = title ?? this.versions.at(-1)?.name
    if (name === undefined) return
    const lines = node.value.split('\n').filter((_, index) => marks.get(index + 1) !== 'removed')
    const earlier = sample.isAppended
      ? this.versions.findLast((version) => version.name === name && version.project === project)
      : undefined
    this.versions.push({
      name,
      project,
      code: (earlier ? `${earlier.code}\n` : '') + lines.join('\n'),
      isShown: !sample.isHidden || earlier?.isShown === true,
      offset: node.position.start.offset,
    })
  }

  /** The files whose blocks stand in a stretch, as its end leaves them, and the project they belong to. */
  within({ start, end }: Stretch): { files: ProjectFile[]; project: string | null } {
    const inside = this.versions.filter(({ offset }) => offset >= start && offset < end)
    return { files: newest(inside), project: inside.at(-1)?.project ?? null }
  }

  /** The files that have been shown before an offset, by name. */
  before(offset: number, project: string | null): ProjectFile[] {
    return newest(this.versions.filter((version) => version.offset < offset && version.project === project))
  }

  /** What files import from the page, and what that imports. A file that only comes later is there already. */
  importedBy(files: ProjectFile[], { end }: Stretch, project: string | null): ProjectFile[] {
    const known = new Map(newest(this.versions.filter((version) => version.project === project).reverse()).map(byName))
    for (const file of this.before(end, project)) known.set(file.name, file)
    const reached = new Map(files.map(byName))
    const follow = ({ name, code }: ProjectFile) => {
      for (const [, specifier = ''] of code.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
        const other = known.get(resolveName(specifier, name, known) ?? '')
        if (!other || reached.has(other.name)) continue
        reached.set(other.name, other)
        follow(other)
      }
    }
    for (const file of files) follow(file)
    return [...reached.values()].slice(files.length)
  }
}

const byName = (file: ProjectFile): [string, ProjectFile] => [file.name, file]

/** The last version of each file, in the order in which the files first appear. */
function newest(versions: Version[]): ProjectFile[] {
  const files = new Map<string, ProjectFile>()
  for (const { name, code, isShown } of versions) files.set(name, { name, code, isShown })
  return [...files.values()]
}

const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.css', '/index.ts', '/index.tsx']

/** The file that a relative import means, as a bundler looks for it. */
function resolveName(specifier: string, from: string, files: { has(name: string): boolean }): string | undefined {
  const name = posix.join(posix.dirname(from), specifier)
  const bare = name.replace(/\.jsx?$/, '')
  return [name, ...ENDINGS.map((ending) => bare + ending)].find((candidate) => files.has(candidate))
}
