import { expect, test } from 'vitest'
import { guardCode } from './guard-code.ts'

const NAMES = { guard: '__liveGuard', each: '__liveEach', eachAsync: '__liveEachAsync', meta: '__liveMeta' }
const guarded = (code: string) => guardCode(code, NAMES).code

test('every loop asks on each round, on its own line', () => {
  expect(guarded('while (a) b()')).toBe('while (__liveGuard(), a) b()')
  expect(guarded('do a()\nwhile (b)')).toBe('do a()\nwhile (__liveGuard(), b)')
  expect(guarded('for (let n = 0; n < 3; n++) a()')).toBe('for (let n = 0; __liveGuard(), n < 3; n++) a()')
  expect(guarded('for (;;) ;')).toBe('for (; __liveGuard();) ;')
  expect(guarded('for (const a of [1, (2)]) b()')).toBe('for (const a of __liveEach( [1, (2)])) b()')
  expect(guarded('async function a() { for await (const b of c()) {} }')).toBe(
    'async function a() {__liveGuard(); for await (const b of __liveEachAsync( c())) {} }',
  )
})

test('loops inside loops and inside heads are guarded, too', () => {
  const code = 'for (const f of [() => { while (1); }]) {\n  for (;;) { f() }\n}'
  expect(guarded(code)).toBe(
    'for (const f of __liveEach( [() => {__liveGuard(); while (__liveGuard(), 1); }])) {\n  for (; __liveGuard();) { f() }\n}',
  )
})

test('what a loop goes through is found in every kind of head', () => {
  for (const [code, expected] of [
    ['for (let i = 0; (i < 3); i++) a()', 'for (let i = 0; G, (i < 3); i++) a()'],
    ['for (let i = 0; [i][0]; ) a()', 'for (let i = 0; G, [i][0]; ) a()'],
    ['for (const x of Array.of(1)) a()', 'for (const x of E( Array.of(1))) a()'],
    ['for (x of of) a()', 'for (x of E( of)) a()'],
    ['for (of of of) a()', 'for (of of E( of)) a()'],
    ['for (const of of of.of) a()', 'for (const of of E( of.of)) a()'],
    ['for (const [of] of a?.of) b()', 'for (const [of] of E( a?.of)) b()'],
    ['for (a.of of b) c()', 'for (a.of of E( b)) c()'],
    ['for ((a) of b) c()', 'for ((a) of E( b)) c()'],
    ['for (x of `of`) a()', 'for (x of E( `of`)) a()'],
    ['for (const a in b) c()', 'for (const a in G, b) c()'],
    ['for (a.in in b, c) d()', 'for (a.in in G, b, c) d()'],
    ['for (const of in { a: 1 in b }) c()', 'for (const of in G, { a: 1 in b }) c()'],
    ['for (const a of b in c) d()', 'for (const a of E( b in c)) d()'],
    ['for (let a = (1 in b); a; ) c()', 'for (let a = (1 in b); G, a; ) c()'],
    ['for (async of => {}; a; ) b()', 'for (async of => {G;}; G, a; ) b()'],
  ] as const)
    expect(guarded(code)).toBe(expected.replaceAll('G', '__liveGuard()').replaceAll('E', '__liveEach'))
  const run = new Function(
    '__liveGuard',
    '__liveEach',
    guarded(`const found = [], of = [3], o = {}
      for (let i = 0; (i < 2); i++) found.push(i)
      for (const x of Array.of(2)) found.push(x)
      for (o.of of of) found.push(o.of)
      for (const x of \`of\`) found.push(x)
      return found`),
  )
  expect(
    run(
      () => true,
      (items: unknown) => items,
    ),
  ).toEqual([0, 1, 2, 3, 'o', 'f'])
})

test('what only looks like a loop stays', () => {
  for (const code of [
    'a.for(b)',
    'a?.while(b)',
    'class A { #for = 1; while = null }',
    'a.for.while = b.#for',
    'a = { while: b, do: 1 }.while(c)',
    '"while (a)"',
    '`for (;;)`',
    '/while (a)/',
  ]) {
    expect(guarded(code)).toBe(code)
  }
})

