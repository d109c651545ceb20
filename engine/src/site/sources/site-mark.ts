import { resolve } from 'node:path'
import { readIfPresent } from '#disk/read-if-present.ts'
import { BuildError } from '#model/problem.ts'
import type { Mark } from '#model/site.ts'
import { svgMark } from './svg-mark.ts'

/** The mark that the settings name; undefined where they name none. */
export async function readMark(
  root: string,
  { logo, file }: { logo: string | null; file: string },
): Promise<Mark | undefined> {
  if (logo === null) return undefined
  const svg = await readIfPresent(resolve(root, logo))
  if (svg !== null) return svgMark(svg, logo)
  const hint = 'Write the path of an SVG file from the folder of the settings, or leave "logo" out.'
  throw new BuildError([{ message: `logo names "${logo}", which does not exist.`, place: { file }, hint }])
}
