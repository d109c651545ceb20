import { expect, test } from 'vitest'
import { leanPayload } from './lean.ts'
import type { ContentNode, PageMeta } from './page.ts'
import type { PagePayload } from './site.ts'

const TREE: ContentNode[] = [
  { type: 'html', html: '<p>Text</p>' },
  {
    type: 'element',
    tag: 'div',
    attributes: { class: 'admonition' },
    children: [
      {
        type: 'component',
        name: 'Tabs',
        props: { group: 'language', tabs: [{ value: 'ts', label: 'TypeScript' }], initial: 'ts' },
        children: [{ type: 'html', html: '<p>Panel</p>' }],
      },
    ],
  },
]

test('a lean payload keeps the shape of its tree and nothing that the document has: no HTML, no description', () => {
  const meta = { id: 'a', description: 'About it' } as PageMeta
  const payload: PagePayload = {
    screen: 'landing',
    route: '/a',
    page: { meta, toc: [{ id: 'a', level: 2, html: 'A heading' }], tree: TREE },
  }
  const before = JSON.stringify(payload)
  const lean = JSON.stringify(leanPayload(payload))
  expect(lean).toBe(before.replace(/<p>Text<\/p>|<p>Panel<\/p>|A heading|About it/g, ''))
  expect(JSON.stringify(payload)).toBe(before)
})

test('a payload without content is lean already', () => {
  const payload: PagePayload = { screen: 'search', route: '/search' }
  expect(leanPayload(payload)).toBe(payload)
})
