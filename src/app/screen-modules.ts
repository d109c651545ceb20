import type { ComponentType } from 'react'
import type { PagePayload } from '#model/site.ts'

/** Screens that most visits never show: their code is loaded together with their page. */
type ScreenOnDemand = 'search' | 'not-found'

const loaded: Partial<Record<PagePayload['screen'], ComponentType>> = {}

const loaders: Record<ScreenOnDemand, () => Promise<ComponentType>> = {
  search: async () => (await import('./screens/Search.tsx')).Search,
  'not-found': async () => (await import('./screens/NotFound.tsx')).NotFound,
}

/** Makes sure that a screen can be rendered. */
export async function loadScreen(screen: PagePayload['screen']): Promise<void> {
  if (screen in loaders) loaded[screen] ??= await loaders[screen as ScreenOnDemand]()
}

/** The component of a screen that has been loaded. */
export function screenOf({ screen, route }: PagePayload): ComponentType {
  const Screen = loaded[screen]
  if (!Screen)
    throw new Error(`The page component of ${route} (screen "${screen}") has no export and cannot be rendered.`)
  return Screen
}
