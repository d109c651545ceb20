import type { ReactNode } from 'react'
import type { ScreenOnDemand } from '#model/render.ts'
import type { PagePayload, SiteData } from '#model/site.ts'

/** A screen and its own style sheet, which is served and swapped with it. */
interface ScreenPart {
  /** Gets payloads of its own kind only. */
  Screen(props: { payload: PagePayload }): ReactNode
  styles: string
  /** Asks for what its first rendering needs. Never rejects. */
  prepare?(site: Pick<SiteData, 'moved'>): Promise<unknown>
}

const loaded: Partial<Record<PagePayload['screen'], ScreenPart>> = {}

type ScreenLoaders<Name extends string> = Record<Name, () => Promise<ScreenPart>>

const loaders: Partial<ScreenLoaders<PagePayload['screen']>> = {
  landing: () => import('./screens/Landing.tsx'),
  search: () => import('./screens/Search.tsx'),
  'not-found': () => import('./screens/NotFound.tsx'),
} satisfies ScreenLoaders<ScreenOnDemand>

/** Makes sure that a screen can be rendered; for a page of `site`, without waiting for anything then. */
export async function loadScreen(screen: PagePayload['screen'], site?: Pick<SiteData, 'moved'>): Promise<void> {
  loaded[screen] ??= await loaders[screen]?.()
  if (site) await loaded[screen]?.prepare?.(site)
}

/** A screen that has been loaded. */
export function screenOf({ screen, route }: Pick<PagePayload, 'screen' | 'route'>): ScreenPart {
  const part = loaded[screen]
  if (!part) throw new Error(`The page component of ${route} has no export and cannot be rendered.`)
  return part
}
