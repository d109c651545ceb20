import {
  CODE_MARK,
  type FirstTier,
  type IndexedError,
  type IndexedPage,
  type IndexedSection,
  type SearchKind,
  type TextTier,
} from '#model/search.ts'
import { isAboutMessage, type Name, namesOfPage, namesOfSection } from '../index/names.ts'
import { sectionOfRow } from '../index/section-rows.ts'
import { eachWord, joined } from '../index/tokenize.ts'
import { createVocabulary, type Entry, FIELD, type Field, type Vocabulary } from '../index/vocabulary.ts'
import { isStopWord } from '../index/word-forms.ts'
import { QUOTED } from '../query/read-query.ts'
import type { ExcerptSource } from '../show/excerpt.ts'

/** Something that can be found by itself: a page with its first words, a section, an error message. Numbered from 0. */
export interface Unit extends ExcerptSource {
  group: number
  title: string
  /** Null for a page. */
  section: IndexedSection | null
  error: IndexedError | null
  /** Titles and keywords as numbers of words without stop words, to tell how much of one a query covers. */
  phrases: number[][]
}

/** What hits are grouped by: a page, or the error messages of one list. */
export interface Group {
  title: string
  /** The title in joined form; empty for error messages, which have no title to type. */
  key: string
  kind: SearchKind
  page: IndexedPage | null
  /** In reading order; the first one of a page is the page itself. */
  units: number[]
}

/** A name and the unit it belongs to. */
export interface NameAt extends Name {
  unit: number
}

/** Everything that can be found, and by which words. */
export interface Catalog {
  vocabulary: Vocabulary
  units: Unit[]
  groups: Group[]
  /** By joined form. */
  names: Map<string, NameAt[]>
  addTexts(tier: TextTier): void
}

/** So few words are no message, whatever else is quoted. */
const LEAST_FIXED = 3

/** The catalog of all names, as yet without texts. */
export function createCatalog({ pages, errors }: FirstTier): Catalog {
  const vocabulary = createVocabulary()
  const units: Unit[] = []
  const groups: Group[] = []
  const names = new Map<string, NameAt[]>()

  function addWords(text: string, field: Field, unit = units.length - 1): number[] {
    const numbers: number[] = []
    eachWord(text, (word) => {
      const entry = vocabulary.add(word, unit, field)
      if (field !== FIELD.text) pushWords(entry, numbers)
    })
    return numbers
  }

  function pushWords({ whole, parts }: Entry, numbers: number[]) {
    for (const number of parts.length ? parts : [whole]) {
      if (!isStopWord(vocabulary.textOf(number))) numbers.push(number)
    }
  }

  /** The words of a heading or message, `all` of them unless it quotes something: that is the example's, and nobody will paste it. */
  function fixedWords(text: string, all: number[]): number[] {
    const fixed = text.replace(QUOTED, ' ')
    if (fixed === text) return all
    const numbers: number[] = []
    eachWord(fixed, (word) => pushWords(vocabulary.entryOf(word), numbers))
    return numbers.length >= LEAST_FIXED ? numbers : all
  }

  function addGroup(title: string, kind: SearchKind, page: IndexedPage | null): Group {
    const group: Group = { title, key: page ? joined(title) : '', kind, page, units: [] }
    groups.push(group)
    return group
  }

  function addUnit(group: number, title: string, of: Partial<Pick<Unit, 'section' | 'error'>>): Unit {
    const unit: Unit = { group, title, section: null, error: null, text: '', phrases: [], ...of }
    units.push(unit)
    return unit
  }

  function addNames(list: Name[]) {
    for (const name of list) {
      const at: NameAt = Object.assign(name, { unit: units.length - 1 })
      const others = names.get(name.key)
      if (others) others.push(at)
      else names.set(name.key, [at])
    }
  }

  /** A section and its number. */
  function addSection(group: number, section: IndexedSection): number {
    const unit = addUnit(group, section.title, { section })
    unit.phrases.push(fixedWords(section.title, addWords(section.title, FIELD.heading)))
    addNames(namesOfSection(section))
    return units.length - 1
  }

  pages.forEach((page, index) => {
    const group = addGroup(page.title, page.kind, page)
    const unit = addUnit(index, page.title, {})
    group.units.push(units.length - 1)
    unit.phrases.push(addWords(page.title, FIELD.title))
    for (const keyword of page.keywords) unit.phrases.push(addWords(keyword, FIELD.keyword))
    addWords(page.description, FIELD.description)
    addNames(namesOfPage(page))
    for (const row of page.sections) group.units.push(addSection(index, sectionOfRow(row)))
  })

  const errorUnits: number[] = []
  for (const { group: title, route, trail, messages } of errors) {
    const group = addGroup(title, 'error', null)
    for (const [code, message] of messages) {
      const error: IndexedError = { code, message, cause: '', route: route + code, group: title, trail }
      // What the library fills in is written in braces: `in {path}`. Nobody will paste the braces.
      const phrase = message.replace(/\{[^{}]*\}/g, ' ')
      addUnit(groups.length - 1, message, { error }).phrases.push(addWords(phrase, FIELD.message))
      group.units.push(units.length - 1)
    }
    errorUnits.push(...group.units)
  }

  function addText(number: number, text: string) {
    Object.assign(units[number] as Unit, { text: text.split(CODE_MARK, 1)[0], words: undefined })
    addWords(text, FIELD.text, number)
  }

  /** A section about a message begins with it: that is what it is called, whatever stands above it. */
  function addQuote(number: number) {
    const { section, text, phrases } = units[number] as Unit
    const [quote = ''] = text.split('\n', 1)
    if (section && isAboutMessage(section.id) && quote) {
      phrases.push(fixedWords(quote, addWords(quote, FIELD.quote, number)))
    }
  }

  return {
    vocabulary,
    units,
    groups,
    names,
    addTexts({ from, texts, causes = [] }) {
      texts.forEach(([lead = '', ...sections], index) => {
        const number = from + index
        const group = groups[number]
        const page = group?.units[0]
        if (!group?.page || page === undefined) return
        addText(page, lead)
        // The names have some of these sections already. They keep their numbers.
        const known = new Map(group.units.map((unit) => [units[unit]?.section?.id, unit]))
        group.units = [page]
        for (const row of sections) {
          const [head = ''] = row.split('\n', 1)
          const section = sectionOfRow(head)
          const unit = known.get(section.id) ?? addSection(number, section)
          group.units.push(unit)
          addText(unit, row.slice(head.length + 1))
          addQuote(unit)
        }
      })
      causes.forEach((cause, index) => {
        const number = errorUnits[index]
        const error = number === undefined ? null : units[number]?.error
        if (!error) return
        error.cause = cause
        addWords(cause, FIELD.cause, number)
      })
    },
  }
}
