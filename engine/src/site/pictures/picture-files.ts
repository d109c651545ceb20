import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { laterFile, type OutputFile } from '#disk/output-file.ts'
import { runLimited } from '#disk/run-limited.ts'
import { startThread, type Thread } from '#disk/thread.ts'
import { UsageError } from '../report/usage-error.ts'
import { drawFiles, fileNameOf } from './draw-files.ts'
import type { Picture } from './picture.ts'
import type { PictureCalls } from './picture-worker.ts'

/** The files of pictures, and how many of them were known. */
export interface PictureFiles {
  files: OutputFile[]
  hits: number
}

/** The pictures of a site while it is built. */
export interface PictureStore {
  /** Draws a picture beside the build, if nobody has. It need not be among those that are asked for in the end. */
  begin(picture: Picture): void
  /** The files of a site's pictures. What no picture has the name of any more is removed. */
  files(pictures: Picture[]): Promise<PictureFiles>
}

/** A thread takes a tenth of a second to start, in which some pictures are drawn without one. */
const PICTURES_BEFORE_THREAD = 8
/** Pictures that the thread is given at a time: enough for all cores, and little is lost when the build ends before them. */
const BATCH = 16

/** Opens the folder in which pictures are kept under their names, so that only new ones are drawn. `signal` ends the drawing. */
export function openPictures(folder: string, signal?: AbortSignal): PictureStore {
  mkdirSync(folder, { recursive: true })
  const stored = new Set(readdirSync(folder))
  const begun = new Set<string>()
  const queue: Picture[] = []
  let thread: Thread<PictureCalls> | null = null
  let drawn: Promise<void> | null = null

  const begin = (picture: Picture) => {
    const name = fileNameOf(picture)
    if (stored.has(name) || begun.has(name)) return
    begun.add(name)
    queue.push(picture)
    if (queue.length < PICTURES_BEFORE_THREAD || drawn) return
    drawn = drawQueue()
    drawn.catch(() => {}) // awaited in `files`
  }

  /** By the thread, if there is one: a handful is drawn here. */
  const drawQueue = async () => {
    thread ??= queue.length < PICTURES_BEFORE_THREAD ? null : startThread('picture-worker', { signal })
    while (queue.length > 0) {
      const drawing = { pictures: queue.splice(0, BATCH), folder }
      if (!(await (thread ? thread.call('drawFiles', drawing) : drawFiles(drawing)))) throw noDrawing()
    }
    drawn = null
  }

  return {
    begin,
    async files(pictures) {
      for (const picture of pictures) begin(picture)
      await drawn
      await drawQueue()
      await thread?.close()
      const used = new Set(pictures.map(fileNameOf))
      const stale = [...stored, ...begun].filter((name) => !used.has(name))
      await runLimited(stale, 16, (name) => rm(join(folder, name), { force: true }))
      const files = pictures.map((picture) =>
        laterFile(picture.path, () => readFileSync(join(folder, fileNameOf(picture)))),
      )
      return { files, hits: [...used].filter((name) => !begun.has(name)).length }
    },
  }
}

const noDrawing = () =>
  new UsageError(
    'The cards and icons of the site cannot be drawn here: the package @takumi-rs/core does not load.\n' +
      '  Run "npm ci" on this system: packages that were installed on another one lack the part for it.',
  )
