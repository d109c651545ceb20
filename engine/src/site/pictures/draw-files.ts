import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { runLimited } from '#disk/run-limited.ts'
import { writeWhole } from '#disk/write-whole.ts'
import { onceEach } from '#model/once-each.ts'
import type { Picture } from './picture.ts'

/** Pictures to draw, and the folder they are kept in. */
export interface Drawing {
  pictures: Picture[]
  folder: string
}

/** The name that a picture is kept under. It follows from all that the picture shows. */
export const fileNameOf = ({ path }: Pick<Picture, 'path'>): string => basename(path)

const loadDrawing = onceEach(async () => (await import('./draw-picture.ts').catch(() => null))?.openDrawing())

/** Draws pictures into their folder. False where what draws does not load: it is made for each system, and not for all of them. */
export async function drawFiles({ pictures, folder }: Drawing): Promise<boolean> {
  const draw = await loadDrawing()
  if (!draw) return false
  await runLimited(pictures, availableParallelism(), async (picture) =>
    writeWhole(join(folder, fileNameOf(picture)), await draw(picture)),
  )
  return true
}
