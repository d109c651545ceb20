import { expect, test } from 'vitest'
import {
  decoded,
  hrefOfRoute,
  idOfHash,
  idOfRoute,
  isSameRoute,
  isWithinRoute,
  markdownPathOfRoute,
  outputPathOfRoute,
  routeOfPathname,
  routeOfSource,
} from './route.ts'

test.each([
  ['api/createSlice.mdx', '/api/createSlice'],
  ['api/createSlice.md', '/api/createSlice'],
  ['api/index.mdx', '/api'],
  ['index.md', '/'],
  ['guides/reindex.md', '/guides/reindex'],
])('the source %s has the route %s', (source, route) => {
  expect(routeOfSource(source)).toBe(route)
})

test.each([
  ['/', 'index', 'index.html', 'index.md'],
  ['/api/createSlice', 'api/createSlice', 'api/createSlice/index.html', 'api/createSlice.md'],
])('the route %s has the id %s, the output %s and the twin %s', (route, id, output, twin) => {
  expect([idOfRoute(route), outputPathOfRoute(route), markdownPathOfRoute(route)]).toEqual([id, output, twin])
})

test('the not-found page is 404.html at the top of the output', () => {
  expect(outputPathOfRoute('/404.html')).toBe('404.html')
})

test('an href carries the base, and the id that a place names', () => {
  expect(hrefOfRoute('/api/createSlice#reducers', '/docs/')).toBe('/docs/api/createSlice#reducers')
  expect(hrefOfRoute('/', '/docs/')).toBe('/docs/')
  expect(hrefOfRoute('/', '/')).toBe('/')
})

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/api/createSlice', '/api/createSlice'],
  ['/api/createSlice/', '/api/createSlice'],
  ['/api/createSlice//', '/api/createSlice'],
  ['/api/createSlice.html', '/api/createSlice'],
  ['/api/createSlice/index.html', '/api/createSlice'],
  ['/api/create%53lice', '/api/createSlice'],
  ['/api/caf%C3%A9', '/api/café'],
])('the path %s asks for %s', (pathname, route) => {
  expect(routeOfPathname(pathname, '/')).toBe(route)
})

test('slashes inside of an address stay', () => {
  const slashes = '/'.repeat(10_000)
  expect(routeOfPathname(`/a${slashes}x`, '/')).toBe(`/a${slashes}x`)
  expect(routeOfPathname(`/a\n/b${slashes}`, '/')).toBe('/a\n/b')
  expect(routeOfPathname(slashes, '/')).toBe('/')
})

test('an undecodable path asks for no page and does not throw', () => {
  expect(routeOfPathname('/%E0%A4%A', '/')).toBeNull()
})

test.each([
  ['/docs/', '/'],
  ['/docs', '/'],
  ['/docs/index.html', '/'],
  ['/docs/api/createSlice/', '/api/createSlice'],
  ['/Docs/api/createSlice', '/api/createSlice'],
  ['/', null],
  ['/docs2/api', null],
])('below the base /docs/ the path %s asks for %s', (pathname, route) => {
  expect(routeOfPathname(pathname, '/docs/')).toBe(route)
})

test('routes are the same whatever their letter case, but only as a whole', () => {
  expect(isSameRoute('/api/createslice', '/API/createSlice')).toBe(true)
  expect(isSameRoute('/rtk-query/overview', '/tutorials/overview')).toBe(false)
})

test('an address in any letter case, of the base as well, asks for the page', () => {
  expect(routeOfPathname('/docs/api/a', '/Docs/')).toBe('/api/a')
  expect(routeOfPathname('/DOCS/api/A', '/docs/')).toBe('/api/A')
  expect([isSameRoute('/API/a', '/api/A'), isSameRoute('/api/A', '/API/a')]).toEqual([true, true])
  expect([isWithinRoute('/api/a', '/API'), isWithinRoute('/API/a', '/api')]).toEqual([true, true])
})

test('a route is within another by segments', () => {
  expect(isWithinRoute('/api', '/api')).toBe(true)
  expect(isWithinRoute('/API/createSlice', '/api')).toBe(true)
  expect(isWithinRoute('/api2', '/api')).toBe(false)
  expect(isWithinRoute('/api', '/')).toBe(true)
})

test('a hash names a decoded id; an empty or malformed one names none', () => {
  expect(idOfHash('#caf%C3%A9')).toBe('café')
  expect(idOfHash('#')).toBeNull()
  expect(idOfHash('')).toBeNull()
  expect(idOfHash('#%E0%A4%A')).toBeNull()
})

test('what is not percent-encoded stands for itself', () => {
  expect([decoded('caf%C3%A9'), decoded('100%'), decoded('')]).toEqual(['café', '100%', ''])
})
