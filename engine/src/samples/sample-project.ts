import { type FileVersion, fileVersions, reach } from '#compiler/file-versions.ts'
import { groupBy } from '#model/group-by.ts'
import { resolveImport } from '#model/resolve-import.ts'
import type { SampleBlock } from './sample-block.ts'

/** A file as it stands at one point of the reading. */
export type SampleFile = FileVersion<SampleBlock>

/** What the reader has in front of them until a block replaces a file. */
export interface Stage {
  /** All files by path, those of earlier stages included. */
  files: Map<string, SampleFile>
  /** The files whose blocks stand in this stage. */
  own: SampleFile[]
}

/** Blocks that belong together: those of a page, or those that name the same project. */
export interface SampleProject {
  name: string
  blocks: SampleBlock[]
  stages: Stage[]
}

/** A file with everything it may import: what is checked and run together, and again when one of them changes. */
export interface SampleUnit {
  project: string
  stage: number
  file: SampleFile
  /** By path, the file itself included. */
  files: Map<string, SampleFile>
}

/** Blocks as projects, in the order of the pages. Fragments belong to none. */
export function projectsOf(blocks: SampleBlock[]): SampleProject[] {
  const whole = blocks.filter(({ fragment }) => fragment === null)
  const byName = groupBy(whole, ({ project, source }) => project ?? source.replace(/\.mdx?$/, ''))
  return [...byName].map(([name, members]) => ({ name, blocks: members, stages: stagesOf(members) }))
}

/**
 * A block with the title of an earlier one replaces that file from there on: a new stage begins. What stands before still
 * sees the file as it was. Within a stage the order of files does not matter.
 */
function stagesOf(blocks: SampleBlock[]): Stage[] {
  const stages: SampleFile[][] = [[]]
  for (const file of fileVersions(blocks)) {
    const isContinued = (other: SampleFile) => other.parts[0] === file.parts[0]
    const continued = stages.find((files) => files.some(isContinued))
    const current = stages.at(-1) ?? []
    if (continued) continued.splice(continued.findIndex(isContinued), 1, file)
    else if (current.some(({ path }) => path === file.path)) stages.push([file])
    else current.push(file)
  }
  return stages.map((own, index) => ({ own, files: visibleAt(index, stages) }))
}

/** The newest file so far of each path; a path that is only shown later is there already, as the reader will see it. */
function visibleAt(index: number, stages: SampleFile[][]): Map<string, SampleFile> {
  const files = new Map<string, SampleFile>()
  for (const later of stages.slice(index + 1).reverse()) for (const file of later) files.set(file.path, file)
  for (const earlier of stages.slice(0, index + 1)) for (const file of earlier) files.set(file.path, file)
  return files
}

/** The block that holds a line of a file, and the line within it. Lines from 1 on. */
export function placeInFile(file: SampleFile, line: number): { block: SampleBlock; line: number } {
  const part = file.parts.findLast(({ start }) => start < line) ?? file.parts[0]
  return { block: part.block, line: line - part.start }
}

/** The files of a project, each with what it reaches: by imports, by declarations for all files, by additions to a module. */
export function unitsOf({ name, stages }: SampleProject): SampleUnit[] {
  return stages.flatMap(({ own, files }, stage) => {
    const globals = [...files.values()].filter(declaresGlobals)
    const additions = [...files.values()].flatMap((file) =>
      modulesAddedTo(file, files).map((target) => ({ file, target })),
    )
    return own.map((file) => {
      const reached = new Map(globals.map((other) => [other.path, other]))
      for (const entry of [...globals, file]) reach(entry, files, reached)
      const isMissing = (addition: (typeof additions)[number]) =>
        reached.has(addition.target) && !reached.has(addition.file.path)
      for (let next = additions.find(isMissing); next; next = additions.find(isMissing))
        reach(next.file, files, reached)
      return { project: name, stage, file, files: reached }
    })
  })
}

/** True for a file that declares things for files that do not import it. */
const declaresGlobals = ({ path, text }: SampleFile) =>
  path.endsWith('.d.ts') || /\bdeclare (global\b|module ['"][^.'"])/.test(text)

/** The project's own modules to whose types a file adds with `declare module './shelf'`. */
const modulesAddedTo = ({ path, text }: SampleFile, files: { has(path: string): boolean }): string[] =>
  [...text.matchAll(/\bdeclare module ['"](\.[^'"]+)['"]/g)].flatMap(
    ([, specifier = '']) => resolveImport(specifier, path, files) ?? [],
  )

/** True for a file that says something about others, which do not import it. */
export const isAmbient = (file: SampleFile, files: SampleUnit['files']) =>
  declaresGlobals(file) || modulesAddedTo(file, files).length > 0
