import { expect, test } from 'vitest'
import type { ContentNode } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { withLaterSheet } from './later-sheet.ts'

const html = (text: string): ContentNode => ({ type: 'html', html: text })
const sample = (code: string): ContentNode => ({
  type: 'component',
  name: 'Sample',
  props: { title: 'a.ts' },
  children: [html(`<pre><code>${code}</code></pre>`)],
})
const live: ContentNode = {
  type: 'component',
  name: 'Live',
  props: { id: 'x', title: 'x', api: false },
  children: [html('<p>x</p>')],
}

function linked(...tree: ContentNode[]): string[] {
  const payload = { screen: 'doc', route: '/x', page: { tree } } as unknown as PagePayload
  const shown = withLaterSheet(payload, '<link>')
  return shown.screen === 'doc'
    ? shown.page.tree.map((node) => (node.type === 'html' ? node.html : node.type === 'element' ? node.tag : node.name))
    : []
}

test('the link stands before the first heading', () => {
  expect(linked(html('<p>One</p><h2>Two</h2>'))).toEqual(['<p>One</p><link><h2>Two</h2>'])
})

test('plain code belongs to what comes before it', () => {
  expect(linked(html('<p>One</p>'), sample('x'), html('<p>Two</p><h2>Three</h2>'), live)).toEqual([
    '<p>One</p>',
    'Sample',
    '<p>Two</p><link><h2>Three</h2>',
    'Live',
  ])
})

test('it stands at the end of the last text before a component, or before code that says something of its lines', () => {
  expect(linked(html('<p>One</p>'), live, html('<h2>Two</h2>'))).toEqual(['<p>One</p><link>', 'Live', '<h2>Two</h2>'])
  const marked = sample('<span class="line" data-line="added">x</span>')
  expect(linked(html('<p>One</p>'), marked, html('<p>Two</p>'))).toEqual(['<p>One</p><link>', 'Sample', '<p>Two</p>'])
})

test('a page that is all opening has it at its end: what follows the text needs it', () => {
  expect(linked(html('<p>One</p>'), sample('x'))).toEqual(['<p>One</p><link>', 'Sample'])
})

test('a page that begins with a component gets none, and neither does another screen', () => {
  expect(linked(live, html('<p>One</p>'))).toEqual(['Live', '<p>One</p>'])
  const landing = { screen: 'landing', route: '/', page: { tree: [html('<p>One</p>')] } } as unknown as PagePayload
  expect(withLaterSheet(landing, '<link>')).toBe(landing)
})
