import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { runLimited } from '#disk/run-limited.ts'
import { writeWhole } from '#disk/write-whole.ts'
import type { openDrawing } from './draw-picture.ts'
import type { Picture } from './picture.ts'

/** Pictures to draw, and the folder they are kept in. */
export interface Drawing {
  pictures: Picture[]
  folder: string
}

/** The name that a picture is kept under. It follows from all that the picture shows. */
export const fileNameOf = ({ path }: Pick<Picture, 'path'>): string => basename(path)

let draw: ReturnType<typeof openDrawing> | undefined

/** Draws pictures into their folder. False where what draws does not load: it is made for each system, and not for all of them. */
export async function drawFiles({ pictures, folder }: Drawing): Promise<boolean> {
  const drawing = await import('./draw-picture.ts').catch(() => null)
  if (!drawing) return false
  draw ??= drawing.openDrawing()
  const one = draw
  await runLimited(pictures, availableParallelism(), async (picture) =>
    writeWhole(join(folder, fileNameOf(picture)), await one(picture)),
  )
  return true
}
