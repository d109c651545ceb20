import { z } from 'zod'

/** A name for texts of one kind, as the page of all settings uses it. */
export interface Word {
  name: string
  /** Continues the sentence "a route is …". */
  meaning: string
}

/** What a schema says about itself to those who write `site.config.ts`. */
export interface Note {
  /** What the setting does, and what happens without it, in whole sentences. */
  meaning?: string
  /** What stands for a setting that is left out, where the schema itself does not tell. */
  fallback?: string
  /** Values of the setting that are right; a test checks them. */
  examples?: readonly unknown[]
  word?: Word
  /** Whether the schema is there only to refuse a value with a reason. */
  isRefusal?: boolean
}

/** Copies inherit: a schema that is described, and is refined or described again, keeps what it had. */
const notes = z.registry<Note>()

function noted<Schema extends z.ZodType>(schema: Schema, note: Note): Schema {
  const copy = schema.clone()
  notes.add(copy, note)
  return copy
}

/** A setting with what it means. Goes around `optional`, `default` and `transform`, which do not pass on what is inside them. */
export function described<Schema extends z.ZodType>(
  schema: Schema,
  meaning: string,
  more: { fallback?: string; examples?: ReadonlyArray<z.input<Schema>> } = {},
): Schema {
  return noted(schema, { meaning, ...more })
}

/** Text of a kind that has a name of its own. */
export function named<Schema extends z.ZodType>(schema: Schema, name: string, meaning: string): Schema {
  return noted(schema, { word: { name, meaning } })
}

/** A schema that accepts nothing and is known only so that its reason can be told. */
export function refusal<Schema extends z.ZodType>(schema: Schema): Schema {
  return noted(schema, { isRefusal: true })
}

/** What a schema says about itself. */
export const noteOf = (schema: z.core.$ZodType): Note => notes.get(schema) ?? {}
