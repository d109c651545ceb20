import type { z } from 'zod'
import { fieldsOf } from '#model/fields.ts'
import { nearest } from '#model/nearest.ts'
import type { Problem } from '#model/problem.ts'

/** What the checker found, as mistakes in the author's words: the setting's path, what is wrong, and the way out. */
export function configProblems(error: z.ZodError, config: unknown, file: string): Problem[] {
  return error.issues.map((issue) => {
    const value = valueAt(config, issue.path)
    const [message = '', hint] = explain(issue, value).split('\n')
    const problem: Problem = { message: `${describePath(config, issue.path)} ${message}`, place: { file } }
    return hint ? { ...problem, hint } : problem
  })
}

/** A message of our own schema stands as it is; what zod says by itself is put into plain words. */
function explain(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      if (!issue.message.startsWith('Invalid input')) return issue.message
      return value === undefined ? 'is missing.' : `must be ${kindOf(issue.expected)}, not ${show(value)}.`
    case 'invalid_value':
      return [
        `must be ${issue.values.map(show).join(' or ')}, not ${show(value)}.`,
        ...suggestion(value, issue.values),
      ].join('\n')
    case 'invalid_union': {
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : []
      const wrong = value === undefined ? 'is missing.' : `is bad: there is no type ${show(value)}.`
      return [wrong, [...suggestion(value, options), `Types: ${options.join(', ')}.`].join(' ')].join('\n')
    }
    case 'too_small':
      return issue.origin === 'string' && issue.message.startsWith('Too small') ? 'must not be empty.' : issue.message
    default:
      return issue.message
  }
}

function suggestion(value: unknown, options: readonly unknown[]): string[] {
  const meant = typeof value === 'string' ? nearest(value, options.map(String)) : null
  return meant === null ? [] : [`Did you mean "${meant}"?`]
}

const KINDS: Record<string, string> = {
  string: 'text in quotes',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  number: 'a number',
  int: 'a whole number',
}

const kindOf = (expected: string) => KINDS[expected] ?? expected

/** A value as an author would recognize it: short, and quoted when it is text. */
function show(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return typeof value === 'function' ? 'a function' : String(value)
}

function valueAt(config: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => fieldsOf(value)[key], config)
}

/** `navbar.items[2] ("API").to`: where a setting stands, with the label of each list item on the way. */
function describePath(config: unknown, path: PropertyKey[]): string {
  if (path.length === 0) return 'the configuration'
  let described = ''
  path.forEach((key, index) => {
    if (typeof key !== 'number') {
      described += index === 0 ? String(key) : `.${String(key)}`
      return
    }
    const { label, title } = fieldsOf(valueAt(config, path.slice(0, index + 1)))
    const name = [label, title].find((candidate) => typeof candidate === 'string')
    described += `[${key}]${name ? ` ("${name}")` : ''}`
  })
  return described
}
