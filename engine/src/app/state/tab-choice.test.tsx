// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STORAGE_KEYS } from '#model/constants.ts'

let root: Root
beforeEach(() => {
  vi.resetModules() // a visit begins
  localStorage.clear()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

type Group = { group: string | null; values?: string[] }

/** Groups on a page; what each shows, and a press on one of its tabs. */
async function show(...groups: Group[]) {
  const { useTabChoice, followTabChoices, showTab } = await import('./tab-choice.ts')
  const chosen: Array<ReturnType<typeof useTabChoice>> = []
  function Tabs({ group, values = ['npm', 'yarn'], at }: Group & { at: number }) {
    chosen[at] = useTabChoice(group, values, values[0] ?? '')
    return null
  }
  root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      groups.map((group, at) => <Tabs key={group.values?.join() ?? `${group.group}-${at}`} at={at} {...group} />),
    ),
  )
  followTabChoices()
  return {
    values: () => chosen.map(({ value }) => value),
    keys: () => chosen.map(({ key }) => key),
    choose: (at: number, value: string) => act(() => chosen[at]?.choose(value)),
    showTab: (key: string, value: string) => act(() => showTab(key, value)),
  }
}

/** Another tab of the browser has changed a key. */
const otherTab = (key: string | null, newValue: string | null, storageArea: Storage = localStorage) =>
  act(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea })))

test('groups of one name change together, and the choice outlives the visit; others stay', async () => {
  const { values, choose } = await show({ group: 'manager' }, { group: 'manager' }, { group: 'other' }, { group: null })
  choose(0, 'yarn')
  expect(values()).toEqual(['yarn', 'yarn', 'npm', 'npm'])
  choose(3, 'yarn')
  expect(values()).toEqual(['yarn', 'yarn', 'npm', 'yarn'])
  expect(Object.keys(localStorage)).toEqual([STORAGE_KEYS.tabGroup('manager')])
  expect(localStorage.getItem(STORAGE_KEYS.tabGroup('manager'))).toBe('yarn')
})

test('a group without a name leaves nothing behind, unless a tab of it was pressed', async () => {
  const kept = vi.spyOn(Map.prototype, 'set')
  const { keys, choose } = await show({ group: null }, { group: null })
  const [one, other] = keys()
  choose(1, 'yarn')
  const known = kept.mock.calls.map(([key]) => key)
  expect([known.includes(one), known.includes(other)]).toEqual([false, true])
  kept.mockRestore()
})

test('whatever is stored, a group shows a tab that it has', async () => {
  localStorage.setItem(STORAGE_KEYS.tabGroup('manager'), '<img src=x>')
  const { values } = await show({ group: 'manager' })
  expect(values()).toEqual(['npm'])
})

test('a choice that a group does not offer leaves it with the one it has', async () => {
  const { values, choose } = await show({ group: 'manager' }, { group: 'manager', values: ['npm', 'yarn', 'pnpm'] })
  choose(0, 'yarn')
  choose(1, 'pnpm')
  expect(values()).toEqual(['yarn', 'pnpm'])
})

test('a tab that a search result opens is shown, not stored: it was not the reader who chose it', async () => {
  const { values, showTab } = await show({ group: 'manager' })
  showTab('manager', 'yarn')
  expect(values()).toEqual(['yarn'])
  expect(localStorage).toHaveLength(0)
})

test('a choice in another tab of the browser is followed; what else changes there is not', async () => {
  const { values } = await show({ group: 'manager' })
  otherTab('yarn', 'yarn')
  otherTab(`x${STORAGE_KEYS.tabGroup('manager')}`, 'yarn')
  otherTab(STORAGE_KEYS.tabGroup('manager'), 'yarn', sessionStorage)
  expect(values()).toEqual(['npm'])
  otherTab(STORAGE_KEYS.tabGroup('manager'), 'yarn')
  expect(values()).toEqual(['yarn'])
  for (const key of [STORAGE_KEYS.tabGroup('manager'), null]) otherTab(key, null) // forgotten there
  expect(values()).toEqual(['yarn'])
})
