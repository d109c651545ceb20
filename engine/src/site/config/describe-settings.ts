import { z } from 'zod'
import { noteOf, type Word } from './described.ts'
import { printLiteral } from './print-literal.ts'
import { type Presence, unwrapSchema } from './unwrap-schema.ts'

/** One setting in words. */
export interface SettingRow {
  /** `navbar.items[].to` */
  path: string
  type: string
  /** What stands for it when it is left out, or that it is required. */
  absent: string
  meaning: string
}

/** The settings of items with one `type`. */
export interface SettingVariant {
  /** Where such items stand: `navbar.items[]`. */
  path: string
  /** How an item says that it is one: `type: 'doc'`. */
  mark: string
  meaning: string
  rows: SettingRow[]
}

/** A setting of the configuration with everything inside it. */
export interface SettingSection {
  name: string
  isRequired: boolean
  rows: SettingRow[]
  variants: SettingVariant[]
  examples: readonly unknown[]
}

/** All settings of a configuration, and the words that their types are told in. */
export interface SettingsDescription {
  sections: SettingSection[]
  words: Word[]
}

/** What a schema says about the settings it checks. A setting without a description is an error that names it. */
export function describeSettings(schema: z.core.$ZodType): SettingsDescription {
  const { schema: whole } = unwrapSchema(schema)
  if (!(whole instanceof z.core.$ZodObject)) throw new Error('The schema of a configuration is not that of an object.')
  const walk: Walk = { seen: new Map(), words: new Map() }
  const sections = Object.entries(whole._zod.def.shape).map(([name, setting]): SettingSection => {
    const { examples } = noteOf(setting)
    if (!examples) throw new Error(`${name} has no example.\nAdd one to its described(…) in config-schema.ts.`)
    const { rows, variants } = describeSetting(setting, name, walk)
    const isRequired = unwrapSchema(setting).presence.type === 'required'
    return { name, isRequired, rows, variants, examples }
  })
  return { sections, words: [...walk.words.values()] }
}

interface Walk {
  /** Where an object was described first: it is not described again. */
  seen: Map<z.core.$ZodType, string>
  words: Map<string, Word>
}

interface Inside {
  rows: SettingRow[]
  variants: SettingVariant[]
}

/** A type in words, for one value and for many, and what is inside it. */
interface Kind extends Inside {
  one: string
  many: string
}

const simple = (one: string, many = `${one}${one.endsWith('s') ? 'es' : 's'}`): Kind => ({
  one,
  many,
  rows: [],
  variants: [],
})

function describeSetting(setting: z.core.$ZodType, path: string, walk: Walk): Inside {
  const { schema, presence } = unwrapSchema(setting)
  if (schema instanceof z.core.$ZodNever) return { rows: [], variants: [] }
  const kind = describeKind(schema, path, walk)
  const row: SettingRow = {
    path,
    type: kind.one,
    absent: absentOf(presence, noteOf(setting).fallback),
    meaning: meaningOf(setting, path),
  }
  return { rows: [row, ...kind.rows], variants: kind.variants }
}

function absentOf(presence: Presence, fallback = 'none'): string {
  if (presence.type === 'default') return code(printLiteral(presence.value))
  return presence.type === 'required' ? 'required' : fallback
}

function meaningOf(schema: z.core.$ZodType, path: string): string {
  const { meaning } = noteOf(schema)
  if (meaning) return meaning
  throw new Error(`${path} has no description.\nWrap its schema in described(…), beside the others in src/site/config.`)
}

