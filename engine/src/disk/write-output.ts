import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fieldsOf } from '#model/fields.ts'
import { BuildError } from '#model/problem.ts'
import { filesBelow } from './fingerprint.ts'
import { remembered } from './once-per.ts'
import type { OutputFile } from './output-file.ts'
import { removeFolder } from './remove-folder.ts'
import { sizeOfUnchanged, takeUnchanged } from './take-unchanged.ts'

/** A build's files on their way to `dist/`. Nothing of them shows there before `commit`. */
export interface StagedOutput {
  folder: string
  /** Paths written so far, with their size. */
  sizes: Map<string, number>
  /** A file that the previous `dist/` has as it is, is not written again. */
  write(files: Iterable<OutputFile>): Promise<void>
  /** Copies a folder of the site untouched (`public/`); does nothing when there is none. */
  copy(folder: string): Promise<void>
  /** Puts the files in the place of the previous `dist/`. */
  commit(): Promise<void>
  /** Removes the files; the previous `dist/` stays as it was. */
  discard(): Promise<void>
}

/** Opens a folder for a build's output. The only writer of `dist/`. */
export async function stageOutput(root: string): Promise<StagedOutput> {
  const cache = join(root, '.cache')
  const dist = join(root, 'dist')
  await mkdir(cache, { recursive: true })
  await cleanUp(cache, dist)

  const folder = join(cache, `dist-${process.pid}`)
  const trash = join(cache, `trash-${process.pid}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const sizes = new Map<string, number>()
  const folders = new Set<string>()
  const hasOld = existsSync(dist)
  const oldPathOf = oldPaths(dist)

  const place = (path: string, size: number) => {
    if (sizes.has(path)) throw taken(path)
    sizes.set(path, size)
    const target = join(folder, path)
    const parent = dirname(target)
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true })
    folders.add(parent)
    return target
  }

  /** Takes a file from the previous output by the digest of its bytes, which then need not be made. */
  const takeKnown = ({ path, digest }: OutputFile): boolean => {
    const old = oldPathOf(path)
    const size = digest === undefined ? null : sizeOfUnchanged(old, digest)
    if (size === null || sizes.has(path)) return false
    try {
      const target = place(path, size)
      linkSync(old, target)
      return true
    } catch {
      sizes.delete(path)
      return false // a file cannot have two names here: it is written
    }
  }

  return {
    folder,
    sizes,
    async write(files) {
      for (const file of files) {
        const { path } = file
        if (hasOld && takeKnown(file)) continue
        const { body } = file // made now, for some
        const bytes = typeof body === 'string' ? Buffer.from(body) : body // once: it is counted, compared and written
        const target = place(path, bytes.byteLength)
        if (!hasOld || !takeUnchanged(oldPathOf(path), bytes, target)) writeFileSync(target, bytes) // see write-whole.ts
      }
    },
    async copy(name) {
      for (const file of filesBelow(join(root, name))) {
        const path = relative(join(root, name), file).split(sep).join('/')
        copyFileSync(file, place(path, statSync(file).size))
      }
    },
    async commit() {
      // Two renames with nothing between them: the only moment without a `dist/`, and cleanUp mends even that.
      if (existsSync(dist)) renameSync(dist, trash)
      renameSync(folder, dist)
      await removeFolder(trash)
    },
    discard: () => removeFolder(folder),
  }
}

/**
 * Where the previous output has a file, if it has it. A folder that is named by what is in it had another name there: then it is the one
 * that stands in its place.
 */
function oldPaths(dist: string): (path: string) => string {
  const oldFolder = remembered((path: string): string => {
    const folder = join(dist, path)
    if (existsSync(folder) || !existsSync(dirname(folder))) return folder
    const [other] = readdirSync(dirname(folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return other ? join(dirname(folder), other.name) : folder
  })
  return (path) => join(oldFolder(dirname(path)), basename(path))
}

/** Removes what interrupted builds left. If one ended between its two renames, its old output goes back first. */
async function cleanUp(cache: string, dist: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const [, kind, pid] = /^(dist|trash)-(\d+)$/.exec(name) ?? []
    if (!kind || isRunning(Number(pid))) continue
    const leftover = join(cache, name)
    if (kind === 'trash' && !existsSync(dist)) renameSync(leftover, dist)
    else await rm(leftover, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false // a number used again by the system, now ours
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return fieldsOf(error).code === 'EPERM'
  }
}

const taken = (path: string) =>
  new BuildError([
    {
      message: `The output file ${path} would be written twice.`,
      place: { file: `public/${path}` },
      hint: 'A file in public/ has the name of one that the build makes. Rename or remove it.',
    },
  ])
