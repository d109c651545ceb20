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

test.each(readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx')))(
  '%s is written with the words of all pages',
  (file) => {
    const found = proseLines(readFileSync(join(CONTENT, file), 'utf8')).flatMap((line, index) =>
      WORDS.flatMap(([pattern, instead]) => {
        const word = pattern.exec(line.replace(/`[^`]*`/g, ''))?.[0]
        return word === undefined ? [] : [`${file}:${index + 1} "${word}": write ${instead}`]
      }),
    )
    expect(found).toEqual([])
  },
)
