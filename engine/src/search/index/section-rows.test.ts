import { expect, test } from 'vitest'
import type { IndexedSection } from '#model/search.ts'
import { fullRowOfSection, isNameSection, rowOfSection, sectionOfRow } from './section-rows.ts'

const section = (title: string, id: string, level: IndexedSection['level'] = 3) => ({ id, level, title })

test.each<[IndexedSection, string]>([
  [section('The builder', 'the-builder', 2), '2The builder'],
  [section('builder.addCase', 'add-case'), '3builder.addCase\tadd-case'],
  [section('2.0 and #1', 'option-x', 4), '42.0 and #1\toption-x'],
])('an id that the title tells does not travel: %j', (value, row) => {
  expect(rowOfSection(value)).toBe(row)
  expect(sectionOfRow(row)).toEqual(value)
})

test.each<[IndexedSection, string]>([
  [section('The builder', 'the-builder'), '3The builder'],
  [
    { ...section('The builder', 'the-builder'), jobs: ['Add a case', 'addCase'] },
    '3The builder\t\tAdd a case\taddCase',
  ],
  [{ ...section('The builder', 'x'), jobs: ['Add a case'] }, '3The builder\tx\tAdd a case'],
])('with the texts, jobs travel too: %j', (value, row) => {
  expect(fullRowOfSection(value)).toBe(row)
  expect(sectionOfRow(row)).toEqual(value)
})

test('no job can break a row', () => {
  expect(fullRowOfSection({ ...section('A', 'a'), jobs: ['two\nlines\tand a tab'] })).toBe('3A\t\ttwo lines and a tab')
})

test('names are headings of level 2 and names of code, not options, questions and messages', () => {
  expect(isNameSection(section('When to use it', 'when', 2))).toBe(true)
  expect(isNameSection(section('builder.addCase', 'x'))).toBe(true)
  expect(isNameSection(section('injectInto and inject', 'x'))).toBe(true)
  expect(isNameSection(section('skip', 'option-skip'))).toBe(false)
  expect(isNameSection(section('Why is it called twice?', 'question-twice'))).toBe(false)
  expect(isNameSection(section('unwrapResult or unwrap?', 'question-unwrap'))).toBe(false)
  expect(isNameSection(section('selectId returned undefined', 'warning-select-id'))).toBe(false)
})

test('what readers ask travels in a cell of its own, with jobs or without, and no job is taken for it', () => {
  const section = { id: 'fees', level: 2 as const, title: 'Fees' }
  for (const more of [{ asked: 'cost price' }, { asked: 'cost', jobs: ['Pay a fee'] }, { jobs: ['Pay a fee'] }]) {
    expect(sectionOfRow(fullRowOfSection({ ...section, ...more }))).toEqual({ ...section, ...more })
  }
  expect(sectionOfRow(fullRowOfSection({ ...section, jobs: ['?What'] }))).toEqual({ ...section, jobs: ['What'] })
})