function describeKind(outer: z.core.$ZodType, path: string, walk: Walk): Kind {
  const { schema } = unwrapSchema(outer)
  const { word } = noteOf(schema)
  if (word) {
    walk.words.set(word.name, word)
    return simple(word.name)
  }
  if (schema instanceof z.core.$ZodString) return simple('text')
  if (schema instanceof z.core.$ZodBoolean) return simple('`true` or `false`')
  if (schema instanceof z.ZodNumber) return describeNumber(schema)
  if (schema instanceof z.core.$ZodEnum) return simple(either(Object.values(schema._zod.def.entries)))
  if (schema instanceof z.core.$ZodArray) {
    const { many, ...inside } = describeKind(schema._zod.def.element, `${path}[]`, walk)
    return { ...inside, one: `list of ${many}`, many: `lists of ${many}` }
  }
  if (schema instanceof z.core.$ZodTuple) {
    const items = schema._zod.def.items.map((item) => describeKind(item, `${path}[]`, walk).one)
    return simple(`pair (${items.join(', ')})`, `pairs (${items.join(', ')})`)
  }
  if (schema instanceof z.core.$ZodRecord) {
    const key = describeKind(schema._zod.def.keyType, path, walk).one
    const { one, ...inside } = describeKind(schema._zod.def.valueType, `${path}.<${key}>`, walk)
    const words = `for each ${key} a ${one}`
    return { ...inside, one: `object: ${words}`, many: `objects: ${words}` }
  }
  if (schema instanceof z.core.$ZodObject) return describeObject(schema, path, walk)
  if (schema instanceof z.core.$ZodDiscriminatedUnion) return describeUnion(schema, path, walk)
  throw new Error(`${path} is a ${schema._zod.def.type}, which has no words yet.\nAdd them in describe-settings.ts.`)
}

function describeNumber({ isInt, minValue, maxValue }: z.ZodNumber): Kind {
  const name = isInt ? 'whole number' : 'number'
  return simple(minValue === null || maxValue === null ? name : `${name} from ${minValue} to ${maxValue}`)
}

function describeObject(schema: z.core.$ZodObject, path: string, walk: Walk): Kind {
  const before = walk.seen.get(schema)
  if (before !== undefined) return simple(`object as in ${code(before)}`, `objects as in ${code(before)}`)
  walk.seen.set(schema, path)
  return { ...simple('object'), ...describeShape(schema, path, walk) }
}

function describeShape(schema: z.core.$ZodObject, path: string, walk: Walk, without?: string): Inside {
  const settings = Object.entries(schema._zod.def.shape).filter(([key]) => key !== without)
  const inside = settings.map(([key, setting]) => describeSetting(setting, `${path}.${key}`, walk))
  return { rows: inside.flatMap(({ rows }) => rows), variants: inside.flatMap(({ variants }) => variants) }
}

/** Options are marked as seen before any is described: one may hold the others, or itself. */
function describeUnion(union: z.core.$ZodDiscriminatedUnion, path: string, walk: Walk): Kind {
  const { options, discriminator } = union._zod.def
  const accepted = options
    .filter((option) => !noteOf(option).isRefusal)
    .map((option) => optionOf(option, discriminator, path))
  const names = accepted.map(({ name }) => code(name)).join(', ')
  const before = accepted.map(({ schema }) => walk.seen.get(schema)).find((place) => place !== undefined)
  const fresh = accepted.filter(({ schema }) => !walk.seen.has(schema))
  for (const { schema } of fresh) walk.seen.set(schema, path)
  const variants = fresh.flatMap(({ schema, name, mark }): SettingVariant[] => {
    const { rows, variants } = describeShape(schema, path, walk, discriminator)
    return [
      { path, mark: `${discriminator}: '${name}'`, meaning: meaningOf(mark, `${path} ${name}`), rows },
      ...variants,
    ]
  })
  const place = before === undefined ? '' : ` as in ${code(before)}`
  return { ...simple(`item${place}: ${names}`, `items${place}: ${names}`), variants }
}

function optionOf(option: z.core.$ZodType, discriminator: string, path: string) {
  const { schema } = unwrapSchema(option)
  const mark = schema instanceof z.core.$ZodObject ? schema._zod.def.shape[discriminator] : undefined
  if (schema instanceof z.core.$ZodObject && mark instanceof z.core.$ZodLiteral)
    return { schema, mark, name: mark._zod.def.values.join() }
  throw new Error(`${path} has an item that is not told by its ${discriminator}.\nGive it one that is a literal.`)
}

const either = (values: readonly unknown[]) => values.map((value) => code(printLiteral(value))).join(' or ')
const code = (text: string) => `\`${text}\``
