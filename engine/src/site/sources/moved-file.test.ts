import { expect, test } from 'vitest'
import { parseMoved, readMoved } from './moved-file.ts'

const parse = (text: string) => parseMoved(text, 'moved.txt').map(({ from, to, line }) => ({ from, to, line }))

test('a line has the old address and the new one; remarks and blank lines are skipped', () => {
  expect(parse('# Pages\n\n/guide/begin  /guide/start#first\r\n/guide/start#intro\t#first\n')).toEqual([
    { from: { route: '/guide/begin', id: null }, to: { route: '/guide/start', id: 'first' }, line: 3 },
    { from: { route: '/guide/start', id: 'intro' }, to: { route: '/guide/start', id: 'first' }, line: 4 },
  ])
})

test('a slash at the end of an address, or a # without an id, makes no difference', () => {
  expect(parse('/guide/begin/ /guide/start/#')).toEqual([
    { from: { route: '/guide/begin', id: null }, to: { route: '/guide/start', id: null }, line: 1 },
  ])
})

test('every line that is no pair of addresses is told with its number', () => {
  const text = '/guide/begin\nguide/begin /guide/start\n/a /b /c\n/a https://example.com\n/a /b\n'
  expect(() => parse(text)).toThrowErrorMatchingInlineSnapshot(`
    [BuildError: moved.txt:1  The line is not two addresses of this site.
      Write the old address and the new one, such as "/guide/begin /guide/start#first-steps".

    moved.txt:2  The line is not two addresses of this site.
      Write the old address and the new one, such as "/guide/begin /guide/start#first-steps".

    moved.txt:3  The line is not two addresses of this site.
      Write the old address and the new one, such as "/guide/begin /guide/start#first-steps".

    moved.txt:4  The line is not two addresses of this site.
      Write the old address and the new one, such as "/guide/begin /guide/start#first-steps".]
  `)
})

test('a file that is not there is a mistake of the settings', async () => {
  const settings = { moved: 'no-such-file.txt', file: 'site.config.ts' }
  await expect(readMoved('.', settings)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [BuildError: site.config.ts  moved names "no-such-file.txt", which does not exist.
      Write the path of a text file from the folder of the settings, or leave "moved" out.]
  `)
  expect(await readMoved('.', { ...settings, moved: null })).toEqual([])
})
