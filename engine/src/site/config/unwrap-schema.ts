import { z } from 'zod'

/** Whether a setting may be left out, and what it is then. */
export type Presence = { type: 'required' } | { type: 'optional' } | { type: 'default'; value: unknown }

/** What a value must be, without what is done to it before and after. */
export interface Unwrapped {
  schema: z.core.$ZodType
  presence: Presence
}

/** Takes off `optional`, `default`, `prefault`, `lazy`, transforms and preprocessing. The outermost word on absence counts. */
export function unwrapSchema(outer: z.core.$ZodType): Unwrapped {
  let schema = outer
  let presence: Presence | null = null
  for (;;) {
    if (schema instanceof z.core.$ZodOptional) {
      presence ??= { type: 'optional' }
      schema = schema._zod.def.innerType
    } else if (schema instanceof z.core.$ZodDefault || schema instanceof z.core.$ZodPrefault) {
      presence ??= { type: 'default', value: schema._zod.def.defaultValue }
      schema = schema._zod.def.innerType
    } else if (schema instanceof z.core.$ZodLazy) {
      schema = schema._zod.innerType
    } else if (schema instanceof z.core.$ZodPipe) {
      const { in: first, out } = schema._zod.def
      schema = first instanceof z.core.$ZodTransform ? out : first // a transform comes first: it prepares what `out` checks
    } else {
      return { schema, presence: presence ?? { type: 'required' } }
    }
  }
}
