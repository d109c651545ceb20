// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PagePayload, SiteData } from '#model/site.ts'
import { onNavigation } from './navigation-events.ts'
import { settle } from './settle.ts'
import type { Visit } from './visit.ts'

const SITE = { title: 'Harbour', baseUrl: '/' } as SiteData
const PAGE = { screen: 'search', route: '/search' } as PagePayload

let scrolled: unknown[]
beforeEach(() => {
  scrolled = []
  document.body.innerHTML = '<a href="/">skip</a><h2 id="part">Part</h2><input>'
  vi.spyOn(window, 'scrollTo').mockImplementation(
    (...to: unknown[]) => void scrolled.push(to.length === 1 ? to[0] : to),
  )
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id)
  }
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  vi.restoreAllMocks()
})

/** A reader arrives in this way; `isHidden`: what the hash names was folded away. */
function arrive(visit: Partial<Visit> | null, hash = '', isHidden = false): void {
  const how: Visit = { kind: 'push', isNewPage: true, isNewQuery: false, position: null, ...visit }
  const location = { pathname: '/a', search: '', hash }
  settle({ payload: PAGE, location, visit: visit && how }, SITE, () => isHidden)
}

const typeIn = () => document.querySelector('input')?.focus()

test('another page begins at its top, and keys go on from there', () => {
  typeIn()
  arrive({})
  expect(scrolled).toEqual([{ left: 0, top: 0, behavior: 'auto' }])
  expect(document.activeElement).toBe(document.body)
  expect(document.body.hasAttribute('tabindex')).toBe(false)
})

test('a link to a part leads there; one to a part that there is not leads to the top of another page, and nowhere on the same', () => {
  arrive({}, '#part')
  arrive({}, '#gone')
  arrive({ isNewPage: false }, '#gone')
  expect(scrolled).toEqual(['part', [0, 0]])
})

test('Back leads to where the reader was, at once, and leaves the keys where they are', () => {
  typeIn()
  arrive({ kind: 'traverse', position: [0, 420] })
  expect(scrolled).toEqual([{ left: 0, top: 420, behavior: 'instant' }])
  expect(document.activeElement?.localName).toBe('input')
})

test('the browser’s own jump is left to it, unless what it was to find was folded away', () => {
  arrive({ kind: 'jump', isNewPage: false }, '#part')
  expect(scrolled).toEqual([])
  arrive({ kind: 'jump', isNewPage: false }, '#part', true)
  expect(scrolled).toEqual(['part'])
})

test('who waits for navigations hears of visits, but neither of the first page nor of new data for the same', () => {
  const heard = vi.fn()
  const forget = onNavigation(heard)
  arrive(null)
  arrive({ kind: 'refresh', isNewPage: false })
  expect([heard.mock.calls.length, scrolled.length]).toEqual([0, 0])
  arrive({}, '#part')
  expect(heard).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'push', payload: PAGE, location: { pathname: '/a', search: '', hash: '#part' } }),
  )
  forget()
})
