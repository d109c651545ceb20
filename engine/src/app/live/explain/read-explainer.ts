import { EXPLAINER_KINDS, type Explainer, type Fact, type Scene, type Stop } from '#model/explainer.ts'
import { fieldsOf } from '#model/fields.ts'

/** More than any scene has; a file with more is not one of ours. */
const MOST = { scenes: 12, stops: 60, facts: 2000 }
const LONGEST_TEXT = 2000
/** A day, in milliseconds. */
const LONGEST_RUN = 86_400_000

/** An explainer from a file, or null if something is wrong with it. What facts hold is read by those who draw it. */
export function readExplainer(value: unknown): Explainer | null {
  const { kind, title, scenes, telling, question, answer } = fieldsOf(value)
  const { scene, stop } = fieldsOf(telling)
  const known = EXPLAINER_KINDS.find((each) => each === kind)
  if (!known || !isText(title) || !isText(question) || !isText(answer) || !isList(scenes, MOST.scenes, isScene))
    return null
  const first = isIndex(scene, scenes.length - 1) ? scenes[scene] : undefined
  if (!first || !isIndex(scene, scenes.length - 1) || !isIndex(stop, first.stops.length - 1)) return null
  return { kind: known, title, scenes, telling: { scene, stop }, question, answer }
}

function isScene(value: unknown): value is Scene {
  const { label, length, stops, facts } = fieldsOf(value)
  if (!isText(label) || !isNumber(length, LONGEST_RUN)) return false
  let latest = 0
  const isNext = <Item extends { at: number }>(item: Item) => {
    const isInOrder = item.at >= latest && item.at <= length
    latest = item.at
    return isInOrder
  }
  if (!isList(facts, MOST.facts, isFact) || !facts.every(isNext)) return false
  latest = 0
  const isStop = (stop: unknown): stop is Stop => isStopOf(stop, facts.length)
  return isList(stops, MOST.stops, isStop) && stops.length > 0 && stops.every(isNext)
}

function isFact(value: unknown): value is Fact {
  const { at, name, value: told } = fieldsOf(value)
  return isNumber(at, LONGEST_RUN) && isText(name) && told !== undefined
}

function isStopOf(value: unknown, facts: number): value is Stop {
  const { at, title, says, facts: told } = fieldsOf(value)
  return isNumber(at, LONGEST_RUN) && isText(title) && isText(says) && isIndex(told, facts)
}

const isList = <Item>(value: unknown, most: number, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.length <= most && value.every(isItem)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT
const isNumber = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most
const isIndex = (value: unknown, most: number): value is number => isNumber(value, most) && Number.isInteger(value)
