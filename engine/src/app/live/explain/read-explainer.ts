import { EXPLAINER_KINDS, type Explainer, type Scene } from '#model/explainer.ts'
import { fields, list, oneOf, text, time, whole } from '../player/shape.ts'

/** More than any scene has; a file with more is not one of ours. */
const MOST = { scenes: 12, stops: 60, facts: 2000 }

/** An explainer from a file, or null if something is wrong with it. What facts hold is read by those who draw it. */
export function readExplainer(value: unknown): Explainer | null {
  if (!hasShape(value) || !value.scenes.every(isInOrder)) return null
  const { kind, title, scenes, telling, question, answer } = value
  const { scene, stop } = telling
  return scenes[scene]?.stops[stop] ? { kind, title, scenes, telling: { scene, stop }, question, answer } : null
}

function hasShape(value: unknown): value is Explainer {
  return fields({
    kind: oneOf(...EXPLAINER_KINDS),
    title: text(),
    scenes: list(
      MOST.scenes,
      fields({
        label: text(),
        length: time,
        stops: list(MOST.stops, fields({ at: time, title: text(), says: text(), facts: whole })),
        facts: list(MOST.facts, fields({ at: time, name: text(), value: (told) => told !== undefined })),
      }),
    ),
    telling: fields({ scene: whole, stop: whole }),
    question: text(),
    answer: text(),
  })(value)
}

const isInOrder = ({ length, stops, facts }: Scene) =>
  stops.length > 0 &&
  stops.every((stop) => stop.facts <= facts.length) &&
  [facts, stops].every((told) => told.every(({ at }, index) => at >= (told[index - 1]?.at ?? 0) && at <= length))
