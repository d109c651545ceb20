import { expect, test } from 'vitest'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { UsageError } from '../report/usage-error.ts'
import { adminKeyOf, targetOf } from './upload-target.ts'

const config = (search: object) =>
  ({ file: 'site.config.ts', search: { indexName: 'docs', ...search } }) as unknown as ResolvedConfig
const LOCAL = config({ provider: 'local' })
const HOSTED = config({ provider: 'algolia', appId: 'ABC123', hosts: ['search.example'] })

test('a key comes out of the environment, without the space that was copied with it', () => {
  expect(adminKeyOf({ ALGOLIA_ADMIN_KEY: ' 0123abcd\n' })).toBe('0123abcd')
})

test('without a key the command says which one it needs; a key that cannot be one is not repeated', () => {
  for (const env of [{}, { ALGOLIA_ADMIN_KEY: '' }, { ALGOLIA_ADMIN_KEY: '  ' }]) {
    expect(() => adminKeyOf(env)).toThrow(UsageError)
    expect(() => adminKeyOf(env)).toThrow('It must hold a key that may write to the index')
  }
  for (const key of ['se cret', 'secret\r\nX-Other: 1', 'sécret', 'secret\0']) {
    expect(() => adminKeyOf({ ALGOLIA_ADMIN_KEY: key })).toThrow('holds characters that no key has')
    expect(() => adminKeyOf({ ALGOLIA_ADMIN_KEY: key })).not.toThrow(/s.?.?cret/)
  }
})

test('an upload goes where the configuration says, unless the command names another place', () => {
  expect(targetOf(HOSTED, {})).toEqual({ appId: 'ABC123', indexName: 'docs', hosts: ['search.example'] })
  expect(targetOf(HOSTED, { index: 'next' })).toMatchObject({ indexName: 'next', hosts: ['search.example'] })
  const other = targetOf(HOSTED, { appId: 'XYZ789' })
  expect(other.appId).toBe('XYZ789')
  expect(other.hosts).not.toContain('search.example') // the hosts of one application are not those of another
  expect(other.hosts.every((host) => host.includes('XYZ789'.toLowerCase()) || host.includes('XYZ789'))).toBe(true)
})

test('a site that says nothing of a service, and an id that would make another host, are told with a way out', () => {
  expect(() => targetOf(LOCAL, {})).toThrow('site.config.ts does not say which application')
  expect(() => targetOf(LOCAL, {})).toThrow('Name it with --app-id')
  expect(targetOf(LOCAL, { appId: 'ABC123' }).hosts.length).toBeGreaterThan(0)
  for (const appId of ['evil.example/', 'a b', '', 'abc-dsn.evil.example#', 'ABC\n']) {
    expect(() => targetOf(LOCAL, { appId }), appId).toThrow('is not the id of an application')
  }
})
