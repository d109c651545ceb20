import type { DrawExplainer } from '#model/render.ts'
import type { ShellAssets } from '../bundle/shell-assets.ts'
import type { SiteRecordings } from './site-recordings.ts'

/** What is served of the explainers of a site: HTML by id of the example, by source. */
export type SiteDrawings = ReadonlyMap<string, ReadonlyMap<string, string>>

/** For a site whose explainers nobody has drawn. */
export const NO_DRAWINGS: SiteDrawings = new Map()

interface Surroundings {
  version: string
  baseUrl: string
  styles: ShellAssets['explainerStyles']
  /** Loads what draws; asked only if there is something to draw. */
  load: () => Promise<DrawExplainer>
}

/** Draws every explainer of a site at its telling moment. */
export async function drawExplainers(recordings: SiteRecordings, surroundings: Surroundings): Promise<SiteDrawings> {
  const { version, baseUrl, styles, load } = surroundings
  const pages = [...recordings].flatMap(([source, recorded]) => {
    const explainers = Object.entries(recorded).flatMap(([id, { explainer }]) => (explainer ? [{ id, explainer }] : []))
    return explainers.length > 0 ? [{ source, explainers }] : []
  })
  if (pages.length === 0) return NO_DRAWINGS
  const draw = await load()
  return new Map(
    pages.map(({ source, explainers }) => {
      const drawn = explainers.map(({ id, explainer }): [string, string] => [
        id,
        draw(explainer, { version, styleSheet: baseUrl + (styles[explainer.kind] ?? '') }),
      ])
      return [source, new Map(drawn)]
    }),
  )
}
