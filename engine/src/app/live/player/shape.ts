import { fieldsOf } from '#model/fields.ts'

/** Whether a value of which nothing is known yet is what it should be. */
export type Check = (value: unknown) => boolean

const LONGEST_TEXT = 2000
/** A day, in milliseconds. */
const LONGEST_RUN = 86_400_000

export const fields =
  (checks: Record<string, Check>): Check =>
  (value) =>
    Object.entries(checks).every(([name, check]) => check(fieldsOf(value)[name]))

export const list =
  (most: number, check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check)

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

export const oneOf =
  (...names: unknown[]): Check =>
  (value) =>
    names.includes(value)

export const text =
  (longest = LONGEST_TEXT): Check =>
  (value) =>
    typeof value === 'string' && value.length <= longest

export const time: Check = (value) => typeof value === 'number' && value >= 0 && value <= LONGEST_RUN

export const whole: Check = (value) => Number.isSafeInteger(value) && time(value)
