import { expect, test } from 'vitest'
import { loadScriptParser, type ParseScript, rememberScript } from './parse-script.ts'

test('a block that is read for its JavaScript and then for its colors is parsed once', () => {
  const asked: string[] = []
  const parse = rememberScript((code, lang) => {
    asked.push(`${lang} ${code}`)
    return code === '(' ? null : { program: { type: 'Program', start: 0, end: code.length }, comments: [] }
  })
  const blocks: Array<Parameters<ParseScript>> = [
    ['a', 'ts'],
    ['a', 'tsx'],
    ['(', 'ts'],
  ]
  for (const block of blocks) expect(parse(...block)).toBe(parse(...block))
  expect(asked).toEqual(['ts a', 'tsx a', 'ts ('])
})

test('a fragment is no script', async () => {
  const parse = await loadScriptParser()
  expect(parse('const a: number = 1 // one', 'ts')?.comments).toMatchObject([{ value: ' one' }])
  expect(parse('} else {', 'ts')).toBe(null)
})
