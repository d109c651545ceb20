import type { ViteDevServer } from 'vite'
import { EXPLAINER_KINDS } from '#model/explainer.ts'
import type { Renderer } from '../bundle/bundle-shell.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { drawExplainers, type SiteDrawings } from '../recordings/draw-explainers.ts'
import type { SiteRecordings } from '../recordings/site-recordings.ts'

/** The addresses of the style sheets, below the base URL. They stay, unlike in a build: nothing in development is kept. */
const SHEETS = Object.fromEntries(EXPLAINER_KINDS.map((kind) => [kind, `assets/explain-${kind}.css`]))

/** The explainers of a site while it is written, drawn as a build draws them, by the sources of the app as they are now. */
export interface DevDrawings {
  of(recordings: SiteRecordings, config: Pick<ResolvedConfig, 'library' | 'baseUrl'>): Promise<SiteDrawings>
  /** The style sheet at a path below the base URL, if there is one. */
  sheetAt(path: string): Promise<string | null>
}

/** `vite` knows the sources. */
export function openDevDrawings(vite: Pick<ViteDevServer, 'ssrLoadModule'>): DevDrawings {
  const load = async () => (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as Renderer
  return {
    of: (recordings, { library, baseUrl }) =>
      drawExplainers(recordings, {
        ...{ version: library.version, baseUrl, styles: SHEETS },
        load: async () => (await load()).drawExplainer,
      }),
    async sheetAt(path) {
      const kind = EXPLAINER_KINDS.find((candidate) => SHEETS[candidate] === path)
      return kind ? ((await load()).explainerStyles[kind] ?? null) : null
    },
  }
}
