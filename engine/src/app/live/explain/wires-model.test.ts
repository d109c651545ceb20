import { expect, test } from 'vitest'
import type { Fact } from '#model/explainer.ts'
import { ADD, DELETE, RENAME, sceneOf } from '../testing/recorded-scenes.ts'
import { roomOf, tellWires, wiresSentence } from './tell-wires.ts'
import { type Wires, wiresOf } from './wires-model.ts'

const SCENES = [RENAME, ADD, DELETE]
const END = 10_000
const states = ({ columns }: Wires) =>
  columns.map((boxes) => Object.fromEntries(boxes.map(({ name, state }) => [name, state])))
const lit = ({ wires, columns }: Wires) =>
  wires.flatMap(({ isLit, column, from, to }) => {
    const nameIn = (at: number, row: number) => columns[at]?.find((box) => box.row === row)?.name
    return isLit ? [`${nameIn(column, from)} → ${nameIn(column + 1, to)}`] : []
  })

test('a renamed book lights its tag, the two entries that provide it and their components, and nothing else', () => {
  const drawn = wiresOf(RENAME, END, SCENES)
  expect(states(drawn)).toEqual([
    { renameBook: 'lit', addBook: 'idle', deleteBook: 'idle' },
    { 'Book LIST': 'idle', 'Book bk-001': 'lit', 'Book bk-003': 'idle' },
    { 'getShelf("fiction")': 'lit', 'getBook("bk-001")': 'lit', 'getBook("bk-003")': 'idle' },
    { List: 'lit', 'Detail of Emma': 'lit', 'Detail of Dune': 'idle' },
  ])
  expect(lit(drawn)).toEqual([
    'renameBook → Book bk-001',
    'Book bk-001 → getShelf("fiction")',
    'Book bk-001 → getBook("bk-001")',
    'getShelf("fiction") → List',
    'getBook("bk-001") → Detail of Emma',
  ])
})

test('a new book lights the list alone', () => {
  expect(lit(wiresOf(ADD, END, SCENES))).toEqual([
    'addBook → Book LIST',
    'Book LIST → getShelf("fiction")',
    'getShelf("fiction") → List',
  ])
})

test('an entry that nobody uses is removed, and asks nothing; a tag that comes later has its room before', () => {
  const drawn = wiresOf(DELETE, END, SCENES)
  expect(states(drawn).slice(1)).toEqual([
    { 'Book LIST': 'idle', 'Book bk-001': 'idle', 'Book bk-003': 'lit', 'Book bk-005': 'idle' },
    { 'getShelf("fiction")': 'lit', 'getBook("bk-001")': 'idle', 'getBook("bk-003")': 'removed' },
    { List: 'lit', 'Detail of Emma': 'idle', 'Detail of Dune': 'gone' },
  ])
  expect(lit(drawn)).toContain('Book bk-003 → getBook("bk-003")')
  expect(states(wiresOf(DELETE, 1500, SCENES))[1]).toMatchObject({ 'Book bk-003': 'idle', 'Book bk-005': 'coming' })
})

test('a type alone reaches every tag of that type, and a tag with an id no type alone', () => {
  const provided = `
0 provides {"who":"getBook","tags":["Book bk-001"]}
0 provides {"who":"getTotal","tags":["Book"]}
0 provides {"who":"getCase","tags":["Bookcase 1"]}`
  const names = (tag: string) => `${provided}\n1 sends "change"\n2 names {"who":"change","tags":["${tag}"]}`
  const reached = (tag: string) => [...wiresOf(sceneOf('a', 3, names(tag)), 3).reach.hit.keys()]
  expect(reached('Book')).toEqual(['getBook', 'getTotal'])
  expect(reached('Book bk-001')).toEqual(['getBook'])
  expect(reached('Book bk-0')).toEqual([])
})

