import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** Parts of sucrase for what no example is written in, or asked for. */
const UNUSED =
  /\/sucrase\/dist\/esm\/(?:parser\/plugins\/flow|transformers\/(?:Flow|JestHoist|ReactHotLoader|ESMImport)Transformer|computeSourceMap|util\/formatTokens|Options)\.js$/

/** Numbers by name, by the name of the table. */
type Tables = Record<string, Map<string, number>>

/** Everything that reads its tables of numbers. */
const READS_TABLES = /\/sucrase\/dist\/esm\/|\/src\/live\/worker\//

/**
 * Makes sucrase smaller by a third: parts that live examples never reach (Flow, Jest, source maps, the check of options) are
 * emptied, and the names in its tables of numbers, which it looks up as it runs, become the numbers.
 */
export function leanSucrase(): Plugin {
  let tables: Tables | null = null
  return {
    name: 'lean-sucrase',
    transform: {
      filter: { id: READS_TABLES },
      handler(code, id) {
        if (UNUSED.test(id.replaceAll('\\', '/'))) return emptied(code)
        tables ??= readTables()
        return compactTree(withNumbers(code, tables))
      },
    },
  }
}

/** A module with the same exports and nothing behind them. */
export function emptied(code: string): string {
  const functions = [...code.matchAll(/^export (?:async )?function (\w+)/gm)].map(
    ([, name]) => `export function ${name}() {}`,
  )
  return [
    ...functions,
    ...(/^export default class/m.test(code) ? ['export default class {}'] : []),
    ...(/^export default function/m.test(code) ? ['export default function () {}'] : []),
  ].join('\n')
}

/** `tt.parenL` becomes its number, wherever it is read. */
export function withNumbers(code: string, tables: Tables): string {
  return code.replace(/\b(tt|TokenType|charCodes|ContextualKeyword)\.(\w+)/g, (name, table, key) => {
    return String(tables[table]?.get(key) ?? name)
  })
}

/** The tree of keywords is a list of 5,000 numbers, almost all of them -1: the others are written with their place. */
export function compactTree(code: string): string {
  return code.replace(/new Int32Array\(\[([^\]]*)\]\)/, (whole, list: string) => {
    const values = list
      .replace(/\/\/.*$/gm, '')
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean)
      .map(numberOf)
    if (values.some(Number.isNaN)) return whole
    const known = values.flatMap((value, index) => (value === -1 ? [] : [[index, value]]))
    const gaps = known.flatMap(([index = 0, value = 0], at) => [index - (known[at - 1]?.[0] ?? 0), value])
    return `((tree, gaps) => { for (let at = 0, n = 0; n < gaps.length; n += 2) tree[at += gaps[n]] = gaps[n + 1]; return tree })(new Int32Array(${values.length}).fill(-1), [${gaps}])`
  })
}

/** `12`, `12 << 1`, `(12 << 1) + 1` */
function numberOf(text: string): number {
  const [, shifted, plain] = /^\(?(-?\d+) << 1\)?(?: \+ 1)?$|^(-?\d+)$/.exec(text) ?? []
  if (plain !== undefined) return Number(plain)
  return Number(shifted) * 2 + (text.endsWith('+ 1') ? 1 : 0)
}

function readTables(): Tables {
  const require = createRequire(import.meta.url)
  const read = (file: string, name: string): Map<string, number> =>
    new Map(Object.entries<number>(require(`sucrase/dist/parser/${file}.js`)[name]))
  const tokens = read('tokenizer/types', 'TokenType')
  return {
    tt: tokens,
    TokenType: tokens,
    charCodes: read('util/charcodes', 'charCodes'),
    ContextualKeyword: read('tokenizer/keywords', 'ContextualKeyword'),
  }
}
