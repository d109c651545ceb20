import { expect, test } from 'vitest'
import type { CompiledPage } from '#model/page.ts'
import { samplePage, sampleSite } from '../testing/sample-site.ts'
import { withoutFileNames } from './without-file-names.ts'

const dataOf = (page: CompiledPage) => sampleSite({}, [page]).data

test('an edit of a page changes the names of files and nothing else', () => {
  const section = { id: null, level: 1, title: '', codeWords: [] }
  const before = dataOf(samplePage('a.mdx', { sections: [{ ...section, text: 'Before.' }] }))
  const after = dataOf(samplePage('a.mdx', { sections: [{ ...section, text: 'After.' }] }))
  expect(after.search).not.toEqual(before.search)
  expect(withoutFileNames(after)).toBe(withoutFileNames(before))
})

test('another title is another site', () => {
  const titled = (title: string) => withoutFileNames(dataOf(samplePage('a.mdx', { meta: { title } })))
  expect(titled('New')).not.toBe(titled('Old'))
})
