import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { KNOWN_ANSWERS, withKnownAnswers } from './known-answers.ts'

const folder = join(createRequire(import.meta.url).resolve('react-dom/package.json'), '..')
const code = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8')

test('React asks all of these questions: one that it asks no more, or in other words, has to be looked at', () => {
  expect(KNOWN_ANSWERS.filter(([question]) => code.search(question) < 0)).toEqual([])
})

test('what is left is a script that asks none of them', () => {
  const answered = withKnownAnswers(code)
  expect(() => new Script(`(function (exports, require) {${answered}\n})`)).not.toThrow()
  expect(KNOWN_ANSWERS.filter(([question]) => answered.search(question) >= 0)).toEqual([])
})

test('a name that gets its value stays a name', () => {
  expect(withKnownAnswers('var canUseDOM = a, b = canUseDOM === c && canUseDOM')).toBe(
    'var canUseDOM = a, b = true === c && true',
  )
})

test('the application has neither view transitions nor refs of fragments, whose methods are left out', () => {
  const app = fileURLToPath(new URL('../../app', import.meta.url))
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const asking = files.filter((name) =>
    /<Fragment[^>]* ref=|ViewTransition/.test(readFileSync(join(app, name), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(asking).toEqual([])
})
