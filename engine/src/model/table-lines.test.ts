import { expect, test } from 'vitest'
import { cellsOfLine, lineOfRow, withoutCells } from './table-lines.ts'

test('a row is a line whose cells can be told again, an empty one included', () => {
  expect(cellsOfLine(lineOfRow(['abort()', '', 'ends\n the run '], false))).toEqual({
    cells: ['abort()', '', 'ends the run'],
    isHead: false,
  })
})

test('heads are told from rows, whether or not the first cell says anything', () => {
  expect(cellsOfLine(lineOfRow(['', 'Dispatched'], true))).toEqual({ cells: ['', 'Dispatched'], isHead: true })
  expect(cellsOfLine(lineOfRow(['Call', 'Dispatched'], true))?.isHead).toBe(true)
})

test('a table of one column has heads, and rows that are lines like any other', () => {
  expect(cellsOfLine(lineOfRow(['Call'], true))).toEqual({ cells: ['Call'], isHead: true })
  expect(cellsOfLine(lineOfRow(['abort()'], false))).toBeNull()
})

test('a row without a first cell is no row: nothing could be taken for heads', () => {
  expect(lineOfRow(['', 'yes', '', 'no'], false)).toBe('yes no')
})

test('a row that says nothing is no line, and prose is no row', () => {
  expect(lineOfRow(['', ' '], true)).toBe('')
  expect(cellsOfLine('It ends the run.')).toBeNull()
})

test('without cells a text is plain lines', () => {
  expect(withoutCells('One.\n\tCall\tSends\nabort()\t\trejected\t')).toBe('One.\nCall Sends\nabort() rejected')
})
