import { expect, test } from 'vitest'
import type { ComponentNode } from '#model/page.ts'
import { element, join, toContentNodes } from './split-tree.ts'

const tabs: ComponentNode = {
  type: 'component',
  name: 'Tabs',
  props: { group: null, tabs: [], initial: '' },
  children: [],
}

test('static siblings are one run of HTML', () => {
  expect(toContentNodes(join(['<p>a</p>', '<p>b</p>', [tabs], '<p>c</p>']))).toEqual([
    { type: 'html', html: '<p>a</p><p>b</p>' },
    tabs,
    { type: 'html', html: '<p>c</p>' },
  ])
})

test('an item beside a component is a direct child of its list, not wrapped in a run', () => {
  const first = '<li class="task">one<ul><li>a &amp; b</li></ul></li>'
  const list = element('ul', {}, join([first, '\n<li id="2" data-x>two</li>', element('li', {}, [tabs])]))
  expect(toContentNodes(list)).toEqual([
    {
      type: 'element',
      tag: 'ul',
      attributes: {},
      children: [
        {
          type: 'element',
          tag: 'li',
          attributes: { class: 'task' },
          children: [{ type: 'html', html: 'one<ul><li>a &amp; b</li></ul>' }],
        },
        {
          type: 'element',
          tag: 'li',
          attributes: { id: '2', 'data-x': '' },
          children: [{ type: 'html', html: 'two' }],
        },
        { type: 'element', tag: 'li', attributes: {}, children: [tabs] },
      ],
    },
  ])
})

test('a summary stays the first child of its details when the answer holds a component', () => {
  const details = element('details', { open: true }, join(['<summary title="a &quot;b&quot;">q</summary>', [tabs]]))
  expect(toContentNodes(details)[0]).toMatchObject({
    tag: 'details',
    children: [{ type: 'element', tag: 'summary', attributes: { title: 'a "b"' } }, tabs],
  })
})
