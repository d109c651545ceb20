/** What readers ask of each page stands beside the words that answer it: an edit that loses an answer fails here. */
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('every question is answered by the words beside it', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tests/readers/check-questions.mjs'], { encoding: 'utf8' })
  expect(status, stdout).toBe(0)
})
