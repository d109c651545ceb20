import type { Explainer } from '#model/explainer.ts'
import { adoptStyles } from '../adopt-styles.ts'
import type { Drawing } from './drawing.ts'
import { DRAWINGS } from './drawings.ts'
import styles from './Explainer.css?inline'
import { OpenExplainer } from './OpenExplainer.tsx'
import { readExplainer } from './read-explainer.ts'

adoptStyles(styles)

/** An explainer with all that shows it. */
export interface ReadyExplainer {
  explainer: Explainer
  drawing: Drawing
  Open: typeof OpenExplainer
}

/** Its sheets are in the page but once, however many explainers there are. */
const adopted = new Set<string>()

/** Reads an explainer and loads how it is drawn; null: something is wrong with it. */
export async function loadExplainer(value: unknown): Promise<ReadyExplainer | null> {
  const explainer = readExplainer(value)
  if (!explainer) return null
  const drawing = await DRAWINGS[explainer.kind]()
  if (!adopted.has(drawing.styles)) {
    adoptStyles(drawing.styles)
    adopted.add(drawing.styles)
  }
  return { explainer, drawing, Open: OpenExplainer }
}
