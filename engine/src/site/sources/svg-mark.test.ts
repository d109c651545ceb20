import { expect, test } from 'vitest'
import type { BuildError } from '#model/problem.ts'
import { svgMark } from './svg-mark.ts'

const svg = (inside: string, attributes = '') => `<svg viewBox="0 0 32 32"${attributes}>${inside}</svg>`

test('A drawing keeps its shapes, without comments, words and the names of other programs', () => {
  const source = `<?xml version="1.0"?>
<!-- made by hand -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://i.example" width="64" viewBox="0 0 32 32" i:version="1">
  <title>Moon</title>
  <g><circle cx='16' r="5.4" class="a" /></g>
  <rect width="2" height="3"></rect>
</svg>
`
  expect(svgMark(source, 'mark.svg')).toEqual({
    viewBox: '0 0 32 32',
    inner: '<g><circle cx="16" r="5.4"></circle></g><rect width="2" height="3"></rect>',
    hasColors: false,
  })
})

test('What the root says of colors goes into a group, and the drawing has colors of its own', () => {
  expect(svgMark(svg('<path d="M0 0h9" />', ' fill="none" stroke="currentColor"'), 'mark.svg')).toEqual({
    viewBox: '0 0 32 32',
    inner: '<g fill="none" stroke="currentColor"><path d="M0 0h9"></path></g>',
    hasColors: true,
  })
})

test('Ids get names that no heading has, and references follow', () => {
  const source = svg(
    '<defs><linearGradient id="sky"><stop stop-color="#fff"/></linearGradient></defs>' +
      `<path fill="url('#sky')" stroke="#123"/><use href="#sky"/>`,
  )
  expect(svgMark(source, 'mark.svg').inner).toBe(
    '<defs><linearGradient id="mark-sky"><stop stop-color="#fff"></stop></linearGradient></defs>' +
      '<path fill="url(#mark-sky)" stroke="#123"></path><use href="#mark-sky"></use>',
  )
})

test.each([
  ['script', svg('<script>alert(1)</script>'), '<script> may not be in a mark.'],
  ['style sheet', svg('<style>a{}</style>'), '<style> may not be in a mark.'],
  ['HTML inside', svg('<g><foreignObject/></g>'), '<foreignObject> may not be in a mark.'],
  ['picture', svg('<image href="#a"/>'), '<image> may not be in a mark.'],
  ['animation', svg('<set attributeName="href" to="x"/>'), '<set> may not be in a mark.'],
  ['handler', svg('<path onclick="a()"/>'), 'onclick runs code, which a drawing may not do.'],
  ['handler of the root', svg('', ' onload="a()"'), 'onload runs code, which a drawing may not do.'],
  ['style', svg('<path style="fill:red"/>'), 'style may say anything, which a mark may not.'],
  ['reference', svg('<use href="other.svg#a"/>'), 'href leads out of the file: "other.svg#a".'],
  ['old reference', svg('<use xlink:href="https://a.example/#a"/>'), 'xlink:href leads out'],
  ['paint', svg('<path fill="url(https://a.example/#a)"/>'), 'fill leads out'],
  ['hidden paint', svg('<path fill="\\75rl(a)"/>'), 'fill hides what it says'],
  ['hidden style', svg('<path STYLE="fill:red"/>'), 'STYLE says nothing about how a drawing looks.'],
  ['function', svg('<path fill="image(\'a.png\')"/>'), 'fill holds image(), which no drawing needs.'],
  ['attribute given twice', svg('<use href="#a" HREF="#b"/>'), 'HREF is given twice.'],
  ['text', svg('<g>Words</g>'), '<g> holds text.'],
  ['two roots', `${svg('')}${svg('')}`, 'The file is not one <svg> element.'],
  ['no root', '', 'The file is not one <svg> element.'],
  ['another root', '<html></html>', 'The file is not one <svg> element.'],
  ['no size', '<svg><path/></svg>', '<svg> has no viewBox of four numbers.'],
  ['bad size', '<svg viewBox="0 0 32"><path/></svg>', '<svg> has no viewBox of four numbers.'],
  ['open element', svg('<g>'), '</svg> closes what is not open.'],
  ['open root', '<svg viewBox="0 0 1 1">', '<svg> is not closed.'],
  ['closed too often', `${svg('')}</svg>`, '</svg> closes what is not open.'],
  ['document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'The file is no SVG from here on.'],
  ['attribute without quotes', '<svg viewBox=1>', 'The file is no SVG from here on.'],
])('A mark is refused for its %s', (_, source, message) => {
  expect(() => svgMark(source, 'mark.svg')).toThrow(message)
})

test('A mistake names its line and column, and the way out', () => {
  try {
    svgMark('<svg viewBox="0 0 1 1">\n  <path\n    onclick="a()" />\n</svg>\n', 'theme/mark.svg')
    expect.unreachable()
  } catch (error) {
    expect((error as BuildError).problems).toMatchObject([
      { place: { file: 'theme/mark.svg', line: 3, column: 5 }, hint: 'Remove the attribute.' },
    ])
  }
})
