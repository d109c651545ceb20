// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showTab } from '#app/state/tab-choice.ts'
import { leanPayload } from '#model/lean.ts'
import type { ContentNode } from '#model/page.ts'
import type { PagePayload } from '#model/site.ts'
import { ContentTree } from './ContentTree.tsx'
import { revealTarget } from './reveal-target.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let container: HTMLElement
let root: Root

beforeEach(() => {
  localStorage.clear()
  window.scrollBy = vi.fn()
  container = document.createElement('div')
  document.body.replaceChildren(container)
})
afterEach(() => act(() => root.unmount()))

/** Tabs with a panel for each value; the groups of these tests have names of their own, because choices outlive a page. */
function tabs(group: string | null, values: string[]): ContentNode {
  return {
    type: 'component',
    name: 'Tabs',
    props: { group, tabs: values.map((value) => ({ value, label: value.toUpperCase() })), initial: values[0] ?? '' },
    children: values.map((value) => ({
      type: 'element',
      tag: 'div',
      attributes: { class: 'panel' },
      children: [{ type: 'html', html: `<p id="p-${value}">${value}</p>` }],
    })),
  }
}

function show(...tree: ContentNode[]): void {
  root = createRoot(container)
  act(() => root.render(<ContentTree tree={tree} />))
}

const shown = () => [...container.querySelectorAll('[role=tabpanel]:not([hidden])')].map((panel) => panel.textContent)
const tab = (label: string, index = 0) =>
  [...container.querySelectorAll<HTMLElement>('[role=tab]')].filter((element) => element.textContent === label)[index]
const press = (key: string) =>
  act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

test('groups of one name switch together if they offer the value, else keep theirs, and the value is stored', () => {
  show(tabs('one', ['ts', 'js']), tabs('one', ['ts', 'js', 'go']), tabs('two', ['ts', 'js']))
  act(() => tab('JS')?.click())
  expect(shown()).toEqual(['js', 'js', 'ts'])
  act(() => tab('GO')?.click())
  expect(shown()).toEqual(['js', 'go', 'ts'])
  expect({ ...localStorage }).toEqual({ 'docusaurus.tab.one': 'go' })
})

test('a group without a name affects only itself and stores nothing', () => {
  show(tabs(null, ['a', 'b']), tabs(null, ['a', 'b']))
  act(() => tab('B')?.click())
  expect(shown()).toEqual(['b', 'a'])
  expect(localStorage.length).toBe(0)
})

test('a stored value is applied, one that is not offered is ignored and left in storage', () => {
  localStorage.setItem('docusaurus.tab.three', 'b')
  localStorage.setItem('docusaurus.tab.four', 'x')
  show(tabs('three', ['a', 'b']), tabs('four', ['a', 'b']))
  expect(shown()).toEqual(['b', 'a'])
  expect(localStorage.getItem('docusaurus.tab.four')).toBe('x')
})

test('one tab stop; arrows wrap and choose, Home and End go to the ends', () => {
  Element.prototype.scrollIntoView = vi.fn()
  show(tabs(null, ['a', 'b', 'c']))
  expect([...container.querySelectorAll('[role=tab]')].map((element) => (element as HTMLElement).tabIndex)).toEqual([
    0, -1, -1,
  ])
  tab('A')?.focus()
  const walk = ['ArrowLeft', 'ArrowRight', 'End', 'Home'].map((key) => {
    press(key)
    return [document.activeElement?.textContent, ...shown()]
  })
  expect(walk).toEqual([
    ['C', 'c'],
    ['A', 'a'],
    ['C', 'c'],
    ['A', 'a'],
  ])
})

test('tab and panel name each other', () => {
  show(tabs(null, ['a', 'b']))
  const panel = container.querySelector('[role=tabpanel]')
  expect(panel?.getAttribute('aria-labelledby')).toBe(tab('A')?.id)
  expect(tab('A')?.getAttribute('aria-controls')).toBe(panel?.id)
})

test('a hash into an unselected tab or a closed details reveals it, and stores nothing', () => {
  show(tabs('five', ['a', 'b']), { type: 'html', html: '<details><p id="deep">x</p></details>' })
  act(() => void expect(revealTarget('#p-b')).toBe(true))
  expect(shown()).toEqual(['b'])
  expect(revealTarget('#deep')).toBe(true)
  expect(container.querySelector('details')?.open).toBe(true)
  expect([revealTarget('#deep'), revealTarget('#nowhere'), revealTarget('#%E0%A4%A')]).toEqual([false, false, false])
  expect(localStorage.length).toBe(0)
})

test('served HTML survives being taken over by a lean tree and every render after that', () => {
  const tree: ContentNode[] = [{ type: 'html', html: '<p>run</p>' }, tabs('six', ['a', 'b'])]
  const lean = leanPayload({ screen: 'landing', route: '/', page: { toc: [], tree } } as unknown as PagePayload)
  const leanTree = lean.screen === 'landing' ? lean.page.tree : []
  container.innerHTML = renderToString(<ContentTree tree={tree} />)
  const served = container.querySelector('p')
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  act(() => {
    root = hydrateRoot(container, <ContentTree tree={leanTree} />)
  })
  act(() => showTab('six', 'b'))
  act(() => root.render(<ContentTree tree={[...leanTree]} />))
  expect(container.querySelector('p')).toBe(served)
  expect(container.textContent).toBe('runABab')
  expect(shown()).toEqual(['b'])
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})

test('the JavaScript of a sample is made when it is chosen, again whenever the page comes back', () => {
  const html = '<pre><code>let a<x-ts>: <c-t>B</c-t></x-ts> = 1</code></pre>'
  const sample: ContentNode = {
    type: 'component',
    name: 'Sample',
    props: { title: 'shelf/a.ts' },
    children: [{ type: 'html', html }],
  }
  const panels = () => [...container.querySelectorAll('[role=tabpanel]')].map((panel) => panel.textContent)
  const name = () =>
    [...container.querySelectorAll('.code-title [data-value]:not([hidden])')].map((part) => part.textContent)
  show(sample)
  expect([panels(), name()]).toEqual([['let a: B = 1', ''], ['ts']])
  act(() => tab('JS')?.click())
  expect([panels(), shown(), name()]).toEqual([['let a: B = 1', 'let a = 1'], ['let a = 1'], ['js']])
  act(() => root.unmount())
  show(sample)
  expect(shown()).toEqual(['let a = 1'])
  act(() => tab('TS')?.click())
  expect(shown()).toEqual(['let a: B = 1'])
})
