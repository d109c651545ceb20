import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import type { OutputFile } from '#disk/output-file.ts'
import { runLimited } from '#disk/run-limited.ts'
import { writeWhole } from '#disk/write-whole.ts'
import { UsageError } from '../report/usage-error.ts'
import type { Picture } from './picture.ts'

/** The files of pictures, and how many of them were known. */
export interface PictureFiles {
  files: OutputFile[]
  hits: number
}

/**
 * The files of a site's pictures. They are kept in a folder under their names, which follow from all that they show, so that only new
 * ones are drawn; what no picture has the name of any more is removed.
 */
export async function pictureFiles(pictures: Picture[], folder: string): Promise<PictureFiles> {
  await mkdir(folder, { recursive: true })
  const stored = new Set(await readdir(folder))
  const nameOf = ({ path }: Picture) => basename(path)
  const missing = pictures.filter((picture) => !stored.has(nameOf(picture)))
  if (missing.length > 0) {
    const draw = await startDrawing(missing)
    await runLimited(missing, availableParallelism(), async (picture) =>
      writeWhole(join(folder, nameOf(picture)), await draw(picture)),
    )
  }
  const used = new Set(pictures.map(nameOf))
  const stale = [...stored].filter((name) => !used.has(name))
  await runLimited(stale, 16, (name) => rm(join(folder, name), { force: true }))
  const files = pictures.map(async (picture) => ({
    path: picture.path,
    body: await readFile(join(folder, nameOf(picture))),
  }))
  return { files: await Promise.all(files), hits: pictures.length - missing.length }
}

/** What draws is made for each system, and there are systems that it is not made for. */
async function startDrawing(pictures: Picture[]) {
  const { openDrawing } = await import('./draw-picture.ts').catch((cause) => {
    throw new UsageError(
      'The cards and icons of the site cannot be drawn here: the package @takumi-rs/core does not load.\n' +
        '  Run "npm ci" on this system: packages that were installed on another one lack the part for it.',
      { cause },
    )
  })
  return openDrawing(pictures)
}
