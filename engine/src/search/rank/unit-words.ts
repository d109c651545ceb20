import * as FIELD from '../index/field.ts'
import { eachWord } from '../index/tokenize.ts'
import type { Entry, Vocabulary } from '../index/vocabulary.ts'
import type { Field } from '../index/word.ts'
import { isStopWord } from '../index/word-forms.ts'
import { QUOTED } from '../query/read-query.ts'
import type { Phrase, Unit } from './unit.ts'

/** Where words are noted. */
interface Words {
  vocabulary: Vocabulary
}

/** So few words are no message, whatever else is quoted. */
const LEAST_FIXED = 3

/** Notes the words of a text as those of a unit. Returns the phrase they are, unless it is a text that is nobody's name. */
export function addWords({ vocabulary }: Words, { number }: Unit, field: Field, text: string): Phrase {
  const phrase: Phrase = []
  eachWord(text, (word) => {
    const entry = vocabulary.add(word, number, field)
    if (field !== FIELD.text && field !== FIELD.code) pushWords(entry, phrase)
  })
  return phrase
}

/** The same for a heading or message. What it quotes is the example's, nobody will paste it: that is no part of the phrase. */
export function addFixedWords(catalog: Words, unit: Unit, field: Field, text: string): Phrase {
  const all = addWords(catalog, unit, field, text)
  const fixed = text.replace(QUOTED, ' ')
  if (fixed === text) return all
  const phrase: Phrase = []
  eachWord(fixed, (word) => pushWords(catalog.vocabulary.entryOf(word), phrase))
  return phrase.length >= LEAST_FIXED ? phrase : all
}

function pushWords({ whole, parts }: Entry, phrase: Phrase): void {
  for (const word of parts.length ? parts : [whole]) if (!isStopWord(word.text)) phrase.push(word.number)
}
