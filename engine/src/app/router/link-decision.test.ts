// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { decideLink, isPlainClick, linkOf } from './link-decision.ts'

const site = {
  baseUrl: '/docs/',
  pages: { '/': { title: 'Home', data: 'index.json' }, '/api/createSlice': { title: 'createSlice', data: 'a.json' } },
}
const here = new URL('http://localhost/docs/api/createSlice?q=1#here')

function decide(href: string, attributes: Record<string, string> = {}) {
  const link = document.createElement('a')
  link.href = new URL(href, href.startsWith('#') || href.startsWith('/') ? here : undefined).href
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  return decideLink(link, here, site)
}

test('a page of the site is visited, whatever form its path has', () => {
  const visit = { type: 'visit', route: '/api/createSlice' }
  expect(decide('/docs/api/createSlice')).toEqual(visit)
  expect(decide('/docs/api/createSlice/')).toEqual(visit)
  expect(decide('/docs/api/createSlice.html#other')).toEqual(visit)
  expect(decide('/docs/api/createslice')).toEqual(visit)
  expect(decide('/docs')).toEqual({ type: 'visit', route: '/' })
})

test('a hash within the page is the browser’s own jump', () => {
  expect(decide('#reducers')).toEqual({ type: 'jump' })
  expect(decide('/docs/api/createSlice?q=1#reducers')).toEqual({ type: 'jump' })
})

test('an unknown path opens not-found without a reload, a malformed one too', () => {
  expect(decide('/docs/api')).toEqual({ type: 'visit', route: '/404.html' })
  expect(decide('/docs/%E0%A4%A')).toEqual({ type: 'visit', route: '/404.html' })
})

test('files, other sites, other bases and other protocols are the browser’s', () => {
  for (const href of [
    '/docs/llms.txt',
    '/docs/api/createSlice.md',
    '/docs/sitemap.xml',
    '/elsewhere',
    'https://redux.js.org/',
    'mailto:someone@example.com',
    'pathname:///docs/api/createSlice',
  ]) {
    expect(decide(href), href).toEqual({ type: 'browser' })
  }
})

test('a link that asks for a new tab, a download or no router is the browser’s', () => {
  const others: Array<Record<string, string>> = [{ target: '_blank' }, { download: '' }, { 'data-no-router': '' }]
  for (const attributes of others) {
    expect(decide('/docs/', attributes)).toEqual({ type: 'browser' })
  }
  expect(decide('/docs/', { target: '_self' }).type).toBe('visit')
})

test('only an unhandled press of the main button without modifiers is plain', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true)
  for (const options of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    expect(isPlainClick(new MouseEvent('click', options))).toBe(false)
  }
  const handled = new MouseEvent('click', { cancelable: true })
  handled.preventDefault()
  expect(isPlainClick(handled)).toBe(false)
})

test('the link of an event is the one around its target', () => {
  document.body.innerHTML = '<a href="/docs/"><code>x</code></a><p></p>'
  let found: unknown
  document.addEventListener('click', (event) => {
    found = linkOf(event)
  })
  document.querySelector('code')?.dispatchEvent(new Event('click', { bubbles: true }))
  expect(found).toBe(document.querySelector('a'))
  document.querySelector('p')?.dispatchEvent(new Event('click', { bubbles: true }))
  expect(found).toBeNull()
})

test('a link in a drawing leads to its page, too', () => {
  document.body.innerHTML = '<svg><a href="/docs/api/createSlice#options"><rect /></a></svg>'
  let found: ReturnType<typeof linkOf> = null
  document.addEventListener('click', (event) => {
    found = linkOf(event)
  })
  document.querySelector('rect')?.dispatchEvent(new Event('click', { bubbles: true }))
  const link = found as HTMLAnchorElement | null
  expect(link?.hash).toBe('#options')
  expect(link && decideLink(link, new URL('/docs/', location.href), site)).toEqual({
    type: 'visit',
    route: '/api/createSlice',
  })
})
