import { expect, test } from 'vitest'
import { hostedSynonyms } from './hosted-settings.ts'

test('a synonym leads one way: from each word that readers say to those that pages say', () => {
  const synonyms = hostedSynonyms([
    [
      ['axios', 'ajax'],
      ['query', 'fetch'],
    ],
    [['axios'], ['request']],
  ])
  expect(synonyms.map(({ type, input, synonyms: said }) => [type, input, said])).toEqual([
    ['oneWaySynonym', 'axios', ['query', 'fetch']],
    ['oneWaySynonym', 'ajax', ['query', 'fetch']],
    ['oneWaySynonym', 'axios', ['request']],
  ])
  expect(new Set(synonyms.map(({ objectID }) => objectID)).size).toBe(3)
})
