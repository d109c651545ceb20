import { expect, test } from 'vitest'
import { documentTitle, withSiteTitle } from './document-title.ts'
import type { PageData } from './page.ts'
import type { DocContext } from './site.ts'

const SITE = { title: 'Redux Toolkit' }
const page = { meta: { title: ' createSlice ' } } as PageData

test('every screen puts its title before that of the site', () => {
  expect(documentTitle(SITE, { screen: 'doc', route: '/', page, doc: {} as DocContext })).toBe(
    'createSlice | Redux Toolkit',
  )
  expect(documentTitle(SITE, { screen: 'search', route: '/search' })).toBe('Search the documentation | Redux Toolkit')
  expect(documentTitle(SITE, { screen: 'not-found', route: '/404.html' })).toBe('Page Not Found | Redux Toolkit')
})

test('a landing page without a title of its own has that of the site', () => {
  const own = { meta: { title: 'Start here' } } as PageData
  const none = { meta: { title: 'Redux Toolkit' } } as PageData
  expect(documentTitle(SITE, { screen: 'landing', route: '/', page: own })).toBe('Start here | Redux Toolkit')
  expect(documentTitle(SITE, { screen: 'landing', route: '/', page: none })).toBe('Redux Toolkit')
})

test('titles are trimmed', () => {
  expect(withSiteTitle(page.meta.title, SITE)).toBe('createSlice | Redux Toolkit')
})
