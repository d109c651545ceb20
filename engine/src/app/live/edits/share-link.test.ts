import { expect, test } from 'vitest'
import { readShareHash, sharedId, shareHash } from './share-link.ts'

const example = {
  files: ['App.tsx', 'deskSlice.ts'].map((name) => ({ name, code: 'export {}', isShown: true })),
}

/** A hash with any value in it, packed as a link would be. */
async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = Buffer.from(await new Response(stream).arrayBuffer())
  return `#live=desk.${bytes.toString('base64url')}`
}

test('changes come out of a link as they went in', async () => {
  const edits = { 'App.tsx': 'const name = "Émile 📚"\n'.repeat(30) }
  const hash = await shareHash('desk', edits)
  expect(hash).toMatch(/^#live=desk\.[\w-]+$/)
  expect(sharedId(hash ?? '')).toBe('desk')
  expect(await readShareHash(hash ?? '', example)).toEqual({ edits })
})

test('without changes a link leads to the example', async () => {
  expect(await shareHash('desk', {})).toBe('#desk')
})

test('what does not fit into an address is not made into one', async () => {
  const noise = Array.from({ length: 40_000 }, (_, index) => ((index * 7919) % 9973).toString(36)).join('')
  expect(await shareHash('desk', { 'App.tsx': noise })).toBeNull()
})

test('only names of the example with strings behind them are taken', async () => {
  const wrong = 'Its code is not for the files of this example.'
  for (const value of [
    { 'other.ts': '' },
    { 'App.tsx': 1 },
    { 'App.tsx': '', '__proto__.x': '' },
    {},
    [],
    null,
    'App.tsx',
    { constructor: 'x' },
  ]) {
    expect(await readShareHash(await packed(value), example), JSON.stringify(value)).toEqual({ problem: wrong })
  }
})

test('what is damaged, too long, or unpacks to more than an example is refused', async () => {
  const damaged = { problem: 'It is damaged.' }
  for (const hash of ['#live=desk.', '#live=desk', '#live=desk.!!', '#live=desk.AAAA', '#live=desk.<img src=x>']) {
    expect(await readShareHash(hash, example), hash).toEqual(damaged)
  }
  expect(await readShareHash(`#live=desk.${'A'.repeat(8001)}`, example)).toEqual({ problem: 'It is too long.' })
  expect(await readShareHash(await packed({ 'App.tsx': 'a'.repeat(5_000_000) }), example)).toEqual({
    problem: 'It holds too much code.',
  })
})

test('code that does not look as it runs is refused; letters of any script are not', async () => {
  const problem = 'Its code is not what it looks like.'
  for (const code of [
    '// \u202e }',
    "'\u2066'",
    '// a comment\u2028alert()',
    '// \u2029',
    ...['\u200e', '\u200f', '\u061c'].map((mark) => `// a${mark} }`),
    // Names that cannot be seen.
    ...['\u3164', '\uffa0', '\u115f', '\u1160', '\u17b4'].map((filler) => `const ${filler} = 1`),
    // Names that look like others.
    ...['\u200c', '\u200d', '\ufe0f', '\u180b', '\u{e0100}', '\u034f'].map((mark) => `stor${mark}e.dispatch()`),
    ...['$\u200d = 1', '_\u200c = 1', '\u200dstore', "'a\u200b'", '\u2062', 'a\ufeffb', "'ad\u00admin'", '\u{e0041}'],
  ]) {
    expect(await readShareHash(await packed({ 'App.tsx': code }), example), JSON.stringify(code)).toEqual({ problem })
  }
  for (const code of [
    '// שלום, سلام 👩‍👩‍👧 日本語\r\n\t\ud800',
    "<p title='🏃‍♀️ ❤️'>🏳️‍🌈, ✌🏽 é Ⅳ ª</p>",
    'const größe = `ñ`, имя = "ไทย", Ω_$1 = /[^\\w]/u',
  ]) {
    const edits = { 'App.tsx': code }
    expect(await readShareHash(await packed(edits), example), code).toEqual({ edits })
  }
})

test('other hashes are about no example', () => {
  expect(sharedId('#options')).toBeNull()
  expect(sharedId('#live=%E0%A4%A.x')).toBeNull()
})
