import { readFileSync } from 'node:fs'

/** What a reader writes for one feature, counted in its source: the front page compares two versions of the same. */
const COUNTS: Record<string, (code: string) => number> = {
  'Action type constants': (code) => matches(code, /^const [A-Z_]+ = '/gm),
  'Action creators': (code) => matches(code, /=> \(\{ type: [A-Z_]+/g),
  'Cases in a switch': (code) => matches(code, /^\s+case /gm),
  'Spreads to copy state': (code) => matches(code, /\.\.\./g),
  'Loading and error flags set by hand': (code) => matches(code, /\b(isLoading: (true|false)|error: (null|action))/g),
  Lines: (code) => code.split('\n').filter((line) => line.trim() !== '').length,
}

const matches = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].length
const source = (name: string) =>
  readFileSync(new URL(`../samples/what-you-stop-writing/${name}.ts`, import.meta.url), 'utf8')

/** Rows of the comparison: what, by hand, with Redux Toolkit. */
export function countCeremony(): Array<[name: string, byHand: number, withToolkit: number]> {
  const [byHand, withToolkit] = [source('by-hand'), source('with-toolkit')]
  return Object.entries(COUNTS).map(([name, count]) => [name, count(byHand), count(withToolkit)])
}

if (process.argv[1] === import.meta.filename) console.table(countCeremony())
