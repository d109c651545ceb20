// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forbidLinks } from './forbid-links.ts'

/** What is replaced is replaced for all of the document: put back when these tests are over. */
const owners = [
  Document.prototype,
  Element.prototype,
  ShadowRoot.prototype,
  Range.prototype,
  CustomElementRegistry.prototype,
  DOMImplementation.prototype,
  window,
]
const before = owners.map((owner) => Object.getOwnPropertyDescriptors(owner))

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  forbidLinks()
})
afterAll(() => {
  owners.forEach((owner, index) => {
    for (const [name, was] of Object.entries(before[index] ?? {}))
      if (was.configurable) Object.defineProperty(owner, name, was)
  })
})
beforeEach(() => void document.body.replaceChildren())

const HTML = 'http://www.w3.org/1999/xhtml'
const inBody = (markup: string) => {
  document.body.innerHTML = markup
}

const WAYS: Record<string, () => unknown> = {
  'by name': () => document.body.append(document.createElement('link'), document.createElement('LINK')),
  'by a name that changes when it is asked': () => {
    let asked = 0
    const name = { toString: () => (asked++ ? 'link' : 'p') }
    document.body.append(document.createElement(name as unknown as string))
  },
  'by name and namespace': () =>
    document.body.append(document.createElementNS(HTML, 'link'), document.createElementNS(HTML, 'a:link')),
  'as markup': () => inBody('<p>a</p><link rel="preconnect"><LINK\nrel=a><link/><<link><a<link >'),
  'in a shadow': () => {
    document.body.attachShadow({ mode: 'open' }).innerHTML = '<p><link></p>'
    expect(document.body.shadowRoot?.querySelector('link')).toBeNull()
  },
  'in the place of another': () => {
    inBody('<p></p>')
    ;(document.body.firstChild as Element).outerHTML = '<link>'
  },
  'beside another': () => document.body.insertAdjacentHTML('beforeend', '<link>'),
  'as a fragment': () => document.body.append(document.createRange().createContextualFragment('<link>')),
  'as XML': () => {
    const element = new Document().createElementNS(HTML, 'div')
    element.innerHTML = `<a:link xmlns:a="${HTML}"/>`
    document.body.append(element)
  },
  'as a class of its own': () => {
    const Own = class extends HTMLLinkElement {}
    customElements.define('own-link', Own, { extends: 'link' })
    document.body.append(new Own())
  },
}

test.each(Object.entries(WAYS))('no link comes to be %s', (_, make) => {
  try {
    make()
  } catch {
    // nor by force
  }
  const all = [...document.querySelectorAll('*')]
  expect(all.filter((element) => element instanceof HTMLLinkElement || element.localName === 'link')).toEqual([])
})

test('nor by what parses a document of its own', () => {
  expect([document.implementation.createDocument, document.execCommand]).toEqual([undefined, undefined])
  for (const name of ['DOMParser', 'XSLTProcessor']) expect(window[name as keyof Window], name).toBeUndefined()
})

test('all else is made as ever', () => {
  inBody('<main class="link">link <a href="#">&lt;link></a></main><links></links>')
  expect(document.body.innerHTML).toBe('<main class="link">link <a href="#">&lt;link&gt;</a></main><links></links>')
  document.body.innerHTML = null as unknown as string
  expect(document.body.innerHTML).toBe('')
  expect(document.createElement('a')).toBeInstanceOf(HTMLAnchorElement)
  expect(document.createElementNS('http://www.w3.org/2000/svg', 'svg')).toBeInstanceOf(SVGElement)
  expect(() => document.createElement('')).toThrow()
  customElements.define('own-note', class extends HTMLElement {})
  expect(document.createElement('own-note').constructor.name).not.toBe('HTMLElement')
  document.body.insertAdjacentHTML('beforeend', '<p>text</p>')
  expect(document.body.outerHTML).toBe('<body><p>text</p></body>')
})

test('an example that replaces what texts are read by gets none either', () => {
  const { indexOf, slice, toLowerCase, charCodeAt } = String.prototype
  try {
    Object.assign(String.prototype, { indexOf: () => -1, slice: () => '', toLowerCase: () => '', charCodeAt: () => 0 })
    document.body.innerHTML = '<link>'
    document.body.append(document.createElement('link'))
  } finally {
    Object.assign(String.prototype, { indexOf, slice, toLowerCase, charCodeAt })
  }
  expect(document.querySelector('link')).toBeNull()
})
