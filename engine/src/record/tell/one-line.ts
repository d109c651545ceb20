import type { Shown } from '#model/live.ts'

const MOST = 120

/** A value on one line, cut off where it is long. */
const oneLine = (shown: Shown): string => cut(write(shown), MOST)

/** What a call of the console prints, on one line. */
export const printed = (values: Shown[]): string => values.map(write).join(' ')

/** The first characters of a text, and a sign that there were more. */
export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

function write(shown: Shown): string {
  if (shown.kind === 'text') return shown.text
  const more = shown.more > 0 ? ['…'] : []
  if (shown.kind === 'list') return `[${[...shown.items.map(write), ...more].join(', ')}]`
  const inside = [...shown.entries.map(([key, value]) => `${key}: ${write(value)}`), ...more].join(', ')
  return `${shown.name ? `${shown.name} ` : ''}${inside ? `{ ${inside} }` : '{}'}`
}

/** What is at a path of a value; null: nothing is, or nothing that counts. */
function partOf(shown: Shown, [first, ...rest]: string[]): Shown | null {
  if (first === undefined) return shown.kind === 'text' && shown.text === 'undefined' ? null : shown
  const [, found] = (shown.kind === 'object' && shown.entries.find(([key]) => key === first)) || []
  return found ? partOf(found, rest) : null
}

/** What an action carries: of a request what was asked for, of any other its payload. */
export function carriedBy(action: Shown, thunk: { name: string; phase: string } | null): string {
  const payload = partOf(action, ['payload']) ?? partOf(action, ['error', 'message'])
  if (thunk?.phase !== 'pending') return payload ? oneLine(payload) : ''
  const given = partOf(action, ['meta', 'arg', 'originalArgs']) ?? plainArgument(action)
  return cut(`${thunk.name.split('/').at(-1)}(${given ? oneLine(given) : ''})`, MOST)
}

/** Of a request that has an endpoint, the argument is a description of it. */
function plainArgument(action: Shown): Shown | null {
  return partOf(action, ['meta', 'arg', 'endpointName']) ? null : partOf(action, ['meta', 'arg'])
}
