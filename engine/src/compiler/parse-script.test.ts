import { expect, test } from 'vitest'
import { loadScriptParser, type ParseScript, rememberScripts } from './parse-script.ts'

test('a block that is read for its JavaScript and for its colors is parsed once', () => {
  const asked: string[] = []
  const parse = rememberScripts((code, lang) => {
    asked.push(`${lang} ${code}`)
    return code === '(' ? null : { program: { type: 'Program', start: 0, end: code.length }, comments: [] }
  })
  const blocks: Array<Parameters<ParseScript>> = [
    ['a', 'ts'],
    ['a', 'tsx'],
    ['(', 'ts'],
  ]
  for (const block of [...blocks, ...blocks]) parse(...block)
  expect(asked).toEqual(['ts a', 'tsx a', 'ts ('])
})

test('no more is remembered than the blocks of a page', () => {
  let count = 0
  const parse = rememberScripts(() => {
    count++
    return null
  })
  for (let index = 0; index < 100; index++) parse(String(index), 'ts')
  parse('99', 'ts')
  expect(count).toBe(100)
  parse('0', 'ts')
  expect(count).toBe(101)
})

test('a fragment is no script', async () => {
  const parse = await loadScriptParser()
  expect(parse('const a: number = 1 // one', 'ts')?.comments).toMatchObject([{ value: ' one' }])
  expect(parse('} else {', 'ts')).toBe(null)
})
