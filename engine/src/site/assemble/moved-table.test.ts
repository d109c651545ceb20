import { expect, test } from 'vitest'
import type { MovedTable } from '#model/moved.ts'
import { parseMoved } from '../sources/moved-file.ts'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { firstSentence } from './moved-table.ts'

test('the first sentence ends at its full stop, not inside a name or a number', () => {
  expect(firstSentence('Since 2.6, use api.util here. Then go on.')).toBe('Since 2.6, use api.util here.')
  expect(firstSentence('\nWhat is it? A slice.')).toBe('What is it?')
  expect(firstSentence('He said "stop." Then he went.')).toBe('He said "stop."')
})

test('a line without an end is taken whole, and no text is none', () => {
  expect(firstSentence('Only words\nA second line.')).toBe('Only words')
  expect(firstSentence('')).toBe('')
})

const pages = [
  samplePage('guide/start.mdx', {
    meta: { title: 'Start' },
    ids: ['install', 'upgrade', 'first', 'detail', 'second', 'end'],
    sections: [
      { id: null, level: 1, title: 'Start', text: 'Begin here.', codeWords: [] },
      { id: 'install', level: 2, title: 'Install', text: 'Run npm. Then wait.', codeWords: [] },
      { id: 'upgrade', level: 2, title: 'Upgrade', text: '', codeWords: [] },
      { id: 'first', level: 3, title: 'First', text: 'One.', codeWords: [] },
      { id: 'detail', level: 4, title: 'Detail', text: '', codeWords: [] },
      { id: 'second', level: 3, title: 'Second', text: '', codeWords: [] },
      { id: 'end', level: 2, title: 'End', text: '', codeWords: [] },
    ],
  }),
  samplePage('guide/more.mdx'),
]
const sidebars = { docs: [{ type: 'category' as const, label: 'Guide', items: ['guide/start', 'guide/more'] }] }

test('the file says where an address leads and what is there, and where the ids of a page went', () => {
  const rows = parseMoved(
    '/Begin /guide/start#install\n/old /guide/more\n/guide/more#a /guide/start#install\n',
    'm.txt',
  )
  const { movedFile, data } = sampleSite({ baseUrl: '/docs/', sidebars }, pages, { moved: rows })
  expect(data.moved).toBe(`/docs/${movedFile?.path}`)
  expect(JSON.parse(String(movedFile?.body))).toEqual({
    addresses: {
      '/begin': { to: '/guide/start#install', title: 'Install', trail: ['Guide', 'Start'], sentence: 'Run npm.' },
      '/old': { to: '/guide/more', title: '/guide/more', trail: ['Guide'], sentence: 'About /guide/more.' },
    },
    ids: { '/guide/more': { a: '/guide/start#install' } },
  })
})

test('a section without words of its own is told by the titles right below it', () => {
  const rows = parseMoved('/up /guide/start#upgrade\n/end /guide/start#end\n', 'm.txt')
  const { addresses }: MovedTable = JSON.parse(String(sampleSite({ sidebars }, pages, { moved: rows }).movedFile?.body))
  expect(addresses['/up']?.sentence).toBe('First, Second')
  expect(addresses['/end']?.sentence).toBe('')
})

test('a site without old addresses has no file', () => {
  const { movedFile, data } = sampleSite({ sidebars }, pages)
  expect([movedFile, data.moved]).toEqual([null, null])
})
