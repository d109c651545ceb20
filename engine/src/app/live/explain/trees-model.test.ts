import { expect, test } from 'vitest'
import type { Json, Scene } from '#model/explainer.ts'
import { layTrees } from './trees-layout.ts'
import { treesOf } from './trees-model.ts'

/** As a run told them: the state before, and after `state.books['bk-001'].title = 'Emma!'`. */
const BEFORE = [
  { keys: [], id: 1 },
  { keys: ['books'], id: 2 },
  { keys: ['books', 'bk-001'], id: 3 },
  { keys: ['books', 'bk-003'], id: 4 },
  { keys: ['members'], id: 5 },
]
const AFTER = [
  { keys: [], id: 6 },
  { keys: ['books'], id: 7 },
  { keys: ['books', 'bk-001'], id: 8 },
  { keys: ['books', 'bk-003'], id: 4 },
  { keys: ['members'], id: 5 },
]

const scene = (...facts: Array<[name: string, value: Json]>): Scene => ({
  label: 'One field',
  length: 700,
  stops: [{ at: 0, title: 'before', says: '', facts: 1 }],
  facts: facts.map(([name, value], index) => ({ at: index && 700, name, value })),
})
const fates = (...facts: Array<[name: string, value: Json]>) =>
  treesOf(scene(...facts)).nodes.map(({ path, fate, isEnd }) => `${path} ${fate}${isEnd ? ' end' : ''}`)

test('an object is shared when it is the same one before and after', () => {
  expect(fates(['before', BEFORE], ['after', AFTER])).toEqual([
    'state copied',
    'state.books copied',
    "state.books['bk-001'] copied end",
    "state.books['bk-003'] shared",
    'state.members shared',
  ])
  expect(treesOf(scene(['before', BEFORE], ['code', 'state.a = 1'])).code).toBe('state.a = 1')
})

test('before there is an after, everything is as it was', () => {
  expect(fates(['before', BEFORE]).every((line) => line.endsWith('shared'))).toBe(true)
})

test('what is in one tree only was added, or is gone, and stands below what holds it', () => {
  const added = [...AFTER, { keys: ['books', '14'], id: 9 }].filter(({ id }) => id !== 5)
  expect(fates(['before', BEFORE], ['after', added])).toEqual([
    'state copied',
    'state.books copied',
    "state.books['bk-001'] copied end",
    "state.books['bk-003'] shared",
    'state.books[14] added end',
    'state.members gone',
  ])
})

test('what something was taken out of is where the change ends', () => {
  const copies = [
    { keys: [], id: 6 },
    { keys: ['books'], id: 7 },
  ]
  expect(fates(['before', BEFORE], ['after', [...copies, ...BEFORE.filter(({ id }) => id === 3 || id === 5)]])).toEqual(
    [
      'state copied',
      'state.books copied end',
      "state.books['bk-001'] shared",
      "state.books['bk-003'] gone",
      'state.members shared',
    ],
  )
})

test('facts of another shape are left out', () => {
  expect(fates(['before', 'Emma'], ['after', null])).toEqual([])
  expect(fates(['before', [null, 3, { keys: 'a', id: 1 }, { keys: [1], id: 1 }, { keys: [] }]], ['code', 3])).toEqual(
    [],
  )
  expect(fates(['before', [{ keys: ['lost'], id: 1 }]])).toEqual([])
  expect(
    fates([
      'before',
      [
        { keys: [], id: 1 },
        { keys: ['a', 'b'], id: 2 },
      ],
    ]),
  ).toEqual(['state shared'])
  expect(
    fates([
      'before',
      [
        { keys: [], id: 1 },
        { keys: ["it's"], id: 2 },
      ],
    ]),
  ).toEqual(['state shared', "state['it\\'s'] shared"])
  const many = Array.from({ length: 500 }, (_, id) => ({ keys: id ? [`k${id}`] : [], id }))
  expect(fates(['before', many]).length).toBeLessThan(30)
})

test('copied objects stand at the sides, shared ones between them, each on its row', () => {
  const { boxes, wires } = layTrees(treesOf(scene(['before', BEFORE], ['after', AFTER])).nodes, true)
  expect(boxes.map(({ column, row, x }) => [row, column, x])).toEqual([
    [0, 'before', 0],
    [0, 'after', 76],
    [1, 'before', 4],
    [1, 'after', 72],
    [2, 'before', 8],
    [2, 'after', 68],
    [3, 'both', 38],
    [4, 'both', 38],
  ])
  expect(wires.map(({ column, row }) => `${column} ${row}`)).toEqual([
    ...['before 1', 'after 1', 'before 2', 'after 2'],
    ...['before 3', 'after 3', 'before 4', 'after 4'],
  ])
  expect(wires[4]?.path).toBe('M6 18.75V33Q6 35 8 35H38')
  expect(wires[5]?.path).toBe('M94 18.75V33Q94 35 92 35H62')
})

test('a state that stays the same object is one tree, joined once', () => {
  const { boxes, wires } = layTrees(treesOf(scene(['before', BEFORE], ['after', BEFORE])).nodes, true)
  expect(boxes.map(({ column, x }) => [column, x])).toEqual([
    ...[
      ['both', 38],
      ['both', 42],
      ['both', 46],
      ['both', 46],
      ['both', 42],
    ],
  ])
  expect(wires.map(({ column, row }) => `${column} ${row}`)).toEqual(['both 1', 'both 2', 'both 3', 'both 4'])
})

test('until the change is over there is one tree, on the left, without what will be added', () => {
  const added = [...AFTER, { keys: ['books', '14'], id: 9 }]
  const { boxes, wires } = layTrees(treesOf(scene(['before', BEFORE], ['after', added])).nodes, false)
  expect(boxes.map(({ column, row, x }) => [row, column, x])).toEqual([
    [0, 'before', 0],
    [1, 'before', 4],
    [2, 'before', 8],
    [3, 'before', 8],
    [5, 'before', 4],
  ])
  expect(wires.map(({ column, row }) => `${column} ${row}`)).toEqual(['before 1', 'before 2', 'before 3', 'before 5'])
})
