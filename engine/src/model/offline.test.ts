import { expect, test } from 'vitest'
import { type OfflineFiles, readOfflineFiles } from './offline.ts'

const LIST: OfflineFiles = {
  title: 'Harbour',
  common: [['assets/app.1.js', 10]],
  pages: { '/': { title: 'Welcome', document: 5, files: [['assets/pages/index.1.json', 1]] } },
  loose: [['guide/a.md?1', 3]],
}

test('a list is taken as it was written', () => {
  expect(readOfflineFiles(LIST)).toEqual(LIST)
  expect(readOfflineFiles({ ...LIST, from: 'a later engine' })).toEqual(LIST)
  expect(readOfflineFiles({ ...LIST, common: [], pages: {}, loose: [] })).not.toBeNull()
})

test('what is no list is none: of nothing in it is more fetched or kept', () => {
  for (const value of [null, undefined, '', 'text', 7, [], [LIST], {}]) expect(readOfflineFiles(value)).toBeNull()
  const page = { title: 'a', document: 1, files: [] }
  for (const change of [
    { title: null },
    { common: undefined },
    { common: {} },
    { common: ['assets/app.1.js'] },
    { common: [['assets/app.1.js']] },
    { common: [['assets/app.1.js', '10']] },
    { common: [['assets/app.1.js', -1]] },
    { common: [['assets/app.1.js', 0.5]] },
    { common: [['assets/app.1.js', Number.POSITIVE_INFINITY]] },
    { common: [[7, 7]] },
    { loose: null },
    { pages: [] },
    { pages: { 'no-slash': page } },
    { pages: { '/a': null } },
    { pages: { '/a': { ...page, title: 1 } } },
    { pages: { '/a': { ...page, document: '1' } } },
    { pages: { '/a': { ...page, files: null } } },
  ]) {
    expect(readOfflineFiles({ ...LIST, ...change }), JSON.stringify(change)).toBeNull()
  }
})

test('a name may hold dots, in a row and in front, and any letters', () => {
  const loose: OfflineFiles['loose'] = ['notes..txt', '.well-known/x', 'a/...', 'a%20b', 'größe 100%.txt?1'].map(
    (path) => [path, 1],
  )
  expect(readOfflineFiles({ ...LIST, loose })?.loose).toEqual(loose)
})

test('pages lie below the site, too', () => {
  const pages = (route: string) => ({ [route]: { title: 'a', document: 1, files: [] } })
  for (const route of [
    '//evil.example/x',
    '/../../x',
    '/a/%2e%2e/%2E./x',
    '/\\evil.example',
    '/a//b',
    '/a\n/b',
    '/.',
    '',
  ])
    expect(readOfflineFiles({ ...LIST, pages: pages(route) }), route).toBeNull()
  for (const route of ['/', '/a', '/größe/v1..2/a b'])
    expect(readOfflineFiles({ ...LIST, pages: pages(route) }), route).not.toBeNull()
})

test('files lie below the site: a path that leads elsewhere makes the list none', () => {
  for (const path of [
    '',
    '/etc/passwd',
    '//evil.example/x.js',
    'https://evil.example/x.js',
    'javascript:alert(1)',
    '../x.js',
    'assets/../../x.js',
    '%2e%2e/x.js',
    'assets/.%2E/../x.js',
    'assets/\n/../../x.js',
    'assets/.\t./../x.js', // an address is read without its tabs
    '..?1',
    '.',
    'assets//x.js',
    'assets\\x.js',
    '\\\\evil.example\\x.js',
  ]) {
    for (const part of ['common', 'loose']) {
      expect(readOfflineFiles({ ...LIST, [part]: [[path, 1]] }), `${part}: ${path}`).toBeNull()
    }
    const pages = { '/': { title: 'a', document: 1, files: [[path, 1]] } }
    expect(readOfflineFiles({ ...LIST, pages }), path).toBeNull()
  }
})
