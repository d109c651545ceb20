import { expect, test } from 'vitest'
import { resolveLink } from './links.ts'

const resolve = (raw: string, source = 'rtk-query/usage/queries.mdx', route = '/rtk-query/usage/queries') =>
  resolveLink(raw, { source, route, baseUrl: '/docs/' })

test.each([
  ['./mutations.mdx', 'source', '/rtk-query/usage/mutations', '/docs/rtk-query/usage/mutations'],
  ['../overview.md#top', 'source', '/rtk-query/overview', '/docs/rtk-query/overview#top'],
  ['../../index.mdx', 'source', '/', '/docs/'],
  ['/api/createSlice.mdx', 'source', '/api/createSlice', '/docs/api/createSlice'],
  ['/api/createSlice/', 'route', '/api/createSlice', '/docs/api/createSlice'],
  ['/', 'route', '/', '/docs/'],
  ['mutations?x=1', 'route', '/rtk-query/usage/mutations', '/docs/rtk-query/usage/mutations?x=1'],
  ['../overview', 'route', '/rtk-query/overview', '/docs/rtk-query/overview'],
])('%s leads to a page', (raw, kind, route, href) => {
  expect(resolve(raw)).toMatchObject({ type: 'page', link: { kind, route }, href })
})

test('a hash is decoded for the check and kept as written for the reader', () => {
  expect(resolve('#b%20c')).toMatchObject({ link: { kind: 'hash', hash: 'b c' }, href: '#b%20c' })
  expect(resolve('#%E0%A4%A')).toMatchObject({ link: { hash: '%E0%A4%A' } })
})

test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc', ''])(
  '%s is refused',
  (raw) => {
    expect(resolve(raw).type).toBe('error')
  },
)

test('pathname:// is an address of this site that nobody checks', () => {
  expect(resolve('pathname:///x.zip')).toEqual({ type: 'file', href: '/docs/x.zip' })
})

test('a link cannot leave the content folder, not even to come back', () => {
  expect(resolve('../../../x.mdx').type).toBe('error')
  expect(resolve('../../../content/x.mdx').type).toBe('error')
  expect(resolve('../../..').type).toBe('error')
  expect(resolve('../../..x').type).toBe('page')
})
