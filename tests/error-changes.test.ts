/** What the not-found page tells readers to change for an error: the old code throws that error, the new one runs and has no type errors. */
import { beforeAll, expect, test, vi } from 'vitest'
import { readErrorTable } from '../site/scripts/extract-error-codes.ts'
import { programOf } from './errors/change-contexts.ts'
import { failureOf, typeErrorsOf } from './errors/run-program.ts'

const changes = Object.entries(readErrorTable().errors).flatMap(([code, entry]) =>
  entry?.change ? [{ code, message: entry.message, lines: entry.change.lines }] : [],
)

const without = (sign: string, lines: string[]) =>
  lines
    .filter((line) => !line.startsWith(sign))
    .map((line) => line.slice(2))
    .join('\n')

/** The program around a change, before or after it. */
function program(code: string, change: string) {
  const found = programOf(code, change)
  if (!found) throw new Error(`Error ${code} has a change and no program to prove it: add one to change-contexts.ts.`)
  return found
}

/** A message with values in the place of `{name}`. */
const pattern = (message: string) =>
  new RegExp(`^${message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^]+')}`)

beforeAll(() => {
  // Some checks of the library are made in development only, and its warnings are no part of what is proven.
  vi.stubEnv('NODE_ENV', 'development')
  for (const method of ['error', 'warn', 'log'] as const) vi.spyOn(console, method).mockImplementation(() => {})
})

test('most errors have a change', () => {
  expect(changes.length).toBeGreaterThan(35)
})

test.each(changes)('$code: the code before the change throws it, the code after it does not', async (change) => {
  const { code, message, lines } = change
  const before = (await failureOf(program(code, without('+', lines))))?.replace(/\s+/g, ' ')
  expect(before).toMatch(pattern(message))
  expect(await failureOf(program(code, without('-', lines)))).toBeNull()
})

test('the code after a change has no type errors', () => {
  expect(typeErrorsOf(changes.map(({ code, lines }) => program(code, without('-', lines))))).toEqual([])
})
