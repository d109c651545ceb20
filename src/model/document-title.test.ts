import { expect, test } from 'vitest'
import { documentTitle, withSiteTitle } from './document-title.ts'
import type { PageData } from './page.ts'

const SITE = { title: 'Redux Toolkit' }
const page = { meta: { title: ' createSlice ' } } as PageData

test('every screen but the landing page puts its title before that of the site', () => {
  expect(documentTitle(SITE, { screen: 'landing', route: '/', page })).toBe('Redux Toolkit')
  expect(documentTitle(SITE, { screen: 'search', route: '/search' })).toBe('Search the documentation | Redux Toolkit')
  expect(documentTitle(SITE, { screen: 'not-found', route: '/404.html' })).toBe('Page Not Found | Redux Toolkit')
})

test('titles are trimmed', () => {
  expect(withSiteTitle(page.meta.title, SITE)).toBe('createSlice | Redux Toolkit')
})
