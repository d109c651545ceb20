import { expect, test } from 'vitest'
import { checkPageNames } from './page-names.ts'

const reportOf = (...sources: string[]) => {
  try {
    checkPageNames(sources)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('letters of any script, digits, hyphens, dots, underscores and spaces make an address', () => {
  expect(reportOf('index.mdx', 'api/createSlice.mdx', 'guide/v2.0_notes-1.md', 'ünï/日本 語.mdx')).toBe('')
})

test.each(['a#b', 'a?b', 'a%b', 'a\\b', 'a:b', 'a"b', '<b>', 'a|b', 'a*b', 'a\nb', 'a\u0000b'])(
  '%j makes none',
  (name) => {
    expect(reportOf('fine.mdx', `${name}.mdx`)).toContain('The name makes no address: it holds')
  },
)

test('spaces and dots at the ends, letters apart from their accents, and endless names are refused', () => {
  expect(reportOf(' lead.mdx')).toContain('begins or ends with a space or dot')
  expect(reportOf('x..mdx')).toContain('begins or ends with a space or dot')
  expect(reportOf('e\u0301.mdx')).toContain('The name makes two addresses')
  expect(reportOf(`${'a/'.repeat(120)}b.mdx`)).toContain('longer than 200 bytes')
})

test('every mistake is told at once', () => {
  expect(reportOf('a#.mdx', 'b?.mdx').match(/makes no address/g)).toHaveLength(2)
})
