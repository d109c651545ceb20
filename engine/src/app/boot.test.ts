// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let isSystemDark: boolean
const { dataset } = document.documentElement

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  history.replaceState(null, '', '/')
  isSystemDark = false
  vi.stubGlobal('matchMedia', () => ({ matches: isSystemDark }))
  for (const name of Object.keys(dataset)) delete dataset[name]
  dataset.theme = 'light'
  dataset.colorMode = 'switch system'
  document.body.innerHTML = ''
})

/** Ends the watch over a page that is still being parsed. */
afterEach(() => document.dispatchEvent(new Event('DOMContentLoaded')))

const boot = () => import('./boot.ts')

test('a stored theme wins over the system, the system over the default', async () => {
  isSystemDark = true
  await boot()
  expect(dataset.theme).toBe('dark')
  vi.resetModules()
  localStorage.setItem('theme', 'light')
  await boot()
  expect(dataset.theme).toBe('light')
})

test('a stored value that is no theme is ignored', async () => {
  isSystemDark = true
  localStorage.setItem('theme', 'purple')
  await boot()
  expect(dataset.theme).toBe('dark')
})

test('without a switch a stored theme has no say; without respect the system has none', async () => {
  isSystemDark = true
  localStorage.setItem('theme', 'dark')
  dataset.colorMode = ''
  await boot()
  expect(dataset.theme).toBe('light')
})

test('the address can set the theme for one load', async () => {
  history.replaceState(null, '', '/?docusaurus-theme=dark')
  await boot()
  expect(dataset.theme).toBe('dark')
  expect(localStorage.length).toBe(0)
})

test('blocked storage is no error', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await boot()
  expect(dataset.theme).toBe('light')
  blocked.mockRestore()
})

test('chosen tabs are shown while the page is being parsed; values not offered are ignored', async () => {
  localStorage.setItem('docusaurus.tab.language', 'js')
  localStorage.setItem('docusaurus.tab.color', 'green')
  await boot()
  document.body.innerHTML = tabs('language', 'ts', 'js') + tabs('color', 'red', 'blue')
  await Promise.resolve()
  const shown = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden])')]
  expect(shown.map((panel) => panel.dataset.value)).toEqual(['js', 'red'])
  const selected = [...document.querySelectorAll<HTMLElement>('[role=tab][aria-selected=true]')]
  expect(selected.map((tab) => tab.dataset.value)).toEqual(['js', 'red'])
})

function tabs(group: string, first: string, second: string): string {
  return `<div data-tab-group="${group}"><div role="tablist">
    <button role="tab" aria-selected="true" data-value="${first}"></button>
    <button role="tab" aria-selected="false" data-value="${second}"></button></div>
    <div role="tabpanel" data-value="${first}"></div><div role="tabpanel" data-value="${second}" hidden></div></div>`
}

test('a chosen panel that is made of another is there before the first paint, once', async () => {
  localStorage.setItem('docusaurus.tab.language', 'js')
  document.body.innerHTML = `<figure data-tab-group="language">
    <div role="tabpanel" data-value="ts">let a<x-ts>: B</x-ts></div><div role="tabpanel" data-value="js" data-derived hidden></div></figure>
    <div data-tab-group="language"><div role="tabpanel" data-value="ts">ts</div><div role="tabpanel" data-value="js" hidden></div></div>`
  await boot()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  const shown = () => [...document.querySelectorAll('[role=tabpanel]:not([hidden])')].map((panel) => panel.innerHTML)
  expect(shown()).toEqual(['let a', ''])
})
