import { expect, test } from 'vitest'
import { collapseDurationMs, STORAGE_KEYS } from './constants.ts'

test.each([
  [36, 192],
  [100, 239],
  [200, 281],
  [360, 327],
  [720, 397],
  [1000, 440],
  [2000, 561],
])('folding %i px takes %i ms', (height, duration) => {
  expect(collapseDurationMs(height)).toBe(duration)
})

test('storage keys are those readers already have', () => {
  expect(STORAGE_KEYS.preferredVersion('default')).toBe('docs-preferred-version-default')
  expect(STORAGE_KEYS.tabGroup('language')).toBe('docusaurus.tab.language')
})
