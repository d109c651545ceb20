import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  errorMessages,
  readErrorTable,
  readInstalledMessages,
  updateTable,
} from '../site/scripts/extract-error-codes.ts'

test('site/public/error-codes.json holds every code of the installed library, word for word', () => {
  const { version, messages } = readInstalledMessages()
  const table = readErrorTable()
  expect(messages.size).toBeGreaterThan(40)
  expect(table, 'run `npx tsx scripts/extract-error-codes.ts`').toEqual(updateTable(table, version, messages))
})

const missing = { cause: '', fix: '', route: '' }

test('every code has a cause, a fix and a section that explains it', () => {
  for (const [code, { cause, fix, route } = missing] of Object.entries(readErrorTable().errors)) {
    expect(cause, `cause of ${code}`).not.toBe('')
    expect(fix, `fix of ${code}`).not.toBe('')
    const [page = '', id = ''] = route.split('#')
    const file = `site/content${page}.mdx`
    expect(existsSync(file), `page of ${code}: ${page}`).toBe(true)
    const heading = new RegExp(`^#+ .+\\{#${id}[ }]`, 'm')
    expect(readFileSync(file, 'utf8'), `section of ${code}: ${route}`).toMatch(heading)
  }
})

test('a change is short enough for the column at the side of an answer, and changes something', () => {
  for (const [code, entry] of Object.entries(readErrorTable().errors)) {
    const lines = entry?.change?.lines ?? ['+ none']
    expect(lines.length, `lines of ${code}`).toBeLessThanOrEqual(8)
    expect(Math.max(...lines.map(({ length }) => length)), `width of ${code}`).toBeLessThanOrEqual(60)
    expect(lines.join('\n'), `signs of ${code}`).toMatch(/^[-+] /m)
  }
})

test('what the library fills in at run time is shown by its name', () => {
  const source = [
    'const alm = "listenerMiddleware";',
    'throw new Error(x ? formatProdErrorMessage(1) : `in \'${result.path || ""}\' of ${stringify(action)}`);',
    'throw new Error(x ? formatProdErrorMessage(2) : "two for " + type);',
    'throw new Error(x ? formatProdErrorMessage(3) : `${alm}: \\`late\\``);',
    'throw new Error(x ? formatProdErrorMessage(4) : `all ${names.length}: ${names.join(", ")}`);',
  ].join('\n')
  expect([...errorMessages(source)]).toEqual([
    [1, "in '{path}' of {action}"],
    [2, 'two for {type}'],
    [3, 'listenerMiddleware: `late`'],
    [4, 'all {number}: {names}'],
  ])
})
