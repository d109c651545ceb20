import { expect, test } from 'vitest'
import { readSentence, urlWithSentence } from './sentence-address.ts'

const PAGE = 'https://docs.example/api/thunk'
const marked = (...words: string[]) => words.map((text) => ({ text, isMatch: true }))
const queryOf = (url: string) => new URL(url).search

test('a hit without a sentence leads to its place alone', () => {
  expect(urlWithSentence({ url: `${PAGE}#run`, sentence: null, excerpt: marked('run') })).toBe(`${PAGE}#run`)
})

test('a sentence and its marked words travel before the hash, and come back as they were', () => {
  const sentence = 'abort() ends the run & does not wait.'
  const excerpt = [{ text: 'and ', isMatch: false }, ...marked('Abort', 'ends  the', 'abort')]
  const url = urlWithSentence({ url: `${PAGE}#run`, sentence, excerpt })
  expect(url).toBe(`${PAGE}?find=abort%28%29+ends+the+run+%26+does+not+wait.&mark=abort+ends+the#run`)
  expect(readSentence(queryOf(url))).toEqual({ from: sentence, to: '', words: ['abort', 'ends', 'the'] })
})

test('what the address of a hit asks for stays in it', () => {
  const url = urlWithSentence({ url: `${PAGE}?view=list#run`, sentence: 'It ends.', excerpt: null })
  expect(url).toBe(`${PAGE}?view=list&find=It+ends.#run`)
})

test('of a long sentence beginning and end travel', () => {
  const words = Array.from({ length: 40 }, (_, i) => `word${i}`)
  const url = urlWithSentence({ url: PAGE, sentence: words.join(' '), excerpt: null })
  expect(url.length).toBeLessThan(PAGE.length + 120)
  expect(readSentence(queryOf(url))).toEqual({
    from: words.slice(0, 8).join(' '),
    to: words.slice(-4).join(' '),
    words: [],
  })
})

test('an address that names nothing asks for nothing', () => {
  for (const search of ['', '?find=', '?find=%20', '?mark=word', '?q=find']) expect(readSentence(search)).toBeNull()
})

test('of an endless address only the beginning is read', () => {
  const read = readSentence(`?find=${'a'.repeat(5000)}&mark=${'b+'.repeat(5000)}`)
  expect(read?.from).toHaveLength(300)
  expect(read?.words).toHaveLength(12)
})

test('what cannot be decoded is no error', () => {
  expect(readSentence('?find=%E0%A4%A')?.from).toBeTypeOf('string')
})

test('of endless words to mark only the first are read, and no more of them than a page can bear', () => {
  const marked = (mark: string) => readSentence(`?${new URLSearchParams({ find: 'a', mark })}`)?.words
  expect(marked('x'.repeat(5000))).toEqual(['x'.repeat(200)])
  expect(marked('a b '.repeat(500))).toHaveLength(12)
  expect(marked('  Two\n words ')).toEqual(['two', 'words'])
})
