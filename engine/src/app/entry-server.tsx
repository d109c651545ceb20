import { renderToString } from 'react-dom/server'
import type { RenderPage } from '#model/render.ts'
import { App } from './App.tsx'
import { loadOptionalParts } from './layout/optional-parts.ts'
import { loadScreen, SCREENS_ON_DEMAND, screenOf } from './screen-modules.ts'

await Promise.all([...SCREENS_ON_DEMAND.map(loadScreen), loadOptionalParts()])

/** The app's HTML for one page, as the prerenderer asks for it. */
export const renderPage: RenderPage = (site, payload) => renderToString(<App site={site} payload={payload} />)

/** What screens style themselves with, for the policy that has to allow it. */
export const screenStyles: string[] = SCREENS_ON_DEMAND.map((screen) => screenOf({ screen, route: '' }).styles)
