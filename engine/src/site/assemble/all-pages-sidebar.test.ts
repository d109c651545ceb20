import { expect, test } from 'vitest'
import { samplePage } from '../testing/sample-site.ts'
import { allPages } from './all-pages-sidebar.ts'

const pages = (...sources: string[]) => sources.map((source) => samplePage(source))
const group = { type: 'category', collapsed: false, collapsible: true }

test('the front page comes first, then the others by name, then folders', () => {
  expect(allPages(pages('guide.md', 'about.md', 'index.md', 'api/store.md'))).toEqual([
    { type: 'doc', id: 'index' },
    { type: 'doc', id: 'about' },
    { type: 'doc', id: 'guide' },
    { ...group, label: 'Api', items: [{ type: 'doc', id: 'api/store' }] },
  ])
})

test('the page of a folder is the page of its group, and folders stand in folders', () => {
  expect(allPages(pages('first-steps/index.md', 'first-steps/deep/one.md', 'first-steps/two.md'))).toEqual([
    {
      ...group,
      label: 'First steps',
      link: 'first-steps',
      items: [
        { type: 'doc', id: 'first-steps/two' },
        { ...group, label: 'Deep', items: [{ type: 'doc', id: 'first-steps/deep/one' }] },
      ],
    },
  ])
})

test('a landing page has no sidebar, so it is in none', () => {
  const landing = samplePage('index.mdx', { meta: { kind: 'landing' } })
  expect(allPages([landing, ...pages('guide.md')])).toEqual([{ type: 'doc', id: 'guide' }])
})
