import {
  CODE_MARK,
  type ErrorList,
  type FirstTier,
  type IndexedPage,
  type IndexedSection,
  type TextTier,
} from '#model/search.ts'
import * as FIELD from '../index/field.ts'
import { isAboutMessage, type Name, namesOfPage, namesOfSection } from '../index/names.ts'
import { sectionOfRow } from '../index/section-rows.ts'
import { joined } from '../index/tokenize.ts'
import { createVocabulary, type Vocabulary } from '../index/vocabulary.ts'
import { addPhrase, createPhraseIndex, type PhraseIndex } from './phrase-index.ts'
import { createScratch, type Scratch } from './scratch.ts'
import type { ErrorUnit, Group, PageGroup, PlaceUnit, Unit } from './unit.ts'
import { kindOf, type UnitKind } from './unit-kind.ts'
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
  /** By number of a unit. */
  kinds: UnitKind[]
  groups: Group[]
  /** By joined form. */
  names: Map<string, NameAt[]>
  phrases: PhraseIndex
  scratch: Scratch
}

/** The catalog of all names, as yet without texts. */
export function createCatalog({ pages, errors }: FirstTier): Catalog {
  const catalog: Catalog = {
    vocabulary: createVocabulary(),
    units: [],
    kinds: [],
    groups: [],
    names: new Map(),
    phrases: createPhraseIndex(),
    scratch: createScratch(),
  }
  for (const page of pages) addPage(catalog, page)
  for (const list of errors) addErrors(catalog, list)
  return catalog
}

/** Adds the texts of some pages, with the keywords and sections that the names do not have, and causes and places of errors. */
export function addTexts(catalog: Catalog, { from, texts, phrases, causes = [] }: TextTier): void {
  texts.forEach(([lead = '', ...rows], index) => {
    const page = catalog.groups[from + index]?.units[0]
    if (!page || page.error) return
    const { group } = page
    addKeywords(catalog, page, phrases?.[index]?.split('\n').filter(Boolean) ?? [])
    addText(catalog, page, lead)
    // The names have some of these sections already.
    const known = new Map(group.units.map((unit) => [unit.section?.id, unit]))
    group.units = [page]
    for (const row of rows) {
      const [head = ''] = row.split('\n', 1)
      const section = sectionOfRow(head)
      const unit = known.get(section.id) ?? addSection(catalog, group, section)
      for (const job of section.jobs ?? [])
        addPhrase(catalog.phrases, unit, addFixedWords(catalog, unit, FIELD.job, job))
      addWords(catalog, unit, FIELD.asked, section.asked ?? '')
      group.units.push(unit)
      addText(catalog, unit, row.slice(head.length + 1))
    }
    nest(group)
  })
  const errors = catalog.units.filter(({ error }) => error)
  causes.forEach(([cause, route], index) => {
    const unit = errors[index]
    if (!unit?.error) return
    Object.assign(unit.error, { cause, route })
    addWords(catalog, unit, FIELD.cause, cause)
  })
}

function addPage(catalog: Catalog, page: IndexedPage): void {
  const { title, kind, keywords, description, sections } = page
  const group: PageGroup = { title, key: joined(title), kind, page, units: [], numbers: [] }
  catalog.groups.push(group)
  const unit = addUnit(catalog, title, { group, section: null, above: null, error: null })
  addPhrase(catalog.phrases, unit, addWords(catalog, unit, FIELD.title, title))
  addKeywords(catalog, unit, keywords)
  addWords(catalog, unit, FIELD.description, description)
  group.units = [unit, ...sections.map((row) => addSection(catalog, group, sectionOfRow(row)))]
  nest(group)
}

function addKeywords(catalog: Catalog, unit: Unit, keywords: string[]): void {
  for (const keyword of keywords) addPhrase(catalog.phrases, unit, addWords(catalog, unit, FIELD.keyword, keyword))
  addNames(catalog, unit, namesOfPage(keywords))
}

function addErrors(catalog: Catalog, { group: title, route, trail, messages }: ErrorList): void {
  const group: Group = { title, key: '', kind: 'error', page: null, units: [], numbers: [] }
  catalog.groups.push(group)
  for (const [code, message] of messages) {
    const error = { code, message, cause: '', route: route + code, group: title, trail }
    const unit = addUnit(catalog, message, { group, section: null, above: null, error })
    // What the library fills in is written in braces: `in {path}`. Nobody will paste the braces.
    addPhrase(catalog.phrases, unit, addWords(catalog, unit, FIELD.message, message.replace(/\{[^{}]*\}/g, ' ')))
    group.units.push(unit)
    group.numbers.push(unit.number)
  }
}

function addSection(catalog: Catalog, group: PageGroup, section: IndexedSection): Unit {
  const unit = addUnit(catalog, section.title, { group, section, above: null, error: null })
  addPhrase(catalog.phrases, unit, addFixedWords(catalog, unit, FIELD.heading, section.title))
  addNames(catalog, unit, namesOfSection(section))
  return unit
}

/** Notes the order of the sections of a page, and tells each which one it is a part of. */
function nest(group: PageGroup): void {
  const { units } = group
  group.numbers = units.map(({ number }) => number)
  const open: PlaceUnit[] = []
  for (const unit of units) {
    if (!unit.section) continue
    const { level } = unit.section
    while ((open.at(-1)?.section?.level ?? 0) >= level) open.pop()
    unit.above = open.at(-1) ?? null
    open.push(unit)
  }
}

type Of<T extends Unit> = Pick<T, 'group' | 'section' | 'above' | 'error'>

function addUnit({ units, kinds }: Catalog, title: string, of: Of<PlaceUnit> | Of<ErrorUnit>): Unit {
  const unit: Unit = { number: units.length, title, text: '', phrases: [], length: 0, sentences: undefined, ...of }
  units.push(unit)
  kinds.push(kindOf(unit))
  return unit
}

function addNames({ names }: Catalog, unit: Unit, list: Name[]): void {
  for (const name of list) {
    const at: NameAt = Object.assign(name, { unit })
    if (!names.get(name.key)?.push(at)) names.set(name.key, [at])
  }
}

function addText(catalog: Catalog, unit: Unit, text: string): void {
  const [shown = '', hidden = ''] = text.split(CODE_MARK)
  Object.assign(unit, { text: shown, sentences: undefined, length: text.split(' ').length })
  addWords(catalog, unit, FIELD.text, shown)
  addWords(catalog, unit, FIELD.code, hidden)
  // A section about a message begins with it: that is what it is called, whatever stands above it.
  const [quote = ''] = shown.split('\n', 1)
  if (unit.section && isAboutMessage(unit.section.id) && quote) {
    addPhrase(catalog.phrases, unit, addFixedWords(catalog, unit, FIELD.quote, quote))
  }
}
