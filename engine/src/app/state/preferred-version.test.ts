// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { SiteData } from '#model/site.ts'
import { readPreferredVersion, savePreferredVersion } from './preferred-version.ts'

const KEY = 'docs-preferred-version-default'
const site = { versions: [{ name: 'current' }], versionPersistence: 'localStorage' } as SiteData

beforeEach(() => localStorage.clear())

test('reading writes nothing', () => {
  expect(readPreferredVersion(site)).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('a stored version that exists is kept, one that does not is removed', () => {
  savePreferredVersion('current', site)
  expect(readPreferredVersion(site)?.name).toBe('current')
  localStorage.setItem(KEY, '1.9')
  expect(readPreferredVersion(site)).toBeNull()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('without persistence nothing is read, written or removed', () => {
  localStorage.setItem(KEY, '1.9')
  const none = { ...site, versionPersistence: 'none' } as const
  savePreferredVersion('current', none)
  expect(readPreferredVersion(none)).toBeNull()
  expect(localStorage.getItem(KEY)).toBe('1.9')
})
