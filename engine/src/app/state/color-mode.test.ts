// @vitest-environment jsdom
import { act, createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteData } from '#model/site.ts'
import { followColorMode, useColorMode } from './color-mode.ts'
import { SiteProvider } from './site-context.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const settings = { default: 'light', respectSystem: true, switch: true } as const
let media: Record<string, EventTarget & { matches: boolean }>
let controller: AbortController

beforeEach(() => {
  controller = new AbortController()
  localStorage.clear()
  document.documentElement.dataset.theme = 'light'
  media = {}
  vi.stubGlobal('matchMedia', (query: string) => {
    media[query] ??= Object.assign(new EventTarget(), { matches: false })
    return media[query]
  })
})
afterEach(() => {
  controller.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const theme = () => document.documentElement.dataset.theme
function preferDark(isDark: boolean): void {
  const query = matchMedia('(prefers-color-scheme: dark)') as unknown as EventTarget & { matches: boolean }
  query.matches = isDark
  query.dispatchEvent(new Event('change'))
}
const fromOtherTab = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))

function Press() {
  const [, toggle] = useColorMode()
  useEffect(toggle, [toggle])
  return null
}
/** Uses the switch once. */
function pressSwitch(): void {
  const root = createRoot(document.createElement('div'))
  const site = { colorMode: settings } as SiteData
  act(() => root.render(createElement(SiteProvider, { value: site }, createElement(Press))))
  act(() => root.unmount())
}

test('with nothing stored the page follows the system and writes nothing', () => {
  followColorMode(settings, controller.signal)
  preferDark(true)
  expect(theme()).toBe('dark')
  preferDark(false)
  expect(theme()).toBe('light')
  expect(localStorage.length).toBe(0)
})

test('an explicit choice stays when the system changes', () => {
  localStorage.setItem('theme', 'light')
  followColorMode(settings, controller.signal)
  preferDark(true)
  expect(theme()).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
})

test('so does one that storage did not take', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  followColorMode(settings, controller.signal)
  pressSwitch()
  expect(theme()).toBe('dark')
  preferDark(true)
  preferDark(false)
  expect(theme()).toBe('dark')
  fromOtherTab('theme', null)
  expect(theme()).toBe('light')
})

test('the preference reported while printing changes nothing', () => {
  followColorMode(settings, controller.signal)
  Object.assign(matchMedia('print'), { matches: true })
  preferDark(true)
  expect(theme()).toBe('light')
})

test('another tab’s choice is followed; anything but dark is light; other keys are ignored', () => {
  followColorMode(settings, controller.signal)
  fromOtherTab('theme', 'dark')
  expect(theme()).toBe('dark')
  fromOtherTab('docusaurus.tab.language', 'js')
  expect(theme()).toBe('dark')
  fromOtherTab('theme', 'purple')
  expect(theme()).toBe('light')
})

test('a choice removed in another tab gives the page back to the system', () => {
  followColorMode(settings, controller.signal)
  Object.assign(matchMedia('(prefers-color-scheme: dark)'), { matches: true })
  fromOtherTab('theme', null)
  expect(theme()).toBe('dark')
  expect(localStorage.length).toBe(0)
})

test('without a switch a stored choice is removed', () => {
  localStorage.setItem('theme', 'dark')
  followColorMode({ ...settings, switch: false }, controller.signal)
  expect(localStorage.getItem('theme')).toBeNull()
})
