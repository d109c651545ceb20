import type { Fact, Scene } from '#model/explainer.ts'
import { fieldsOf } from '#model/fields.ts'

/** What became of an object: in both trees the same, another at the same place, or in one tree only. */
export type Fate = 'shared' | 'copied' | 'added' | 'gone'

/** An object of a state. Its row is its index. */
export interface TreeNode {
  /** The last part of the way to it: `bk-001`, or `[0]` of a list. */
  name: string
  /** The whole way: `state.books['bk-001']`. */
  path: string
  depth: number
  /** Index of the object that holds it; null for the state itself. */
  parent: number | null
  fate: Fate
  /** It is new, and nothing below it is: something in it was written, or taken out of it. */
  isEnd: boolean
}

/** The state before and after a change. */
export interface Trees {
  nodes: TreeNode[]
  /** The statement that made the change, or ''. */
  code: string
}

/** More than can be drawn; the rest is left out. */
const MOST_OBJECTS = 24
const MOST_TEXT = 200

/** Where an object is, by the keys on the way, and which it is: two with one id are the same object. */
interface FoundObject {
  keys: string[]
  id: number
}

/**
 * The trees of a scene, told by facts: `before` and `after` are lists of `{ keys, id }`, `code` is the statement between them. The last
 * of each name counts. Without `after` nothing has changed yet.
 */
export function treesOf({ facts }: Scene): Trees {
  const last = (name: string) => facts.findLast((fact) => fact.name === name)
  const before = objectsOf(last('before'))
  const after = last('after') ? objectsOf(last('after')) : before
  const code = last('code')?.value
  return { nodes: nodesOf(before, after), code: typeof code === 'string' ? code.slice(0, MOST_TEXT) : '' }
}

/** By the way to it, as one text. */
function objectsOf(fact: Fact | undefined): Map<string, FoundObject> {
  const list: unknown[] = Array.isArray(fact?.value) ? fact.value : []
  const objects = list.flatMap((item): Array<[string, FoundObject]> => {
    const { keys, id } = fieldsOf(item)
    const isWay = Array.isArray(keys) && keys.every((key) => typeof key === 'string' && key.length <= MOST_TEXT)
    return isWay && typeof id === 'number' ? [[JSON.stringify(keys), { keys, id }]] : []
  })
  return new Map(objects)
}

/** The objects of both trees from the root down, each followed by what it holds: so a row of the drawing is a row of the table. */
function nodesOf(before: Map<string, FoundObject>, after: Map<string, FoundObject>): TreeNode[] {
  const all = new Map([...before, ...after])
  const nodes: TreeNode[] = []
  const add = (way: string, keys: string[], parent: number | null) => {
    if (nodes.length >= MOST_OBJECTS) return
    const [was, is] = [before.get(way), after.get(way)]
    const row = nodes.length
    const name = nameOf(keys.at(-1))
    const node = { name, path: pathOf(keys), depth: keys.length, parent, fate: fateOf(was, is), isEnd: false }
    nodes.push(node)
    for (const [below, object] of all)
      if (object.keys.length === keys.length + 1 && keys.every((key, at) => object.keys[at] === key))
        add(below, object.keys, row)
    node.isEnd = isNew(node) && !nodes.some((other) => other.parent === row && isNew(other))
  }
  if (all.has('[]')) add('[]', [], null)
  return nodes
}

const isNew = ({ fate }: { fate: Fate }) => fate === 'copied' || fate === 'added'

function fateOf(was: FoundObject | undefined, is: FoundObject | undefined): Fate {
  if (!was) return 'added'
  if (!is) return 'gone'
  return was.id === is.id ? 'shared' : 'copied'
}

const nameOf = (key = 'state') => (/^\d+$/.test(key) ? `[${key}]` : key)

/** As code writes it. */
const pathOf = (keys: string[]) =>
  keys.reduce((path, key) => path + (/^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${indexOf(key)}]`), 'state')

const indexOf = (key: string) => (/^\d+$/.test(key) ? key : `'${key.replaceAll("'", "\\'")}'`)
