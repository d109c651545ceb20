import type { ComponentType } from 'react'
import type { PagePayload } from '#model/site.ts'

/** Screens that most visits never show: their code and styles are loaded together with their page. */
type ScreenOnDemand = 'landing' | 'search' | 'not-found'

/** A screen and its own style sheet, which is served and swapped with it. */
interface ScreenPart {
  Screen: ComponentType<{ payload: PagePayload }>
  styles: string
}

const loaded: Partial<Record<PagePayload['screen'], ScreenPart>> = {}

const loaders: Record<ScreenOnDemand, () => Promise<ScreenPart>> = {
  landing: async () => {
    const { Landing, styles } = await import('./screens/Landing.tsx')
    return { Screen: Landing as ScreenPart['Screen'], styles }
  },
  search: async () => {
    const { Search, styles } = await import('./screens/Search.tsx')
    return { Screen: Search, styles }
  },
  'not-found': async () => {
    const { NotFound, styles } = await import('./screens/NotFound.tsx')
    return { Screen: NotFound, styles }
  },
}

export const SCREENS_ON_DEMAND = Object.keys(loaders) as ScreenOnDemand[]

/** Makes sure that a screen can be rendered. */
export async function loadScreen(screen: PagePayload['screen']): Promise<void> {
  if (screen in loaders) loaded[screen] ??= await loaders[screen as ScreenOnDemand]()
}

/** A screen that has been loaded. */
export function screenOf({ screen, route }: Pick<PagePayload, 'screen' | 'route'>): ScreenPart {
  const part = loaded[screen]
  if (!part)
    throw new Error(`The page component of ${route} (screen "${screen}") has no export and cannot be rendered.`)
  return part
}
