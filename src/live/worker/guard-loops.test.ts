import { expect, test } from 'vitest'
import { guardLoops } from './guard-loops.ts'

test('every loop asks on each round, on its own line', () => {
  expect(guardLoops('while (a) b()')).toBe('while (__liveGuard(), a) b()')
  expect(guardLoops('do a()\nwhile (b)')).toBe('do a()\nwhile (__liveGuard(), b)')
  expect(guardLoops('for (let n = 0; n < 3; n++) a()')).toBe('for (let n = 0; __liveGuard(), n < 3; n++) a()')
  expect(guardLoops('for (;;) ;')).toBe('for (; __liveGuard();) ;')
  expect(guardLoops('for (const a of [1, (2)]) b()')).toBe('for (const a of __liveEach( [1, (2)])) b()')
  expect(guardLoops('async function a() { for await (const b of c()) {} }')).toBe(
    'async function a() { for await (const b of __liveEachAsync( c())) {} }',
  )
})

test('loops inside loops and inside heads are guarded, too', () => {
  const code = 'for (const f of [() => { while (1); }]) {\n  for (;;) { f() }\n}'
  expect(guardLoops(code)).toBe(
    'for (const f of __liveEach( [() => { while (__liveGuard(), 1); }])) {\n  for (; __liveGuard();) { f() }\n}',
  )
})

test('what only looks like a loop stays', () => {
  for (const code of [
    'a.for(b)',
    'a?.while(b)',
    '"while (a)"',
    '`for (;;)`',
    '/while (a)/',
    'for (const a in b) c()',
  ]) {
    expect(guardLoops(code)).toBe(code)
  }
})

test('import.meta becomes a name', () => {
  expect(guardLoops('a(import.meta.env.DEV)')).toBe('a(__liveMeta.env.DEV)')
})
