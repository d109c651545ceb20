import { expect, test } from 'vitest'
import { colorCode } from './color-code.ts'

/** Each colored stretch with its letter. */
function colors(code: string, isJsx = true): string {
  return colorCode(code, isJsx)
    .filter(([, , kind]) => kind !== 'p')
    .map(([from, to, kind]) => `${kind}:${code.slice(from, to)}`)
    .join(' ')
}

test('keywords, strings, numbers, comments, calls and types of a slice', () => {
  expect(colors("import { createShelf } from '@harbor/shelves'")).toBe("k:import k:from s:'@harbor/shelves'")
  expect(colors('export const desk = createSlice({ onLoan: 1, isOpen: true }) // done')).toBe(
    'k:export k:const f:createSlice n:1 n:true c:// done',
  )
  expect(colors('lent: (state, action: PayloadAction<string>) => { state.onLoan.push(action.payload) },')).toBe(
    'f:lent t:PayloadAction t:string f:push',
  )
  expect(colors('interface Book { id: string; copies?: number }')).toBe('k:interface t:Book t:string t:number')
})

test('elements: tags, components, text that only looks like code, and braces in it', () => {
  const code = 'return (\n  <p className="a">of {copies} for <b>you</b> and <Shelf size={2} /></p>\n)'
  expect(colors(code)).toBe('k:return k:p s:"a" k:b k:b t:Shelf n:2 k:p')
  expect(colors('const a = items.map((item) => <li key={item.id}>return {item.name}</li>)')).toBe(
    'k:const f:map k:li k:li',
  )
  expect(colors('x ? <></> : <A.B>if</A.B>')).toBe('t:A.B t:A.B')
})

test('less than, type arguments and generics begin no element', () => {
  expect(colors('if (a < b && c > d) {}')).toBe('k:if')
  expect(colors('build.query<Book, string>({})')).toBe('f:query t:Book t:string')
  expect(colors('const f = <T,>(x: T) => x')).toContain('t:T')
  expect(colors('const f = <T>(x: T) => x', false)).toContain('t:T')
})

test('templates hold code, and code holds regular expressions and divisions', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to color
  expect(colors('`books/${id + `-${1}`}/loans`')).toBe('s:`books/ s:`- n:1 s:` s:/loans`')
  expect(colors('a / b / c')).toBe('')
  expect(colors('x = /[/"]+/g')).toBe('s:/[/"]+/g')
})

test('words of the library that are also keywords stay names where they are names', () => {
  expect(colors('action.type')).toBe('')
  expect(colors("{ type: 'a', from: 1, of }")).toBe("s:'a' n:1")
  expect(colors('import type { Book } from "x"; type Id = Book["id"]')).toContain('k:type t:Id t:Book')
})

test('code that does not parse is colored as far as it goes, each character once', () => {
  for (const code of [
    "const a = 'x",
    '`${',
    '<p',
    'return <p>{',
    '/* a',
    '}}}',
    'a = <p title="',
    '(((',
    '\\',
    'x = /a',
  ]) {
    let end = 0
    for (const [from, to] of colorCode(code, true)) {
      expect(from).toBeGreaterThanOrEqual(end)
      expect(to).toBeGreaterThan(from - 1)
      end = to
    }
    expect(end).toBeLessThanOrEqual(code.length)
  }
})

test('what never ends is not looked for again and again: a link may bring any code', () => {
  // Each of these took seconds to minutes, and as long again at every key.
  const length = 100_000
  for (const part of ['/[', '/\\', '1', 'a:():']) {
    const code = `${part.repeat(length / part.length)}a`
    const { user: before } = process.cpuUsage()
    colorCode(code, true)
    expect((process.cpuUsage().user - before) / 1000, part).toBeLessThan(2500)
  }
})
