import { renderToStaticMarkup } from 'react-dom/server'
import { EXPLAINER_KINDS, type ExplainerKind } from '#model/explainer.ts'
import type { DrawExplainer } from '#model/render.ts'
import type { Drawing } from './drawing.ts'
import { DRAWINGS } from './drawings.ts'
import { ExplainerView } from './ExplainerView.tsx'

const drawings = new Map<ExplainerKind, Drawing>()
for (const kind of EXPLAINER_KINDS) {
  const drawing = await DRAWINGS[kind]?.()
  if (drawing) drawings.set(kind, drawing)
}

/** An explainer as it is served: its telling moment. */
export const drawExplainer: DrawExplainer = (explainer, { version, styleSheet }) => {
  const drawing = drawings.get(explainer.kind)
  const { scene, stop } = explainer.telling
  if (!drawing) return ''
  const time = explainer.scenes[scene]?.stops[stop]?.at ?? 0
  return renderToStaticMarkup(
    <>
      <link rel="stylesheet" href={styleSheet} />
      <ExplainerView {...{ explainer, version, scene, stop, time }} Draw={drawing.Draw} />
    </>,
  )
}
