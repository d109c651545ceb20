import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SYNONYMS } from '../site/search-synonyms.ts'

const pages = readdirSync('site/content', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mdx'))
  .map((path) => readFileSync(`site/content/${path}`, 'utf8').toLowerCase())

const wordsOf = (phrase: string) => phrase.toLowerCase().split(/[^\p{L}\p{N}]+/u)

test('what readers say is at most three words, in small letters, and stands in one row only', () => {
  const said = SYNONYMS.flatMap(([readersSay]) => readersSay)
  expect(said.filter((phrase) => phrase !== phrase.toLowerCase() || wordsOf(phrase).length > 3)).toEqual([])
  expect(said.filter((phrase, index) => said.indexOf(phrase) !== index)).toEqual([])
})

test('what pages say is on a page: a row that leads nowhere is dead weight', () => {
  const meant = SYNONYMS.flatMap(([, pagesSay]) => pagesSay)
  const isOnAPage = (phrase: string) => pages.some((text) => wordsOf(phrase).every((word) => text.includes(word)))
  expect(meant.filter((phrase) => !isOnAPage(phrase))).toEqual([])
})