test('light goes from left to right as it was told', () => {
  const reached = (time: number) => lit(wiresOf(RENAME, time, SCENES)).length
  const [sent, named, rendered] = ['sends', 'names', 'renders'].map(
    (name) => RENAME.facts.findLast((fact) => fact.name === name)?.at ?? 0,
  )
  expect([reached(0), reached(sent ?? 0), reached(named ?? 0), reached(rendered ?? 0)]).toEqual([0, 0, 3, 5])
  expect(states(wiresOf(RENAME, sent ?? 0, SCENES))[0]).toMatchObject({ renameBook: 'lit', addBook: 'idle' })
  expect(states(wiresOf(RENAME, 0, SCENES))[1]).toMatchObject({ 'Book bk-001': 'coming' })
})

test('mutations stand beside the tag that they name, components beside their entry', () => {
  const { columns, rows } = wiresOf(RENAME, 0, SCENES)
  const rowsOf = (column: number) => Object.fromEntries(columns[column]?.map(({ name, row }) => [name, row]) ?? [])
  expect(rowsOf(0)).toEqual({ addBook: 0, renameBook: 1, deleteBook: 2 })
  expect(rowsOf(3)).toEqual({ List: 0, 'Detail of Emma': 1, 'Detail of Dune': 2 })
  expect(rows).toBe(3)
})

test('the drawing is told in words', () => {
  expect(tellWires(wiresOf(DELETE, END)).entries.map(({ name, says }) => `${name} ${says}`)).toEqual([
    'getShelf("fiction") asks again: List',
    'getBook("bk-003") removed: nobody uses it',
    'getBook("bk-001") left alone: Detail of Emma',
  ])
  expect(wiresSentence(wiresOf(RENAME, END))).toMatchInlineSnapshot(
    `"renameBook names Book bk-001. getShelf("fiction") asks again: List. getBook("bk-001") asks again: Detail of Emma. getBook("bk-003") left alone: Detail of Dune."`,
  )
  expect(wiresSentence(wiresOf(RENAME, 0))).toMatch(
    /^No mutation has been sent\. getShelf\("fiction"\) used by: List\./,
  )
  expect(wiresSentence(wiresOf(RENAME, 1300))).toMatch(/^renameBook is under way\./)
})

test('an entry that asks for another reason is not lit, nor what an earlier mutation has reached', () => {
  const scene = sceneOf(
    'a',
    9,
    `
0 provides {"who":"a","tags":["T"]}
0 provides {"who":"b","tags":["U"]}
1 sends "first"
2 names {"who":"first","tags":["T"]}
3 asks "b"
3 asks "a"
4 sends "second"
5 names {"who":"first","tags":["U"]}
`,
  )
  expect(states(wiresOf(scene, 3))[2]).toEqual({ a: 'lit', b: 'idle' })
  expect(states(wiresOf(scene, 9))[2]).toEqual({ a: 'idle', b: 'idle' })
  expect(states(wiresOf(scene, 9))[1]).toEqual({ T: 'idle', U: 'idle' })
})

test('facts of another shape are left out', () => {
  const values: Fact['value'][] = [
    null,
    1,
    '',
    [],
    {},
    { who: 1 },
    { who: 'x' },
    { who: 'x', tags: 'T' },
    { tags: [{}] },
  ]
  const names = ['provides', 'names', 'sends', 'asks', 'removed', 'renders', 'leaves', '__proto__', 'toString']
  const facts = names.flatMap((name) => values.map((value) => ({ at: 0, name, value })))
  expect(() => wiresSentence(wiresOf({ label: '', length: 0, stops: [], facts }, 0))).not.toThrow()
  const many = Array.from({ length: 500 }, (_, at) => ({ at, name: 'asks', value: `e${at}` }))
  expect(wiresOf({ label: '', length: 0, stops: [], facts: many }, 500).rows).toBe(6)
})

test('room is kept for the most that any stop of any scene has', () => {
  expect(roomOf([RENAME])).toEqual({ lines: 5, rows: 3 })
  expect(roomOf([{ ...RENAME, stops: RENAME.stops.slice(0, 1) }])).toEqual({ lines: 4, rows: 3 })
  expect(roomOf(SCENES).rows).toBe(wiresOf(DELETE, END, SCENES).rows)
  expect(roomOf(SCENES).rows).toBeGreaterThan(wiresOf(RENAME, END, SCENES).rows)
  expect(roomOf([])).toEqual({ lines: 0, rows: 1 })
})
