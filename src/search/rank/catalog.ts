import {
  CODE_MARK,
  type ErrorList,
  type FirstTier,
  type IndexedPage,
  type IndexedSection,
  type SearchKind,
  type TextTier,
} from '#model/search.ts'
import { isAboutMessage, type Name, namesOfPage, namesOfSection } from '../index/names.ts'
import { sectionOfRow } from '../index/section-rows.ts'
import { joined } from '../index/tokenize.ts'
import { createVocabulary, type Vocabulary } from '../index/vocabulary.ts'
import { FIELD } from '../index/word.ts'
import type { ErrorUnit, Group, PlaceUnit, Unit } from './unit.ts'
import { addFixedWords, addWords } from './unit-words.ts'

/** A name and the unit it belongs to. */
export interface NameAt extends Name {
  unit: Unit
}

/** Everything that can be found, and by which words. */
export interface Catalog {
  vocabulary: Vocabulary
  /** By number. */
  units: Unit[]
  groups: Group[]
  /** By joined form. */
  names: Map<string, NameAt[]>
}

/** The catalog of all names, as yet without texts. */
export function createCatalog({ pages, errors }: FirstTier): Catalog {
  const catalog: Catalog = { vocabulary: createVocabulary(), units: [], groups: [], names: new Map() }
  for (const page of pages) addPage(catalog, page)
  for (const list of errors) addErrors(catalog, list)
  return catalog
}

/** Adds the texts of some pages, with the sections that the names do not have, and causes of errors. */
export function addTexts(catalog: Catalog, { from, texts, causes = [] }: TextTier): void {
  texts.forEach(([lead = '', ...rows], index) => {
    const group = catalog.groups[from + index]
    const page = group?.units[0]
    if (!group || !page?.page) return
    addText(catalog, page, lead)
    // The names have some of these sections already.
    const known = new Map(group.units.map((unit) => [unit.section?.id, unit]))
    group.units = [page]
    for (const row of rows) {
      const [head = ''] = row.split('\n', 1)
      const section = sectionOfRow(head)
      const unit = known.get(section.id) ?? addSection(catalog, group, page.page, section)
      group.units.push(unit)
      addText(catalog, unit, row.slice(head.length + 1))
    }
  })
  const errors = causes.length ? catalog.units.filter(({ error }) => error) : []
  errors.forEach((unit, index) => {
    const cause = causes[index]
    if (!unit.error || cause === undefined) return
    unit.error.cause = cause
    addWords(catalog.vocabulary, unit, FIELD.cause, cause)
  })
}

function addPage(catalog: Catalog, page: IndexedPage): void {
  const { vocabulary } = catalog
  const group = addGroup(catalog, page.title, page.kind, page)
  const unit = addUnit(catalog, group, page.title, { page, section: null, error: null })
  unit.phrases.push(addWords(vocabulary, unit, FIELD.title, page.title))
  for (const keyword of page.keywords) unit.phrases.push(addWords(vocabulary, unit, FIELD.keyword, keyword))
  addWords(vocabulary, unit, FIELD.description, page.description)
  addNames(catalog, unit, namesOfPage(page))
  group.units = [unit, ...page.sections.map((row) => addSection(catalog, group, page, sectionOfRow(row)))]
}

function addErrors(catalog: Catalog, { group: title, route, trail, messages }: ErrorList): void {
  const group = addGroup(catalog, title, 'error', null)
  for (const [code, message] of messages) {
    const error = { code, message, cause: '', route: route + code, group: title, trail }
    const unit = addUnit(catalog, group, message, { page: null, section: null, error })
    // What the library fills in is written in braces: `in {path}`. Nobody will paste the braces.
    unit.phrases.push(addWords(catalog.vocabulary, unit, FIELD.message, message.replace(/\{[^{}]*\}/g, ' ')))
    group.units.push(unit)
  }
}

function addSection(catalog: Catalog, group: Group, page: IndexedPage, section: IndexedSection): Unit {
  const unit = addUnit(catalog, group, section.title, { page, section, error: null })
  unit.phrases.push(addFixedWords(catalog.vocabulary, unit, FIELD.heading, section.title))
  addNames(catalog, unit, namesOfSection(section))
  return unit
}

function addGroup({ groups }: Catalog, title: string, kind: SearchKind, page: IndexedPage | null): Group {
  const group: Group = { title, key: page ? joined(title) : '', kind, page, units: [] }
  groups.push(group)
  return group
}

type Of<T extends Unit> = Pick<T, 'page' | 'section' | 'error'>

function addUnit({ units }: Catalog, group: Group, title: string, of: Of<PlaceUnit> | Of<ErrorUnit>): Unit {
  const unit: Unit = { number: units.length, group, title, text: '', phrases: [], ...of }
  units.push(unit)
  return unit
}

function addNames({ names }: Catalog, unit: Unit, list: Name[]): void {
  for (const name of list) {
    const at: NameAt = Object.assign(name, { unit })
    const others = names.get(name.key)
    if (others) others.push(at)
    else names.set(name.key, [at])
  }
}

function addText({ vocabulary }: Catalog, unit: Unit, text: string): void {
  const [shown = ''] = text.split(CODE_MARK, 1)
  Object.assign(unit, { text: shown, words: undefined })
  addWords(vocabulary, unit, FIELD.text, text)
  // A section about a message begins with it: that is what it is called, whatever stands above it.
  const [quote = ''] = shown.split('\n', 1)
  if (unit.section && isAboutMessage(unit.section.id) && quote) {
    unit.phrases.push(addFixedWords(vocabulary, unit, FIELD.quote, quote))
  }
}
