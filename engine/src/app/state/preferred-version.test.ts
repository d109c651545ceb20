// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { SiteData } from '#model/site.ts'
import { forgetLostVersion, savePreferredVersion } from './preferred-version.ts'

const KEY = 'docs-preferred-version-default'
const site = { versions: [{ name: 'current' }], versionPersistence: 'localStorage' } as SiteData

beforeEach(() => localStorage.clear())

test('where nothing is stored nothing is written', () => {
  forgetLostVersion(site)
  expect(localStorage.length).toBe(0)
})

test('a stored version that exists is kept, one that does not is removed', () => {
  savePreferredVersion('current', site)
  forgetLostVersion(site)
  expect(localStorage.getItem(KEY)).toBe('current')
  localStorage.setItem(KEY, '1.9')
  forgetLostVersion(site)
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('without persistence nothing is written or removed', () => {
  localStorage.setItem(KEY, '1.9')
  const none = { ...site, versionPersistence: 'none' } as const
  savePreferredVersion('current', none)
  forgetLostVersion(none)
  expect(localStorage.getItem(KEY)).toBe('1.9')
})
