import { expect, test } from 'vitest'
import { codeTitle } from './code-title.ts'

test('a name is as small as it takes to be on one line', () => {
  expect(codeTitle('createEntityAdapter')).toBe(
    '<span style="font-size:min(1em,100cqi/10.64)">createEntityAdapter</span>',
  )
})

test('of several words the longest counts: between them a line may break', () => {
  expect(codeTitle('api.util  upsertQueryData')).toContain('100cqi/8.40')
})

test('a title is text, whatever it holds', () => {
  expect(codeTitle('Map<"𝒌">')).toBe('<span style="font-size:min(1em,100cqi/4.48)">Map&lt;"𝒌"&gt;</span>')
})
