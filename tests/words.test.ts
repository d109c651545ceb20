/** One spelling and one name for a thing, on all pages: what CONTRIBUTING.md says about words, as far as a program can tell. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SITE } from './places.ts'
import { proseLines } from './readers/prose-lines.ts'

const CONTENT = join(SITE, 'content')

/** What is not written, and what is instead. */
const WORDS: Array<[RegExp, string]> = [
  [/\bcancell(ed|ing|able)\b/i, 'canceled, canceling, cancelable'],
  [/\bthunk ?api\b(?<!thunkAPI)/i, 'thunkAPI'],
  [/\b(behaviou|colou|favou|honou|neighbou|labou)r/i, 'the US spelling, -or'],
  [
    /\b(initiali|seriali|normali|memoi|recogni|customi|synchroni|organi|summari|minimi|optimi)s(e|ed|es|ing|ation)\b/i,
    '-ize',
  ],
  [/\b(centre|licence|defence|grey|whilst|catalogue)\b/i, 'the US spelling'],
  [/\b(modell|travell|labell|signall)(ed|ing)\b/i, 'one l'],
  [/\bRTKQ\b/, 'RTK Query'],
  [/\bredux toolkit\b/, 'Redux Toolkit'],
]

const FILES = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'))

/** A sentence about a moment is read while the recording plays: two lines on a phone. */
const STEP_WORDS = 14

test('a sentence about a moment has at most fourteen words', () => {
  const sentences = FILES.flatMap((file) =>
    [...readFileSync(join(CONTENT, file), 'utf8').matchAll(/^```steps.*\n([\s\S]*?)^```/gm)].flatMap(([, lines = '']) =>
      lines.split('\n').flatMap((line) => {
        const [, sentence] = / \| (.+)$/.exec(line) ?? []
        return sentence === undefined ? [] : [{ file, sentence }]
      }),
    ),
  )
  expect(sentences.length).toBeGreaterThan(500)
  expect(sentences.filter(({ sentence }) => sentence.split(/\s+/).length > STEP_WORDS)).toEqual([])
})

test.each(FILES)('%s is written with the words of all pages', (file) => {
  const found = proseLines(readFileSync(join(CONTENT, file), 'utf8')).flatMap((line, index) =>
    WORDS.flatMap(([pattern, instead]) => {
      const word = pattern.exec(line.replace(/`[^`]*`/g, ''))?.[0]
      return word === undefined ? [] : [`${file}:${index + 1} "${word}": write ${instead}`]
    }),
  )
  expect(found).toEqual([])
})
