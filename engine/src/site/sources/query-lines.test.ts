import { expect, test } from 'vitest'
import type { Problem } from '#model/problem.ts'
import { parseQueries } from './query-lines.ts'

function parse(text: string) {
  const problems: Problem[] = []
  const queries = parseQueries(text, 'asked/loans.queries.txt', problems)
  return { queries: queries.map(({ section, question }) => [section, question]), problems }
}

test('a line has a section and what readers type to find it', () => {
  const { queries, problems } = parse('# loans\nextend: keep longer; error: too late ;\r\n\n fees : what it costs\n')
  expect(queries).toEqual([
    ['extend', 'keep longer'],
    ['extend', 'error: too late'],
    ['fees', 'what it costs'],
  ])
  expect(problems).toEqual([])
  expect(parse('')).toEqual({ queries: [], problems: [] })
})

test.each(['no section', ': without one', 'fees:', 'fees: ;;', 'two words: query'])('%s is reported', (line) => {
  const { queries, problems } = parse(`extend: keep longer\n${line}`)
  expect(queries).toEqual([['extend', 'keep longer']])
  expect(problems).toMatchObject([{ place: { file: 'asked/loans.queries.txt', line: 2 } }])
})
