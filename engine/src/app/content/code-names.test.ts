// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { codeKey, packNames } from '#model/page-types.ts'
import { namesOf, rangeOf, textOf } from './code-names.ts'

const SOURCE = 'const copies: number = three\nlend(copies)'

function codeWith(html: string): HTMLElement {
  const code = document.createElement('code')
  code.innerHTML = html
  return code
}

const plain = codeWith('<c-k>const</c-k> copies: number = three\n<c-f>lend</c-f>(copies)')
const marked = codeWith(
  '<span class="line" data-line="failing"><c-k>const</c-k> copies: number = three\n</span>' +
    '<span class="line code-error" data-line="failing"><b>TS2304</b> No name.</span>' +
    '<span class="line"><c-f>lend</c-f>(copies)</span>',
)
const types = {
  infos: [],
  sentences: [],
  links: [],
  blocks: {
    [codeKey(SOURCE)]: packNames([
      { start: 6, info: 0 },
      { start: 29, info: 1 },
      { start: 34, info: 0 },
    ]),
  },
}

test('the text of a block is its code, without what is said about it', () => {
  expect(textOf(plain)).toBe(SOURCE)
  expect(textOf(marked)).toBe(SOURCE)
})

test('names are found in the pieces that colors and lines make of a block', () => {
  for (const code of [plain, marked]) {
    expect(namesOf(code, types).map((name) => rangeOf(code, name).toString())).toEqual(['copies', 'lend', 'copies'])
  }
})

test('a block that no file knows has no names', () => {
  expect(namesOf(codeWith('other'), types)).toEqual([])
})
