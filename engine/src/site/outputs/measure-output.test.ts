import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { measureShell } from './measure-output.ts'

const file = (path: string, body: string) => ({ path, body })
const assets = {
  script: 'main.js',
  preloads: ['part.js'],
  styleSheet: 'a{}',
  laterSheet: { path: 'later.css', text: 'b{}' },
}
const bundle = (fingerprint: string, text: string) => ({
  fingerprint,
  assets,
  files: [file('main.js', text), file('part.js', 'two()'), file('later.css', 'b{}'), file('other.js', 'three()')],
})
const gzipOf = (...texts: string[]) => texts.reduce((sum, text) => sum + gzipSync(text).byteLength, 0)

function memory() {
  const known = new Map<string, number>()
  return (parts: unknown[], make: () => number) => {
    const value = known.get(parts.join()) ?? make()
    known.set(parts.join(), value)
    return value
  }
}

test('a first load is all scripts and styles that it needs, and no others', () => {
  expect(measureShell(bundle('first', 'one()'), memory())).toEqual({
    scriptGzip: gzipOf('one()', 'two()'),
    stylesGzip: gzipOf('a{}', 'b{}'),
  })
})

test('a bundle that is known is not compressed again, and another one is', () => {
  const remember = memory()
  const first = measureShell(bundle('first', 'one()'), remember)
  expect(measureShell({ ...bundle('first', 'one()'), files: [] }, remember)).toEqual(first)
  const second = measureShell(bundle('second', 'one() and much more than that()'), remember)
  expect(second.scriptGzip).toBeGreaterThan(first.scriptGzip)
})
