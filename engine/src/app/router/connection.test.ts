// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isConstrained } from './connection.ts'

test.each([
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: true }, true],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '3g' }, false],
  [{}, false],
  [undefined, false],
])('a connection of %j: constrained %s', (connection, isSo) => {
  Object.assign(navigator, { connection })
  expect(isConstrained()).toBe(isSo)
})
