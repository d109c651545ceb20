import type { Scene } from '#model/explainer.ts'
import { readWireFacts, type WireFact } from './wires-facts.ts'
import { type Reach, reachOf } from './wires-reach.ts'

/**
 * `coming`: not told yet. `idle`: there, and left alone. `lit`: reached by what was sent last. `removed`: reached, and removed by it.
 * `gone`: no longer there for another reason.
 */
type BoxState = 'coming' | 'idle' | 'lit' | 'removed' | 'gone'

/** A named box of a column. */
export interface Box {
  name: string
  row: number
  state: BoxState
}

/** A wire from a box of a column to one of the next, by their rows. */
export interface Wire {
  column: 0 | 1 | 2
  from: number
  to: number
  isLit: boolean
}

/** What is drawn: mutations, the tags that they name, the entries that provide them, the components that use those. */
export interface Wires {
  columns: [mutations: Box[], tags: Box[], entries: Box[], components: Box[]]
  /** Those that are lit come last: they lie above the others. */
  wires: Wire[]
  rows: number
  reach: Reach
}

/** More would not fit below each other. */
const MOST_ROWS = 6

/**
 * What the facts of a scene draw at a time. What is told later has its room already; which tags the mutations name that are not sent
 * in this scene, the other ones tell.
 */
export function wiresOf(scene: Scene, time: number, scenes: Scene[] = []): Wires {
  const own = readWireFacts(scene.facts)
  const others = scenes.flatMap((each) => (each === scene ? [] : readWireFacts(each.facts)))
  const facts = [...own, ...others.filter(({ name }) => name === 'names')]
  const told = own.filter(({ at }) => at <= time)
  const reach = reachOf(told)
  const names = placesOf(facts)
  const known = namesIn(told)
  const lit = (isLit: boolean): BoxState => (isLit ? 'lit' : 'idle')
  const draw = (column: 1 | 2 | 3, stateOf: (name: string) => BoxState): Box[] =>
    [...names[column]].map(([name, row]) => {
      return { name, row, state: known[column].has(name) ? stateOf(name) : 'coming' }
    })
  const columns: Wires['columns'] = [
    [...names[0]].map(([name, row]) => ({ name, row, state: lit(name === reach.sent) })),
    draw(1, (name) => lit(reach.named.has(name))),
    draw(2, (name) => {
      if (reach.removed.has(name)) return reach.hit.has(name) ? 'removed' : 'gone'
      return lit(reach.asked.has(name))
    }),
    draw(3, (name) => (reach.uses.has(name) ? lit(reach.rendered.has(name)) : 'gone')),
  ]
  const wires = pairsOf(facts, reach).flatMap(([column, from, to, isLit]): Wire[] => {
    const [start, end] = [names[column].get(from), names[column + 1]?.get(to)]
    return start === undefined || end === undefined ? [] : [{ column, from: start, to: end, isLit }]
  })
  wires.sort((a, b) => Number(a.isLit) - Number(b.isLit))
  return { columns, wires, rows: Math.max(1, ...names.map(lastRow)), reach }
}

type Names = [Set<string>, Set<string>, Set<string>, Set<string>]
type Places = [Map<string, number>, Map<string, number>, Map<string, number>, Map<string, number>]

const lastRow = (places: Map<string, number>) => 1 + Math.max(-1, ...places.values())

/** The names of the four columns, in the order in which they were told. */
function namesIn(facts: WireFact[]): Names {
  const names: Names = [new Set(), new Set(), new Set(), new Set()]
  for (const fact of facts) {
    if (fact.name === 'sends' || fact.name === 'names') names[0].add(fact.who)
    if (fact.name === 'names' || fact.name === 'provides') for (const tag of fact.tags) names[1].add(tag)
    if (fact.name === 'asks' || fact.name === 'provides') names[2].add(fact.who)
    if (fact.name === 'renders') names[2].add(fact.entry)
    if (fact.name === 'renders') names[3].add(fact.who)
  }
  return names
}

/** A row for each name: mutations beside the first tag that they name, components beside their entry. */
function placesOf(facts: WireFact[]): Places {
  const [mutations, tags, entries, components] = namesIn(facts).map((names) => [...names].slice(0, MOST_ROWS))
  const inOrder = (names: string[] = []) => new Map(names.map((name, row) => [name, row]))
  const [tagRows, entryRows] = [inOrder(tags), inOrder(entries)]
  const firstTag = (who: string) =>
    facts.flatMap((fact) => (fact.name === 'names' && fact.who === who ? fact.tags : []))[0]
  const entryOf = (who: string) =>
    facts.flatMap((fact) => (fact.name === 'renders' && fact.who === who ? fact.entry : []))[0]
  return [
    beside(mutations, (who) => tagRows.get(firstTag(who) ?? '')),
    tagRows,
    entryRows,
    beside(components, (who) => entryRows.get(entryOf(who) ?? '')),
  ]
}

/** Each in the row that it wants, or in the first free one. */
function beside(names: string[] = [], wanted: (name: string) => number | undefined): Map<string, number> {
  const places = new Map<string, number>()
  const isFree = (row: number) => ![...places.values()].includes(row)
  for (const name of names) {
    const row = wanted(name)
    places.set(name, row !== undefined && isFree(row) ? row : names.findIndex((_, index) => isFree(index)))
  }
  return places
}

type Pair = [column: Wire['column'], from: string, to: string, isLit: boolean]

/** What is joined. A mutation's tags are known before it is sent; the rest as it is by now. */
function pairsOf(facts: WireFact[], { sent, named, hit, provided, uses, rendered }: Reach): Pair[] {
  const pairs = new Map<string, Pair>()
  const add = (...pair: Pair) => pairs.set(JSON.stringify(pair.slice(0, 3)), pair)
  for (const fact of facts)
    if (fact.name === 'names') for (const tag of fact.tags) add(0, fact.who, tag, fact.who === sent && named.has(tag))
  for (const [entry, tags] of provided) for (const tag of tags) add(1, tag, entry, false)
  for (const [entry, tags] of hit) for (const tag of tags) add(1, tag, entry, true)
  for (const [component, entry] of uses) add(2, entry, component, rendered.has(component))
  return [...pairs.values()]
}
