import type { Scene } from '#model/explainer.ts'
import { type Wires, wiresOf } from './wires-model.ts'

/** A line of what the wires show, for who reads or hears it. */
export interface WireLine {
  name: string
  says: string
  tone: 'lit' | 'removed' | 'idle'
}

/** The same as the drawing: what was sent and names, then the entries by what becomes of them. */
interface ToldWires {
  cause: WireLine[]
  entries: WireLine[]
}

/** The drawing as lines. */
export function tellWires({ columns, reach }: Wires): ToldWires {
  const { sent, named, uses } = reach
  const [, , entries] = columns
  const usersOf = (entry: string) => [...uses].flatMap(([component, own]) => (own === entry ? [component] : []))
  const cause: WireLine[] = sent === null ? [] : [{ name: sent, says: 'mutation', tone: 'lit' }]
  for (const tag of named) cause.push({ name: tag, says: 'tag it names', tone: 'lit' })
  const order = { lit: 0, removed: 1, idle: 2 }
  const lines = entries.flatMap(({ name, state }): WireLine[] => {
    const users = usersOf(name).join(', ')
    if (state === 'removed') return [{ name, says: 'removed: nobody uses it', tone: 'removed' }]
    if (state === 'lit') return [{ name, says: users ? `asks again: ${users}` : 'asks again', tone: 'lit' }]
    if (state !== 'idle') return []
    const isLeft = named.size > 0
    if (!users) return [{ name, says: isLeft ? 'left alone' : 'used by nobody', tone: 'idle' }]
    return [{ name, says: `${isLeft ? 'left alone' : 'used by'}: ${users}`, tone: 'idle' }]
  })
  return { cause, entries: lines.sort((a, b) => order[a.tone] - order[b.tone]) }
}

/** The most lines and rows that a stop of these scenes has. There is room for them at all stops, so that what stands below stays. */
export function roomOf(scenes: Scene[]): { lines: number; rows: number } {
  const drawn = scenes.flatMap((scene) => scene.stops.map(({ at }) => wiresOf(scene, at, scenes)))
  const linesOf = ({ cause, entries }: ToldWires) => cause.length + entries.length
  return {
    lines: Math.max(0, ...drawn.map((wires) => linesOf(tellWires(wires)))),
    rows: Math.max(1, ...drawn.map(({ rows }) => rows)),
  }
}

/** The drawing in a sentence or two. */
export function wiresSentence(wires: Wires): string {
  const { sent, named } = wires.reach
  const { entries } = tellWires(wires)
  const cause =
    sent === null
      ? 'No mutation has been sent.'
      : named.size === 0
        ? `${sent} is under way.`
        : `${sent} names ${[...named].join(', ')}.`
  return [cause, ...entries.map(({ name, says }) => `${name} ${says}.`)].join(' ')
}
