import { renderToString } from 'react-dom/server'
import type { RenderPage } from '#model/render.ts'
import { App } from './App.tsx'
import { loadOptionalParts } from './layout/optional-parts.ts'
import { loadScreen } from './screen-modules.ts'

await Promise.all([loadScreen('search'), loadScreen('not-found'), loadOptionalParts()])

/** The app's HTML for one page, as the prerenderer asks for it. */
export const renderPage: RenderPage = (site, payload) => renderToString(<App site={site} payload={payload} />)
