import { expect, test } from 'vitest'
import { readBlocks } from './read-blocks.ts'
import { projectsOf, unitsOf } from './sample-project.ts'
import { typeGroups } from './type-groups.ts'

/** A page with one file in front, which declares something, and one behind. */
const page = (source: string, ...files: Array<[title: string, code: string]>) => ({
  source: `${source}.mdx`,
  text: files.map(([title, code]) => `\`\`\`ts title="${title}"\n${code}\n\`\`\`\n`).join('\n'),
})

const PLAIN = page('plain', [
  'use.ts',
  "import { createSlice } from '@reduxjs/toolkit'\nexport const made = createSlice",
])

/** The projects of each group. */
function groupsOf(...pages: Array<ReturnType<typeof page>>): string[][] {
  const units = projectsOf(pages.flatMap(readBlocks)).flatMap(unitsOf)
  const groups = typeGroups(units, (name) => name === '@reduxjs/toolkit')
  expect(groups.flat()).toHaveLength(units.length)
  return groups.map((group) => [...new Set(group.map(({ project }) => project))])
}

test('files that declare a module which is not installed share a program with those that do not import it', () => {
  const phone = page('phone', ['phone.d.ts', "declare module 'phone' { export const ring: () => void }"])
  const tide = page('tide', ['tide.d.ts', "declare module 'tide' { export const height: number }"])
  expect(groupsOf(PLAIN, phone, tide)).toEqual([['plain', 'phone', 'tide']])
})

test('what is declared in one project is not there for others that import or declare it too', () => {
  const phone = page('phone', ['phone.d.ts', "declare module 'phone' { export const ring: () => void }"])
  const caller = page('caller', ['call.ts', "import { ring } from 'phone'\nring()"])
  const other = page('other', ['phone.d.ts', "declare module 'phone' { export const call: () => void }"])
  expect(groupsOf(caller, phone, other)).toEqual([['caller'], ['phone'], ['other']])
})

test('additions to a file of the project are its own matter', () => {
  const reducer = page(
    'reducer',
    ['app/reducer.ts', 'export interface Lazy {}'],
    ['fines.ts', "declare module './app/reducer' { export interface Lazy { fines: number } }\nexport {}"],
  )
  expect(groupsOf(PLAIN, reducer)).toEqual([['plain', 'reducer']])
})

test('what reaches every file, or an installed package, has a program of its own', () => {
  const window = page('window', ['main.ts', 'declare global { interface Window { state: string } }\nexport {}'])
  const script = page('script', ['names.d.ts', 'declare const harbor: string'])
  const icons = page('icons', [
    'icons.d.ts',
    "declare module '*.svg' { const address: string; export default address }",
  ])
  const library = page('library', ['more.ts', "declare module '@reduxjs/toolkit' { interface More {} }\nexport {}"])
  expect(groupsOf(PLAIN, window, script, icons, library)).toEqual([
    ['plain'],
    ['window'],
    ['script'],
    ['icons'],
    ['library'],
  ])
  expect(groupsOf(window, PLAIN)).toEqual([['plain'], ['window']])
})

test('a property of windows that may be missing is known only to who names it', () => {
  const added = 'declare global { interface Window { __STATE__?: string } }\nexport {}'
  const window = page('window', ['main.ts', added])
  const reader = page('reader', ['read.ts', '// @ts-expect-error\nexport const state = window.__STATE__'])
  expect(groupsOf(PLAIN, window)).toEqual([['plain', 'window']])
  expect(groupsOf(PLAIN, reader, window)).toEqual([['plain', 'reader'], ['window']])
  expect(groupsOf(window, page('other', ['main.ts', added.replace('string', 'number')]))).toEqual([
    ['window'],
    ['other'],
  ])
  const more = added.replace('}', '; __MODE__: string }')
  expect(groupsOf(PLAIN, page('more', ['main.ts', more]))).toEqual([['plain'], ['more']])
})