test('every function asks when it is called, whatever kind it is', () => {
  for (const [code, expected] of [
    ['function a(b = {}) { c() }', 'function a(b = {}) {G; c() }'],
    ['const a = function b() {}', 'const a = function b() {G;}'],
    ['const a = () => {}', 'const a = () => {G;}'],
    ['const a = () => b', 'const a = () => (G, b)'],
    ['const a = async b => await c, d', 'const a = async b => (G, await c), d'],
    ['a(async (b) => c(), d)', 'a(async (b) => (G, c()), d)'],
    ['const a = ({ b }, [c]) => ({ b, c })', 'const a = ({ b }, [c]) => (G, ({ b, c }))'],
    ['const a = b => c => d', 'const a = b => (G, c => (G, d))'],
    ['const a = (b = () => 1) => b', 'const a = (b = () => (G, 1)) => (G, b)'],
    ['const a = (b) => // c\n  d', 'const a = (b) => // c\n  (G, d)'],
    ['const a = b ? (c) => d : (e) => f', 'const a = b ? (c) => (G, d) : (e) => (G, f)'],
    ['a(`$' + '{b.map((c) => c)}`)', 'a(`$' + '{b.map((c) => (G, c))}`)'],
    ['function* a() { yield 1 }', 'function* a() {G; yield 1 }'],
    [
      'const a = { b() {}, get c() { return 1 }, set c(d) {}, async *e() {}, [f]() {} }',
      'const a = { b() {G;}, get c() {G; return 1 }, set c(d) {G;}, async *e() {G;}, [f]() {G;} }',
    ],
    [
      'class A extends B { constructor() { super() } static c() {} #d() {} e = () => this }',
      'class A extends B { constructor() {G; super() } static c() {G;} #d() {G;} e = () => (G, this) }',
    ],
    [
      'class A { static while(b) { this.#for(b) } #for() {} }',
      'class A { static while(b) {G; this.#for(b) } #for() {G;} }',
    ],
    ['const a = () => import.meta.env', 'const a = () => (G, __liveMeta.env)'],
  ] as const) {
    expect(guarded(code)).toBe(expected.replaceAll('G', '__liveGuard()'))
  }
})

test('what runs before the body of a function, or without any, asks as well', () => {
  for (const [code, expected] of [
    ['function a(b = c()) {}', 'function a(b = (G, c())) {G;}'],
    [
      'const a = (b = c, [d = e] = [], { f: g = h, i = j }) => k',
      'const a = (b = (G, c), [d = (G, e)] = [], { f: g = (G, h), i = (G, j) }) => (G, k)',
    ],
    ['const a = async function b({ [c()]: d }) {}', 'const a = async function b({ [(G, c())]: d }) {G;}'],
    ['a((b = (c = d()) => e) => f)', 'a((b = (c = (G, d())) => (G, e)) => (G, f))'],
    ['const a = { b(c = d()) {}, set e(f = g()) {} }', 'const a = { b(c = (G, d())) {G;}, set e(f = (G, g())) {G;} }'],
    [
      'class A { a = new A(); #b = a.b; [c] = d; static = e; static f = g }',
      'class A { a = (G, new A()); #b = (G, a.b); [c] = (G, d); static = (G, e); static f = (G, g) }',
    ],
    ['class A { a = b\n"c" = d }', 'class A { a = (G, b)\n"c" = (G, d) }'],
    ['class A { a = b || (() => c) }', 'class A { a = (G, b || (() => (G, c))) }'],
    // What only makes a function asks nothing, and the function keeps its name.
    [
      'class A { a = () => b; c = async (d) => e; f = function () {}; g = [1, -2]; h = {}; i }',
      'class A { a = () => (G, b); c = async (d) => (G, e); f = function () {G;}; g = [1, -2]; h = {}; i }',
    ],
    [
      'const a = (b = (c) => d, e = null, f = async function* g() {}) => h',
      'const a = (b = (c) => (G, d), e = null, f = async function* g() {G;}) => (G, h)',
    ],
    ['class A { a = async; b = function () {}() }', 'class A { a = (G, async); b = (G, function () {G;}()) }'],
    ['const a = b(), { c } = d()', 'const a = b(), { c } = d()'],
  ] as const)
    expect(guarded(code)).toBe(expected.replaceAll('G', '__liveGuard()'))
  const make = new Function('__liveGuard', guarded('return class { a = () => 1; b = async (c) => c }'))
  const { a, b } = new (make(() => true))()
  expect([a.name, b.name, b.length]).toEqual(['a', 'b', 1])
})

