import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Getting Started', 'getting-started'],
  ["What's new in 2.0?", 'whats-new-in-20'],
  ['createSlice(options)', 'createsliceoptions'],
  ['A — B & C', 'a--b--c'],
  ['snake_case  and-hyphen', 'snake_case--and-hyphen'],
  ['Ünïcode 日本', 'ünïcode-日本'],
  ['???', ''],
])('%s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})
