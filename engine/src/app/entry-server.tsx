import { renderToString } from 'react-dom/server'
import { type RenderPage, SCREENS_ON_DEMAND, type ScreenOnDemand } from '#model/render.ts'
import { App } from './App.tsx'
import { loadOptionalParts } from './layout/optional-parts.ts'
import { loadScreen, screenOf } from './screen-modules.ts'

const screens = Object.keys(SCREENS_ON_DEMAND) as ScreenOnDemand[]
await Promise.all([...screens.map((screen) => loadScreen(screen)), loadOptionalParts()])

/** The app's HTML for one page, as the prerenderer asks for it. */
export const renderPage: RenderPage = (site, payload) => renderToString(<App site={site} payload={payload} />)

/** What screens style themselves with, for the policy that has to allow it. */
export const screenStyles: string[] = screens.map((screen) => screenOf({ screen, route: '' }).styles)

export { explainerStyles } from './live/explain/drawing-styles.ts'
export { drawExplainer } from './live/explain/served-explainer.tsx'