test('blocks that are no functions stay, and so do name and length of a function', () => {
  for (const code of [
    'if (a) { b() } else { c() }',
    '{ a() }',
    'try { a() } catch (b) { c() }',
    'class A { static { b() } }',
  ])
    expect(guarded(code)).toBe(code)
  const make = new Function(
    '__liveGuard',
    guarded('const named = (a, b) => a + b; return { named, async method(a) {} }'),
  )
  const { named, method } = make(() => true)
  expect([named.name, named.length, method.name, method.length, named(1, 2)]).toEqual(['named', 2, 'method', 1, 3])
})

test('import.meta becomes a name', () => {
  expect(guarded('a(import.meta.env.DEV)')).toBe('a(__liveMeta.env.DEV)')
})

test('a comment that only scripts know hides no loop', () => {
  const code = 'a <!--b + `\nwhile (true) {}\n//`'
  expect(guarded(code)).toBe(code.replace('<!', '< !'))
  // Before, this was a comment and an endless loop.
  expect(new Function('a', 'b', `${guarded(code)}\nreturn b`)(1, 5)).toBe(4)
  for (const text of ['"<!--"', '`<!--`', '/<!--/', 'a << !--b', '// <!--', 'while_ = (n --> 0)'])
    expect(guarded(text)).toBe(text)
})

test('where there are slashes there is a proof of one reading, place for place as long', () => {
  for (const [code, proof] of [
    ['a(b)', null],
    ['a // b / c', null],
    ['a("/b/") + `/$' + '{c}/`', null],
    ['a / b', 'a * b'],
    ['a /= b / c', 'a *= b * c'],
    ['a(/b/g)', 'a([]  )'],
    ['a / /[/]/.b', 'a * []   .b'],
    ['a < /<!--/', 'a < []    '],
    ['a <!--/b/', 'a < !--[] '],
  ] as const)
    expect(guardCode(code, NAMES).proof, code).toBe(proof)
  const { code, proof } = guardCode('for (const a of b) c(a / 2, /d/)', NAMES)
  expect(code).toBe('for (const a of __liveEach( b)) c(a / 2, /d/)')
  expect(proof).toBe(code.replace('a / 2', 'a * 2').replace('/d/', '[] '))
})

/** What the browser does with a text: it is strict, and has the body of a function. */
const parses = (code: string) => {
  try {
    new Function(`"use strict";\n${code}`)
    return true
  } catch {
    return false
  }
}

test('code that the browser reads differently has a proof that it does not accept', () => {
  for (const code of [
    'var n = 0\nfunction f() { var await = 1, g = 1\nawait /x; while (true) { n++ } /g/g }',
    'const f = () => {}\n/=`/; while (true) f() //`',
    'const f = a => {}\n/=`/; while (true) f() //`',
    'const f = async () => {}\n/="/; while (true) f() //"',
    // Leaves its function.
    'function f() { var await = 1, x = 1, g = 1\nawait /x }}; out(); function h() { { var g = 1; 1 /g/g }',
  ]) {
    const { code: text, proof } = guardCode(code, NAMES)
    expect(parses(text.replace('}}; out(); function h() { {', ';')), code).toBe(true)
    expect(text, code).not.toContain('while (__liveGuard()')
    expect(parses(proof ?? ''), code).toBe(false)
  }
})

test('code that means the same to both has a proof that is accepted', () => {
  for (const code of [
    'const a = 1\nconst b = () => {}\n/b/.test(a)',
    'let a\n/b/.test(a)',
    'if (a) /b/.test(a)\nelse /c/.test(a)\n{}\n/d/.test(a) / 2',
    'async function f(a) { await /b/.test(a) / 2; return /c/ }',
    'function* f(a) { yield /b/; yield\n/c/.test(a) }',
    'for (const a of /b/.exec(c)) d(a / 2)',
    'do a(); while (b) /c/.test(d)',
    'const a = { b: /c/, d() {} } / 2, e = [] / 2, f = g++ / 2',
    'class A { b = /c/\n d = 1 / 2; static { /e/.test(f) } }\n/g/.test(h)',
    'switch (a) { case /b/: break\n/c/.test(d) }',
    'const a = `$' + '{b / 2}` / `$' + '{/c/}`.length',
    'a = b\n/c/d.e',
    'new /a/.constructor(/b/), typeof /c/, !/d/, a ? /b/ : /c/, (a, /b/), a => /b/',
  ]) {
    const { code: text, proof } = guardCode(code, NAMES)
    expect(proof, code).not.toBeNull()
    expect([parses(text), parses(proof ?? '')], code).toEqual([true, true])
  }
})
