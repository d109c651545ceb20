import { EXPLAINER_KINDS, type ExplainerScript, type Scenario } from '#model/explainer.ts'
import type { AttributeValues, PageContext } from '../page-context.ts'
import type { CodeNode, JsxNode } from '../syntax.ts'
import { attributePlace } from './attributes.ts'
import { listOf, readSteps } from './live-steps.ts'

/**
 * What `<Live explain="lamps" question="…" answer="…">` is recorded for: a block ` ```steps scenario="Refetch" press="Refetch" ` a
 * scenario. Null for an example that only runs.
 */
export function explainScript(
  node: JsxNode,
  attributes: AttributeValues,
  blocks: CodeNode[],
  page: PageContext,
): ExplainerScript | null {
  const kind = EXPLAINER_KINDS.find((each) => each === attributes.explain)
  if (!kind) return null
  for (const [name, wayOut] of Object.entries(WAY_OUT))
    if (attributes[name] === undefined)
      page.report(attributePlace(node, 'explain', page), `What explains something needs "${name}".`, wayOut)
  const read = blocks.map((block) => scenarioOf(block, page))
  if (read.length === 0)
    page.report(node, 'What explains something needs a scenario.', 'Add a block ```steps scenario="…" press="…".')
  const scene = read.findIndex(({ telling }) => telling >= 0)
  return {
    kind,
    scenarios: read.map(({ scenario }) => scenario),
    telling: { scene: Math.max(scene, 0), stop: Math.max(read[scene]?.telling ?? 0, 0) },
    question: String(attributes.question ?? ''),
    answer: String(attributes.answer ?? ''),
  }
}

const WAY_OUT = {
  question: 'Write question="…": one that a reader can answer after watching.',
  answer: 'Write answer="…": it unfolds below the question.',
}

/** A scenario, and which of its sentences is about the moment that is shown first; -1: none. */
function scenarioOf(block: CodeNode, page: PageContext): { scenario: Scenario; telling: number } {
  const meta = Object.fromEntries(
    [...(block.meta ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text]),
  )
  const lines = readSteps(block, page)
  if (!meta.scenario)
    page.report(block, 'These steps have no scenario.', 'Write ```steps scenario="What the button says" press="…".')
  if (lines.length === 0) page.report(block, 'A scenario needs a sentence.', 'Write "Start | What one sees first."')
  return {
    scenario: {
      label: meta.scenario ?? '',
      press: listOf(meta.press),
      says: lines.map(({ title, sentence }) => ({ title, sentence })),
    },
    telling: lines.findIndex(({ isTelling }) => isTelling),
  }
}
